import { expect, test } from 'vitest'
import { rateTextEndpoint, undoRatingEndpoint } from '#domain/assessment/results/rating.contract.ts'
import { auditedActions } from '#domain/audited-actions.ts'
import { listAuditEndpoint } from '#domain/desk/audit/audit.contract.ts'
import {
  deleteApplicationNoteEndpoint,
  saveApplicationNoteEndpoint,
} from '#domain/hiring/application-notes/application-notes.contract.ts'
import { setFlagsEndpoint } from '#domain/hiring/applications/availability.contract.ts'
import { moveCardEndpoint } from '#domain/hiring/board/board.contract.ts'
import { addClientEndpoint, deleteClientEndpoint } from '#domain/hiring/clients/clients.contract.ts'
import { addCurrencyEndpoint } from '#domain/hiring/currencies/currencies.contract.ts'
import { addRoleEndpoint, changeRoleOfEndpoint, updateRolePermissionsEndpoint } from '#domain/people/roles/roles.contract.ts'
import { audit } from '../../platform/audit/audit.ts'
import { changePerson, nameless, noName } from '../../platform/people/person.writes.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { makeApplication, makeVacancy } from '../../testing/records.ts'
import { makeResult } from '../../testing/results.ts'

const site = sharedTestApp({ SITE_TIME_ZONE: 'America/Bogota' })
const client = (name: string) => ({ name_clients: name, ubication_clients: 'Bogotá', status_clients: 'A' })
const find = async (by: TestPerson, query: object) =>
  (await site.call(listAuditEndpoint, { token: by.token, query: { size: 20, ...query } })).answer
const actions = async (by: TestPerson, query: object) => (await find(by, query)).data.map(({ action }) => action)

test('SPEC-55 an entry has actor, action, time and the record’s present or former name', async () => {
  const actor = await site.person({ role: 'administrator', firstName: 'Rita', lastName: 'Auditora' })
  const { token } = actor
  const { data: kept } = (await site.call(addClientEndpoint, { token, body: client('Cantera Kept') })).answer
  const { data: gone } = (await site.call(addClientEndpoint, { token, body: client('Cantera Gone') })).answer
  await site.call(deleteClientEndpoint, { token, params: { id: gone.uuid } })
  const vacancy = await makeVacancy(site.platform)
  const candidate = await site.person({ firstName: 'Olga', lastName: 'Movida' })
  const card = await makeApplication(site.platform, vacancy.id, candidate.id)
  const move = { uuid_element: card.uuid, name_board: 'makeTest', version: card.version }
  const moved = await site.call(moveCardEndpoint, { token, body: move })
  expect(moved.status, moved.text).toBe(200)
  await site.call(changeRoleOfEndpoint, { token, body: { new_role_id: '3', uuid_user: candidate.uuid } })
  const { data, total } = await find(actor, { person: 'rita audit' })
  expect(total).toBe(5)
  expect(data.map(({ action, subject }) => [action, subject.name])).toEqual([
    ['user.role_changed', 'Olga Movida'],
    ['application.moved', `Olga Movida · ${vacancy.title}`],
    ['client.deleted', 'Cantera Gone'],
    ['client.added', 'Cantera Gone'],
    ['client.added', 'Cantera Kept'],
  ])
  expect(data[0]).toMatchObject({ actor: { uuid: actor.uuid, fullname: 'Rita Auditora' }, from: 'user', to: 'hired' })
  expect(data[1]).toMatchObject({ subject: { type: 'application', uuid: vacancy.uuid }, from: 'apply', to: 'makeTest' })
  expect(data[2]!.subject.uuid).toBeNull()
  const own = { actor_id: candidate.id, action: 'education.deleted', subject_type: 'education', subject_id: 1 }
  await site.platform.db
    .insertInto('audit_log')
    .values({ ...own, detail: '{}', at: new Date() })
    .execute()
  const [theirs] = (await find(actor, { action: 'education.deleted', person: 'olga' })).data
  expect(theirs?.subject).toMatchObject({ name: 'Olga Movida', uuid: candidate.uuid })
  expect(data[4]).toMatchObject({ at: expect.stringMatching(/^20/), subject: { uuid: kept.uuid, id: kept.id } })
})

test('SPEC-55 the audit is searched by actor, affected person, record and action', async () => {
  const staff = await site.person({ role: 'administrator', firstName: 'Nora', lastName: 'Buscada', email: 'nora@correo.example' })
  const other = await site.person({ role: 'administrator', firstName: 'Otto', lastName: 'Distinto' })
  for (const [by, code] of [
    [staff, 'AAA'],
    [other, 'BBB'],
  ] as const)
    await site.call(addCurrencyEndpoint, { token: by.token, body: { code, name: `Moneda muestra ${code}` } })
  await site.call(changeRoleOfEndpoint, { token: other.token, body: { new_role_id: '1', uuid_user: (await site.person()).uuid } })
  await site.call(addClientEndpoint, { token: staff.token, body: client('Muestra de Nora') })
  await site.call(changeRoleOfEndpoint, { token: other.token, body: { new_role_id: '3', uuid_user: staff.uuid } })

  expect(await actions(other, { person: 'nora buscada' })).toEqual(['user.role_changed', 'client.added', 'currency.added'])
  expect(await actions(other, { person: 'NORA', action: 'currency.added' })).toEqual(['currency.added'])
  expect(await actions(other, { person: 'nora', sort: 'at', size: 1 })).toEqual(['currency.added'])
  expect(await actions(other, { person: 'nora', size: 1, page: 1 })).toEqual(['client.added'])
  expect(await actions(other, { person: 'correo' }), 'an address finds nobody').toEqual([])
  expect(await actions(other, { person: '%' })).toEqual([])
  expect(await actions(other, { q: 'moneda muestra bbb' })).toEqual(['currency.added'])
  const [entry] = (await find(other, { q: 'aaa', action: 'currency.added' })).data
  const record = `currency:${entry!.subject.id}`
  expect((await find(other, { record })).data).toEqual([entry])
  expect(await actions(other, { record: 'currency:999999' })).toEqual([])
})

