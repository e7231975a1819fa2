import { expect, test } from 'vitest'
import { listCurrencies } from '#domain/currencies/currencies.contract.ts'
import { startTestApp } from '../../testing/app.ts'

test('JOB-02 the currencies begin with the default one (decision 19); only staff of vacancies or currencies see them', async () => {
  const site = await startTestApp()
  const { token } = await site.person({ role: [{ module: 'candidates', item: 'view' }] })
  const { answer } = await site.call(listCurrencies, { token })
  expect(answer.data.map((currency) => currency.code)).toEqual(['COP', 'USD', 'EUR'])
  expect(answer.data[0]).toMatchObject({ name: 'Peso colombiano', updated_at: expect.stringMatching(/^\d{4}-/) })
  const { token: candidate } = await site.person()
  const { token: other } = await site.person({ role: [{ module: 'users', item: 'change' }] })
  expect((await site.call(listCurrencies)).status).toBe(401)
  expect((await site.call(listCurrencies, { token: candidate })).status).toBe(403)
  expect((await site.call(listCurrencies, { token: other })).status).toBe(403)
})
