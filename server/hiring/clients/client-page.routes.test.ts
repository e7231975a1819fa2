import { expect, test } from 'vitest'
import * as page from '#domain/hiring/clients/client-page.contract.ts'
import {
  addClientEndpoint,
  deleteClientEndpoint,
  getClientEndpoint,
  listClientOwnersEndpoint,
  updateClientEndpoint,
} from '#domain/hiring/clients/clients.contract.ts'
import type { Endpoint } from '#domain/kernel/endpoint.ts'
import { exports } from '../../exports.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { pdfFile } from '../../testing/documents.ts'
import { makeApplication, makeVacancy } from '../../testing/records.ts'
import { rowsOfXlsx } from '../../testing/workbooks.ts'

const site = sharedTestApp()
let made = 0

async function aClient(more: object = {}) {
  const actor = await site.person({ role: 'administrator' })
  const body = { name_clients: `Cantera ${++made}`, ubication_clients: 'Cali', ...more }
  const { data } = (await site.call(addClientEndpoint, { token: actor.token, body })).answer
  return { actor, token: actor.token, client: data, params: { id: data.uuid } }
}

test('CLT-01 a client has owner, tax number, terms and fee, and keeps those that a change leaves out', async () => {
  const owner = await site.person({ role: [{ module: 'clients', item: 'view' }] })
  const terms = { owner: owner.uuid, tax_number: ' 900.123.456-7   DV ', terms: 'Pago a 30 días', fee_percent: '12,5' }
  const { token, client, params } = await aClient(terms)
  const stored = {
    tax_number: '900.123.456-7 DV',
    terms: 'Pago a 30 días',
    fee_percent: 12.5,
    fee_amount: null,
    fee_currency: '',
  }
  expect(client).toMatchObject({ ...stored, owner: { uuid: owner.uuid } })
  const documented = { name_clients: client.name_clients, ubication_clients: 'Lima' }
  expect((await site.call(updateClientEndpoint, { token, params, body: documented })).answer.data).toMatchObject(stored)
  const fixed = { ...documented, owner: '', fee_percent: '', fee_amount: 4_500_000, fee_currency: 'cop' }
  expect((await site.call(updateClientEndpoint, { token, params, body: fixed })).answer.data).toMatchObject({
    ...{ owner: null, fee_percent: null, fee_amount: 4_500_000, fee_currency: 'COP' },
  })
})

test('CLT-01 a fee is a share or an amount in a known currency, and the owner sees clients', async () => {
  const { token, client, params } = await aClient()
  const candidate = await site.person()
  const errorsOf = async (more: object) => {
    const body = { name_clients: client.name_clients, ubication_clients: 'Cali', ...more }
    return (await site.call(updateClientEndpoint, { token, params, body })).refusal.errors
  }
  expect(await errorsOf({ fee_percent: 10, fee_amount: 5, fee_currency: 'COP' })).toEqual({
    fee_amount: ['clients.error.fee_both'],
  })
  expect(await errorsOf({ fee_amount: 5, fee_currency: 'XXX' })).toEqual({ fee_currency: ['clients.error.fee_currency'] })
  expect(await errorsOf({ fee_percent: 101 })).toEqual({ fee_percent: ['clients.error.fee_percent'] })
  expect(await errorsOf({ owner: candidate.uuid })).toEqual({ owner: ['clients.error.owner'] })
  const { data } = (await site.call(listClientOwnersEndpoint, { token })).answer
  expect(data.map(({ uuid }) => uuid)).not.toContain(candidate.uuid)
})

test('CLT-01 106 the export of clients has tax number, terms and fee', async () => {
  const { token, client } = await aClient({ tax_number: 'RFC 1', fee_percent: 20 })
  const body = { format: 'xlsx', language: 'es' }
  const { bytes } = await site.call(exports.clients[1] as Endpoint, { token, query: { q: client.name_clients }, body })
  const [titles = [], row = []] = await rowsOfXlsx(bytes)
  expect(row[titles.indexOf('Identificación tributaria')]).toBe('RFC 1')
  expect(String(row[titles.indexOf('Honorarios, % del salario anual')])).toBe('20')
})

