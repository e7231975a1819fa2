import { expect, test } from 'vitest'
import {
  addCurrencyEndpoint,
  deleteCurrencyEndpoint,
  listCurrenciesEndpoint,
  selectCurrenciesEndpoint,
  updateCurrencyEndpoint,
} from '#domain/hiring/currencies/currencies.contract.ts'
import { seedReference } from '../../seeds/reference.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { makeVacancy } from '../../testing/records.ts'

const site = sharedTestApp()
const staff = () => site.person({ role: 'administrator' })
const codes = async (token: string, query: object = {}) =>
  (await site.call(listCurrenciesEndpoint, { token, query })).answer.data.map(({ code }) => code)

test('CUR-01 a currency is added, changed and deleted, each with an audit row', async () => {
  const actor = await staff()
  const { token } = actor
  const added = (await site.call(addCurrencyEndpoint, { token, body: { code: ' pen ', name: 'Sol peruano' } })).answer
  expect(added).toMatchObject({ success_message: 'common.added', data: { code: 'PEN', name: 'Sol peruano', version: 1 } })
  const params = { id: added.data.uuid }
  const body = { code: 'PEN', name: 'Sol', version: 1 }
  expect((await site.call(updateCurrencyEndpoint, { token, params, body })).answer.data).toMatchObject({
    name: 'Sol',
    version: 2,
  })
  expect((await site.call(updateCurrencyEndpoint, { token, params, body })).refusal.error_message).toBe('errors.stale')
  expect((await site.call(deleteCurrencyEndpoint, { token, params })).answer.success_message).toBe('common.deleted')
  expect((await site.call(deleteCurrencyEndpoint, { token, params })).status).toBe(404)
  expect(await site.auditOf(actor)).toEqual(['currency.added', 'currency.modified', 'currency.deleted'])
})

test('CUR-01 SPEC-04 code and name are required, and a code exists only once, also in a race', async () => {
  const { token } = await staff()
  expect((await site.call(addCurrencyEndpoint, { token, body: {} })).refusal.errors).toEqual({
    code: ['currency.error.code_required'],
    name: ['personal.error.name_required'],
  })
  const both = await Promise.all(
    ['clp', 'CLP'].map((code) => site.call(addCurrencyEndpoint, { token, body: { code, name: 'Peso' } })),
  )
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)?.refusal.errors).toEqual({ code: ['currency.error.code_taken'] })
  const [first] = (await site.call(listCurrenciesEndpoint, { token, query: { q: 'clp' } })).answer.data
  const body = { code: 'COP', name: 'Peso', version: 1 }
  const taken = await site.call(updateCurrencyEndpoint, { token, params: { id: first!.uuid }, body })
  expect(taken.refusal.errors).toEqual({ code: ['currency.error.code_taken'] })
})

test.each(['$', '€', '12', 'A B', 'US', 'USDT', 'PÉN', 'aß'])('CUR-01 SPEC-67 %j is refused as a currency code', async (code) => {
  const { token } = await staff()
  const refused = await site.call(addCurrencyEndpoint, { token, body: { code, name: 'Moneda' } })
  expect([refused.status, refused.refusal.errors]).toEqual([422, { code: ['currency.error.code_invalid'] }])
})

test('CUR-01 ADR-0057 a change without the usual salary keeps it', async () => {
  const { token } = await staff()
  const body = { code: 'GTQ', name: 'Quetzal', usual_salary: 20_000 }
  const { uuid } = (await site.call(addCurrencyEndpoint, { token, body })).answer.data
  const change = async (more: object) =>
    (await site.call(updateCurrencyEndpoint, { token, params: { id: uuid }, body: { code: 'GTQ', name: 'Peso', ...more } }))
      .answer.data
  expect(await change({})).toMatchObject({ name: 'Peso', usual_salary: 20_000 })
  expect(await change({ usual_salary: '' })).toMatchObject({ usual_salary: null })
})

test('CUR-01 a currency in use by a vacancy cannot be deleted', async () => {
  const actor = await staff()
  await makeVacancy(site.platform)
  const [peso] = (await site.call(listCurrenciesEndpoint, { token: actor.token, query: { q: 'COP' } })).answer.data
  const refused = await site.call(deleteCurrencyEndpoint, { token: actor.token, params: { id: peso!.uuid } })
  expect([refused.status, refused.refusal.error_message]).toEqual([409, 'errors.in_use'])
  expect(await site.auditOf(actor)).toEqual([])
})

test('CUR-01 JOB-02 the list begins with the default, and is searched, sorted and paged', async () => {
  const { token } = await staff()
  expect((await codes(token)).slice(0, 3)).toEqual(['COP', 'USD', 'EUR'])
  expect(await codes(token, { q: 'dolar' })).toEqual(['USD'])
  expect(await codes(token, { q: '%' })).toEqual([])
  expect((await codes(token, { sort: '-code', size: 1 }))[0]).toBe('USD')
  expect(await codes(token, { sort: 'code', size: 1, page: 1 })).toEqual(['COP'])
})

test('CUR-01 JOB-02 the select list begins with the default and has every currency, beyond a hundred', async () => {
  const recruiter = await site.person({ role: [{ module: 'candidates', item: 'view' }] })
  const letter = (index: number) => String.fromCharCode(65 + index)
  const more = Array.from({ length: 100 }, (_, index) => ({
    code: `Z${letter(Math.floor(index / 10))}${letter(index % 10)}`,
    name: `Moneda ${index}`,
  }))
  await site.platform.db.insertInto('currencies').values(more).execute()
  const { data, total } = (await site.call(selectCurrenciesEndpoint, { token: recruiter.token })).answer
  expect(data.map(({ code }) => code)).toEqual(expect.arrayContaining(more.map(({ code }) => code)))
  expect([data[0]?.code, total]).toEqual(['COP', data.length])
  await site.platform.db.deleteFrom('currencies').where('code', 'like', 'Z%').execute()
})

test('CUR-01 a built-in currency that staff deleted does not return at the next start', async () => {
  const { token } = await staff()
  const [euro] = (await site.call(listCurrenciesEndpoint, { token, query: { q: 'EUR' } })).answer.data
  expect((await site.call(deleteCurrencyEndpoint, { token, params: { id: euro!.uuid } })).status).toBe(200)
  await seedReference(site.platform.db)
  expect(await codes(token)).not.toContain('EUR')
})
