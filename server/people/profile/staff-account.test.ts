import { expect, test } from 'vitest'
import { getPersonalEndpoint } from '#domain/kernel/own-record.contract.ts'
import { verifyRoleEndpoint } from '#domain/kernel/session.contract.ts'
import { saveIdentityEndpoint, savePersonalEndpoint } from '#domain/people/profile/personal.contract.ts'
import { sharedTestApp, testPassword } from '../../testing/app.ts'
import { member } from '../../testing/members.ts'

const site = sharedTestApp()

const details = {
  ...{ name: 'Ana', lastname: 'Prueba', personal_phone: '3000000000', date_of_birth: '1990-01-01', address: 'Calle 1' },
  ...{ state: 'Antioquia', country: 'Colombia', zip_code: '050001', about_me: 'Algo' },
}

test('ACC-07 saving only name and address leaves the rest of the record unchanged', async () => {
  const person = await member(site, { role: 'administrator' })
  const save = (body: Record<string, unknown>) => site.call(saveIdentityEndpoint, { token: person.token, body })
  await site.call(savePersonalEndpoint, { token: person.token, body: { ...details, email: person.email } })
  const before = (await site.call(getPersonalEndpoint, { token: person.token })).answer.data
  const renamed = await save({ name: 'Marta', lastname: 'Ríos', email: person.email })
  expect(renamed.answer.data).toEqual({ ...before, name: 'Marta', lastname: 'Ríos', fullname: 'Marta Ríos' })
  expect((await site.call(verifyRoleEndpoint, { token: person.token })).answer.user).toMatchObject({ fullname: 'Marta Ríos' })

  const email = `nueva.${person.id}@example.com`
  expect((await save({ name: '', lastname: 'Ríos', email })).refusal.errors).toEqual({ name: ['personal.error.name_required'] })
  const without = await save({ name: 'Marta', lastname: 'Ríos', email })
  expect(without.refusal.errors).toEqual({ current_password: ['personal.error.current_password'] })
  const moved = await save({ name: 'Marta', lastname: 'Ríos', email, current_password: testPassword })
  expect(moved.answer.data).toMatchObject({ email, email_verified_at: null, user_detail: before.user_detail })
})
