import { expect, test } from 'vitest'
import { listCurrencies } from '#domain/currencies/currencies.contract.ts'
import { startTestApp } from '../../testing/app.ts'

test('JOB-02 the currencies begin with the default one (decision 19); only staff of vacancies or currencies see them', async () => {
  const it = await startTestApp()
  const { token } = await it.person({ role: [{ module: 'candidates', item: 'view' }] })
  const { answer } = await it.call(listCurrencies, { token })
  expect(answer.data.map((currency) => currency.code)).toEqual(['COP', 'USD', 'EUR'])
  expect(answer.data[0]).toMatchObject({ name: 'Peso colombiano', updated_at: expect.stringMatching(/^\d{4}-/) })
  const { token: candidate } = await it.person()
  const { token: other } = await it.person({ role: [{ module: 'users', item: 'change' }] })
  expect((await it.call(listCurrencies)).status).toBe(401)
  expect((await it.call(listCurrencies, { token: candidate })).status).toBe(403)
  expect((await it.call(listCurrencies, { token: other })).status).toBe(403)
})
