import type { FastifyReply } from 'fastify'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { isProblem, readChanges, readFilter, readPerson, type ScimProblem } from '#domain/people/staff-provisioning/scim.rules.ts'
import * as contract from '#domain/people/staff-provisioning/staff-provisioning.contract.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { refuseStranger } from './staff-provisioning.policy.ts'
import { listStaff, type ProvisionedRow, readStaff } from './staff-provisioning.reads.ts'
import * as views from './staff-provisioning.views.ts'
import { addPerson, changeProvisioned, removeProvisioned } from './staff-provisioning.writes.ts'

const refusalOf: Readonly<Record<ScimProblem, Refusal>> = {
  invalidValue: refuse('scim.error.value'),
  invalidPath: refuse('scim.error.path'),
  invalidFilter: refuse('scim.error.filter'),
}

const found = <Item extends { readonly id: string }>(all: readonly Item[], id: string) =>
  all.find((one) => one.id === id) ?? refuse('errors.not_found')

export function staffProvisioningRoutes(platform: Platform) {
  const { config, db } = platform
  const stranger = (reply: FastifyReply) => refuseStranger(config.provisioning, reply.request.headers.authorization)
  const present = (row: ProvisionedRow | Refusal) => (isRefusal(row) ? row : views.presentScimPerson(config, row))

  return [
    route(contract.listScimPeopleEndpoint, async ({ query, reply }) => {
      const refusal = stranger(reply)
      if (refusal) return refusal
      const filter = query.filter === undefined ? undefined : readFilter(query.filter)
      if (isProblem(filter)) return refusalOf[filter]
      const { rows, total } = await listStaff(db, filter, query)
      return views.presentScimList(
        rows.map((row) => views.presentScimPerson(config, row)),
        total,
        query.startIndex,
      )
    }),

    route(contract.getScimPersonEndpoint, async ({ params, reply }) => {
      const refusal = stranger(reply)
      return refusal ?? present((await readStaff(db, params.id)) ?? refuse('errors.not_found'))
    }),

    route(contract.addScimPersonEndpoint, async ({ body, reply }) => {
      const refusal = stranger(reply)
      if (refusal) return refusal
      const wanted = readPerson(body)
      if (isProblem(wanted)) return refusalOf[wanted]
      const added = await addPerson(platform, wanted)
      if (!isRefusal(added)) reply.code(201).header('location', views.placeOf(config, added.uuid))
      return present(added)
    }),

    route(contract.replaceScimPersonEndpoint, async ({ params, body, reply }) => {
      const refusal = stranger(reply)
      if (refusal) return refusal
      const wanted = readPerson(body)
      return isProblem(wanted) ? refusalOf[wanted] : present(await changeProvisioned(platform, params.id, wanted))
    }),

    route(contract.changeScimPersonEndpoint, async ({ params, body, reply }) => {
      const refusal = stranger(reply)
      if (refusal) return refusal
      const wanted = readChanges(body.Operations)
      return isProblem(wanted) ? refusalOf[wanted] : present(await changeProvisioned(platform, params.id, wanted))
    }),

    route(contract.removeScimPersonEndpoint, async ({ params, reply }) => {
      const refusal = stranger(reply) ?? (await removeProvisioned(platform, params.id))
      if (refusal) return refusal
      reply.code(204)
      return {}
    }),

    route(contract.getScimConfigEndpoint, async ({ reply }) => stranger(reply) ?? views.serviceProviderConfig()),
    route(contract.listScimTypesEndpoint, async ({ reply }) => stranger(reply) ?? views.presentScimList(views.resourceTypes())),
    route(contract.getScimSchemaEndpoint, async ({ params, reply }) => stranger(reply) ?? found(views.userSchemas(), params.id)),
    route(contract.getScimTypeEndpoint, async ({ params, reply }) => stranger(reply) ?? found(views.resourceTypes(), params.id)),
    route(contract.listScimGroupsEndpoint, async ({ reply }) => stranger(reply) ?? views.presentScimList([])),
    route(contract.listScimSchemasEndpoint, async ({ reply }) => stranger(reply) ?? views.presentScimList(views.userSchemas())),
  ]
}
