import { expect, test } from 'vitest'
import { listSteps } from '#domain/site/site.contract.ts'
import { startTestApp } from '../../testing/app.ts'

test('I18N-03 the steps of the hiring process come numbered, in the language asked for', async () => {
  const site = await startTestApp()
  const es = (await site.call(listSteps, { params: { lang: 'es' } })).answer
  const en = (await site.call(listSteps, { params: { lang: 'en' } })).answer
  expect(es.total).toBe(6)
  expect(es.data.map((step) => step.number_step)).toEqual([1, 2, 3, 4, 5, 6])
  expect(es.data[0]?.description_step).toMatch(/hoja de vida/)
  expect(en.data.at(-1)?.description_step).toMatch(/^Ready!/)
  expect((await site.app.inject('/api/steps/fr')).statusCode).toBe(400)
})
