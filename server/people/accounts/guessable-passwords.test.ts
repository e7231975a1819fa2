import { expect, test } from 'vitest'
import { changePasswordEndpoint, setForgottenPasswordEndpoint } from '#domain/people/accounts/recovery.contract.ts'
import { sharedTestApp, testPassword } from '../../testing/app.ts'
import { pdfFile } from '../../testing/documents.ts'
import { linkOf } from '../../testing/links.ts'
import { member } from '../../testing/members.ts'
import { ownNetwork, registrationForm, sendRegistration } from '../../testing/registrations.ts'
import { refuseGuessable } from './guessable-passwords.reads.ts'

const site = sharedTestApp({ TRUST_PROXY: '127.0.0.1' })
const refused = { password: ['personal.error.password_common'] }

test.each([
  ['P@ssw0rd!!', 'a password of breaches with signs at its end'],
  ['Liverpool1!', 'a password of breaches with capitals'],
  ['Cantera.2026!', 'the name of the company'],
  ['2026-C4ntera!', 'the name of the company with a lookalike letter'],
  ['Restrepo.1!', 'the name of the person'],
  ['Marisol.99!', 'the name of the person'],
  ['Msolrestrepo1!', 'the address'],
])('LOG-05 the new password %s is refused: %s', async (password) => {
  const about = { email: 'msol.restrepo@example.com', names: ['Marisol', 'Restrepo Díaz'] }
  expect((await refuseGuessable(site.platform.db, password, about))?.errors).toEqual(refused)
  expect(await refuseGuessable(site.platform.db, 'tres-Caballos.7', about)).toBeUndefined()
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