test('CLT-01 one contact of a client is the main one: the first, until another one becomes it or it is deleted', async () => {
  const { actor, token, params } = await aClient()
  const add = async (name: string, main = false) =>
    (await site.call(page.addContactEndpoint, { token, params, body: { name, main, email: `${name}@EXAMPLE.com` } })).answer.data
  const mains = async () =>
    (await site.call(page.listContactsEndpoint, { token, params })).answer.data.flatMap(({ name, main }) => (main ? [name] : []))
  const eva = await add('eva')
  expect(eva).toMatchObject({ main: true, email: 'eva@example.com', version: 1 })
  const leo = await add('leo')
  expect(await mains()).toEqual(['eva'])
  const of = { token, params: { ...params, contact: leo.uuid } }
  const body = { name: 'leo', role: 'Compras', main: true, version: 1 }
  expect((await site.call(page.updateContactEndpoint, { ...of, body })).answer.data).toMatchObject({
    role: 'Compras',
    main: true,
  })
  expect(await mains()).toEqual(['leo'])
  expect((await site.call(page.updateContactEndpoint, { ...of, body })).refusal.error_message).toBe('errors.stale')
  expect((await site.call(page.deleteContactEndpoint, of)).status).toBe(200)
  expect(await mains()).toEqual(['eva'])
  const other = await aClient()
  const foreign = { token, params: { ...other.params, contact: eva.uuid } }
  expect((await site.call(page.deleteContactEndpoint, foreign)).status).toBe(404)
  expect(await site.auditOf(actor)).toEqual(
    ['added', 'contact_added', 'contact_added', 'contact_changed', 'contact_removed'].map((verb) => `client.${verb}`),
  )
})

test('CLT-01 two contacts that are added at once leave one main contact', async () => {
  const { token, params } = await aClient()
  const added = await Promise.all(
    ['Ana', 'Ben'].map((name) => site.call(page.addContactEndpoint, { token, params, body: { name, main: true } })),
  )
  expect(added.map(({ status }) => status)).toEqual([200, 200])
  const { data } = (await site.call(page.listContactsEndpoint, { token, params })).answer
  expect(data.filter(({ main }) => main)).toHaveLength(1)
})

test('CLT-01 a file of a client is opened by its signed path, and goes with the client', async () => {
  const { token, params } = await aClient()
  const { data: file } = (
    await site.call(page.addClientFileEndpoint, { token, params, files: { file: pdfFile('contrato.pdf') } })
  ).answer
  const [listed] = (await site.call(page.listClientFilesEndpoint, { token, params })).answer.data
  expect(listed).toMatchObject({ uuid: file.uuid, name: 'contrato.pdf' })
  expect((await site.app.inject(listed!.path)).statusCode).toBe(200)
  expect((await site.app.inject(`/files/${file.uuid}`)).statusCode).toBe(404)
  const gone = (await site.call(page.addClientFileEndpoint, { token, params, files: { file: pdfFile('borrador.pdf') } })).answer
  expect((await site.call(page.deleteClientFileEndpoint, { token, params: { ...params, file: gone.data.uuid } })).status).toBe(
    200,
  )
  expect((await site.call(deleteClientEndpoint, { token, params })).status).toBe(200)
  const rows = await site.platform.db.selectFrom('files').select('id').where('uuid', 'in', [file.uuid, gone.data.uuid]).execute()
  expect(rows).toEqual([])
})

test('CLT-01 TEA-02 the page of a client counts the cards of each vacancy that the viewer sees', async () => {
  const { token, params } = await aClient()
  const { db } = site.platform
  const { id: client_id } = await db.selectFrom('clients').select('id').where('uuid', '=', params.id).executeTakeFirstOrThrow()
  const vacancy = await makeVacancy(site.platform, { client_id, openings: 3 })
  const closed = await makeVacancy(site.platform, { client_id, active: false })
  const people = [await site.person(), await site.person(), await site.person()]
  for (const [at, stage] of (['apply', 'apply', 'approved'] as const).entries())
    await makeApplication(site.platform, vacancy.id, people[at]!.id, stage)
  await db.updateTable('applications').set({ hired_at: new Date() }).where('user_id', '=', people[2]!.id).execute()
  const read = async (of: string) => (await site.call(page.listVacanciesOfClientEndpoint, { token: of, params })).answer.data
  const shown = (await read(token)).toSorted((one) => (one.uuid === vacancy.uuid ? -1 : 1))
  expect(shown.map(({ uuid, state, openings, hired }) => ({ uuid, state, openings, hired }))).toEqual([
    { uuid: vacancy.uuid, state: 'active', openings: 3, hired: 1 },
    { uuid: closed.uuid, state: 'closed', openings: 1, hired: 0 },
  ])
  expect(shown[0]!.stages.map(({ count }) => count)).toEqual([2, 0, 0, 0, 1, 0])
  const limited = await site.person({ role: [{ module: 'candidates', item: 'view' }], limited: true })
  expect(await read(limited.token)).toEqual([])
  expect((await site.call(getClientEndpoint, { token: limited.token, params })).status).toBe(403)
})
