import * as contract from '#domain/people/staff-provisioning/staff-provisioning.contract.ts'
import type { AccessRow } from '../../testing/access.ts'

/** The site of the matrix has no directory. What a wrong token gets is in staff-provisioning.routes.test.ts. */
const nobodyFinds = [404, 404, 404, 404, 404, 404, 404] as const
const params = { id: '00000000-0000-4000-8000-000000000000' }
const person = { userName: 'ana@agencia.test', active: true, name: { givenName: 'Ana', familyName: 'Ríos' } }

export const access: readonly AccessRow[] = [
  [contract.listScimPeopleEndpoint, nobodyFinds, async () => ({ query: { filter: 'userName eq "ana@agencia.test"' } })],
  [contract.getScimPersonEndpoint, nobodyFinds, async () => ({ params })],
  [contract.addScimPersonEndpoint, nobodyFinds, async () => ({ body: person })],
  [contract.replaceScimPersonEndpoint, nobodyFinds, async () => ({ params, body: person })],
  [
    contract.changeScimPersonEndpoint,
    nobodyFinds,
    async () => ({ params, body: { Operations: [{ op: 'replace', path: 'active', value: false }] } }),
  ],
  [contract.removeScimPersonEndpoint, nobodyFinds, async () => ({ params })],
  [contract.getScimConfigEndpoint, nobodyFinds],
  [contract.listScimTypesEndpoint, nobodyFinds],
  [contract.listScimSchemasEndpoint, nobodyFinds],
  [contract.getScimSchemaEndpoint, nobodyFinds, async () => ({ params })],
  [contract.getScimTypeEndpoint, nobodyFinds, async () => ({ params })],
  [contract.listScimGroupsEndpoint, nobodyFinds],
]
