import { expect, test } from 'vitest'
import { setWithoutWork } from '#domain/people/profile/experience.contract.ts'
import { getPersonal } from '#domain/people/profile/personal.contract.ts'
import { addReference } from '#domain/people/profile/references.contract.ts'
import { sharedTestApp } from '../../testing/app.ts'

const site = sharedTestApp()

const missingOf = async (token: string) => (await site.call(getPersonal, { token })).answer.data.completeness.missing

test('PRO-01 experience is not missing while a candidate states that they have none yet', async () => {
  const { token } = await site.person()
  expect(await missingOf(token)).toContain('experience')
  await site.call(setWithoutWork, { body: { none: true }, token })
  expect(await missingOf(token)).not.toContain('experience')
  expect((await site.call(getPersonal, { token })).answer.data.without_experience).toBe(true)
  await site.call(setWithoutWork, { body: { none: false }, token })
  expect(await missingOf(token)).toContain('experience')
})

test('REF-01 an emergency contact alone does not complete the references', async () => {
  const { token } = await site.person()
  const contact = { fullname: 'Ana Prueba', address: 'Calle 1', phone: '3000000000', relation: 'Madre' }
  await site.call(addReference, { body: { ...contact, type: 'emergency' }, token })
  expect(await missingOf(token)).toContain('references')
  await site.call(addReference, { body: { ...contact, type: 'reference' }, token })
  expect(await missingOf(token)).not.toContain('references')
})