test('SPEC-55 the audit is searched by days in the site’s time zone', async () => {
  const other = await site.person({ role: 'administrator' })
  // Late evening in Bogotá is the next day in UTC.
  for (const [at, action] of [
    ['2026-03-11T04:59:59Z', 'client.added'],
    ['2026-03-11T05:00:00Z', 'client.modified'],
    ['2026-03-12T04:59:59Z', 'client.deleted'],
    ['2026-03-12T05:00:00Z', 'client.added'],
  ] as const)
    await site.platform.db
      .transaction()
      .execute((tx) => audit(tx, null, { action, subjectType: 'client', subjectId: null }, new Date(at)))
  expect(await actions(other, { from: '2026-03-11', to: '2026-03-11' })).toEqual(['client.deleted', 'client.modified'])
  expect(await actions(other, { to: '2026-03-10' })).toEqual(['client.added'])
  const wrong = await site.call(listAuditEndpoint, { token: other.token, query: { from: '2026-02-30' } })
  expect(wrong.status).toBe(400)
})

test('SPEC-55 ROL-01 RES-02 COM-01 an entry names the affected record and its facts, even a deleted one', async () => {
  const actor = await site.person({ role: 'administrator', firstName: 'Marta', lastName: 'Marcadora' })
  const { token } = actor
  const person = await site.person({ firstName: 'Olga', lastName: 'Probada' })
  const { uids } = await makeResult(site.platform, { texts: 1, userId: person.id })
  await site.call(rateTextEndpoint, { token, body: { uid: uids[0]!, val: 'D' } })
  await site.call(undoRatingEndpoint, { token, body: { uid: uids[0]! } })
  await site.call(setFlagsEndpoint, { token, body: { uuid: person.uuid, avalaible_strut: 'N' } })
  const vacancy = await makeVacancy(site.platform)
  await makeApplication(site.platform, vacancy.id, person.id)
  const card = { id_user: person.uuid, job_id: vacancy.uuid }
  const comment = (await site.call(saveApplicationNoteEndpoint, { token, body: { ...card, description: 'Muy buena' } })).answer
    .data
  await site.call(deleteApplicationNoteEndpoint, { token, params: { id: comment.uuid_comment } })
  const words = { name: 'Aliadas de prueba', description: 'Ven clientes', module_6: 1 }
  const role = (await site.call(addRoleEndpoint, { token, body: words })).answer.data
  const permissions = [
    { module_id: 1, id: 2, visible_user: true },
    { module_id: 6, id: 1, visible_user: false },
  ]
  await site.call(updateRolePermissionsEndpoint, { token, params: { id: role.uuid }, body: { version: 1, permissions } })

  const { data } = await find(actor, { person: 'marta marcadora' })
  const onBoard = `Olga Probada · ${vacancy.title}`
  const shown = data.map(({ action, subject, facts }) => [
    action,
    subject.name,
    ...facts.map(({ fact, values }) => `${fact}: ${values}`),
  ])
  expect(shown).toEqual([
    ['role.permissions_changed', 'Aliadas de prueba', 'given: candidates.view,candidates.change', 'withdrawn: clients.view'],
    ['role.added', 'Aliadas de prueba'],
    ['comment.deleted', onBoard],
    ['comment.added', onBoard],
    ['user.marked', 'Olga Probada', 'available: false'],
    ['rating.withdrawn', expect.stringMatching(/^Olga Probada · .+/), 'code: D'],
    ['rating.given', expect.stringMatching(/^Olga Probada · .+/), 'code: D'],
  ])
  expect(data.at(-1)!.subject.uuid).toBe(person.uuid)
  expect(JSON.stringify(data)).not.toContain('Muy buena')
})

test('SPEC-55 the audit shows only names, stages and reasons of a change’s detail', async () => {
  const actor = await site.person({ role: 'administrator', firstName: 'Sol', lastName: 'Secreta' })
  const detail = { name: 'Cantera', token: 'a-secret-token', permissions: { roles: ['view'] }, reason: 'Lo pidió' }
  await site.platform.db
    .transaction()
    .execute((tx) =>
      audit(
        tx,
        { ...actor, kind: 'person' } as never,
        { action: 'user.deleted', subjectType: 'user', subjectId: null, detail },
        new Date(),
      ),
    )
  const answer = await site.call(listAuditEndpoint, { token: actor.token, query: { person: 'sol secreta' } })
  expect(answer.text).not.toContain('a-secret-token')
  expect(answer.answer.data[0]).toMatchObject({ reason: 'Lo pidió', subject: { name: 'Cantera' } })
  expect(new Set(auditedActions).size).toBe(auditedActions.length)
})

test('SPEC-55 an entry about an erased person names nobody, in the reader’s language', async () => {
  const actor = await site.person({ role: 'administrator', firstName: 'Luz', lastName: 'Borradora' })
  const person = await site.person()
  await site.platform.db.transaction().execute(async (tx) => {
    const entry = { action: 'user.marked', subjectType: 'user', subjectId: person.id } as const
    await audit(tx, { ...actor, kind: 'person' } as never, entry, new Date())
    await changePerson(tx, person.id, { ...nameless(person.uuid), deleted_at: new Date() }, new Date())
  })
  const [entry] = (await find(actor, { person: 'luz borradora' })).data
  expect(entry?.subject).toMatchObject({ name: noName, word: 'audit.erased_person' })
})
