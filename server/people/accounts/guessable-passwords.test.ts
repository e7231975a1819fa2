import { expect, test } from 'vitest'
import { checkPasswordEndpoint } from '#domain/people/accounts/accounts.contract.ts'
import { acceptInvitationEndpoint } from '#domain/people/accounts/invitations.contract.ts'
import { changePasswordEndpoint, setForgottenPasswordEndpoint } from '#domain/people/accounts/recovery.contract.ts'
import { sharedTestApp, testPassword } from '../../testing/app.ts'
import { pdfFile } from '../../testing/documents.ts'
import { linkOf } from '../../testing/links.ts'
import { member } from '../../testing/members.ts'
import { ownNetwork, registrationForm, sendRegistration } from '../../testing/registrations.ts'
import { refuseGuessable } from './guessable-passwords.reads.ts'

const site = sharedTestApp({ TRUST_PROXY: '127.0.0.1' })
const refusedAs = (reason: 'common' | 'name') => ({ password: [`personal.error.password_${reason}`] })
const refused = refusedAs('common')

test.each([
  ['Abcdef1!', 'common', 'a password of breaches that obeys the five rules'],
  ['P@ssw0rd!!', 'common', 'a password of breaches with signs at its end'],
  ['Liverpool1!', 'common', 'a password of breaches with capitals'],
  ['Bienvenido.2026', 'common', 'a common word'],
  ['Cantera.2026!', 'name', 'the name of the company'],
  ['2026-C4ntera!', 'name', 'the name of the company with a lookalike letter'],
  ['Restrepo.1!', 'name', 'the name of the person'],
  ['Marisol.99!', 'name', 'the name of the person'],
  ['Msolrestrepo1!', 'name', 'the address'],
] as const)('LOG-05 the new password %s is refused as %s: %s', async (password, reason, _why) => {
  const about = { email: 'msol.restrepo@example.com', names: ['Marisol', 'Restrepo Díaz'] }
  expect((await refuseGuessable(site.platform.db, password, about))?.errors).toEqual(refusedAs(reason))
  expect(await refuseGuessable(site.platform.db, 'tres-Caballos.7', about)).toBeUndefined()
  const body = { password, name: 'Marisol', lastname: 'Restrepo Díaz', email: about.email }
  const asked = await site.call(checkPasswordEndpoint, { body })
  expect(asked.answer.data.reason).toBe(`personal.error.password_${reason}`)
})

test('LOG-05 recovery, invitation and change know the person’s name; strangers cannot ask for it', async () => {
  const password = 'Restrepo.2026!'
  const named = { firstName: 'Marisol', lastName: 'Restrepo Díaz' }
  const refusedName = refusedAs('name')
  const person = await member(site, named)
  const body = { current_password: testPassword, password, repeat_password: password }
  expect((await site.call(changePasswordEndpoint, { token: person.token, body })).refusal.errors).toEqual(refusedName)
  const reasonFor = async (token?: string) =>
    (await site.call(checkPasswordEndpoint, { token, body: { password, email: person.email } })).answer.data.reason
  expect(await reasonFor(person.token)).toBe('personal.error.password_name')
  expect(await reasonFor()).toBeNull()
  const token = await linkOf(site, 'reset', person)
  const recovered = await site.call(setForgottenPasswordEndpoint, { body: { token, password } })
  expect(recovered.refusal.errors).toEqual(refusedName)
  const invited = await linkOf(site, 'invitation', person)
  const accepted = await site.call(acceptInvitationEndpoint, { body: { token: invited, password } })
  expect(accepted.refusal.errors).toEqual(refusedName)
})

test('LOG-05 registering, changing and recovering refuse a password of breaches, and the link works afterwards', async () => {
  const password = 'Liverpool1!'
  const form = registrationForm({ password, repeat_password: password })
  const registered = await sendRegistration(site, form, { file: pdfFile() }, ownNetwork())
  expect([registered.status, registered.refusal.errors]).toEqual([422, refused])
  const person = await member(site)
  const body = { current_password: testPassword, password, repeat_password: password }
  expect((await site.call(changePasswordEndpoint, { token: person.token, body })).refusal.errors).toEqual(refused)
  const token = await linkOf(site, 'reset', person)
  const recover = (chosen: string) => site.call(setForgottenPasswordEndpoint, { body: { token, password: chosen } })
  expect((await recover(password)).refusal.errors).toEqual(refused)
  expect((await recover('tres-Caballos.7')).status).toBe(200)
})
