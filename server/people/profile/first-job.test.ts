import { expect, test } from 'vitest'
import { getPersonalEndpoint } from '#domain/kernel/own-record.contract.ts'
import { setWithoutWorkEndpoint } from '#domain/people/profile/experience.contract.ts'
import { addReferenceEndpoint } from '#domain/people/profile/references.contract.ts'
import { sharedTestApp } from '../../testing/app.ts'

const site = sharedTestApp()

const missingOf = async (token: string) => (await site.call(getPersonalEndpoint, { token })).answer.data.completeness.missing

test('PRO-01 experience is not missing while a candidate states that they have none yet', async () => {
  const { token } = await site.person()
  expect(await missingOf(token)).toContain('experience')
  await site.call(setWithoutWorkEndpoint, { body: { none: true }, token })
  expect(await missingOf(token)).not.toContain('experience')
  expect((await site.call(getPersonalEndpoint, { token })).answer.data.without_experience).toBe(true)
  await site.call(setWithoutWorkEndpoint, { body: { none: false }, token })
  expect(await missingOf(token)).toContain('experience')
})

test('REF-01 an emergency contact alone does not complete the references', async () => {
  const { token } = await site.person()
  const contact = { fullname: 'Ana Prueba', address: 'Calle 1', phone: '3000000000', relation: 'Madre' }
  await site.call(addReferenceEndpoint, { body: { ...contact, type: 'emergency' }, token })
  expect(await missingOf(token)).toContain('references')
  await site.call(addReferenceEndpoint, { body: { ...contact, type: 'reference' }, token })
  expect(await missingOf(token)).not.toContain('references')
})
