import { changeLanguage, checkEmail, register } from '#domain/people/accounts/accounts.contract.ts'
import { confirmAddress, sendConfirmation } from '#domain/people/accounts/confirmation.contract.ts'
import { acceptInvitation, checkInvitation, inviteColleague } from '#domain/people/accounts/invitations.contract.ts'
import type { LinkKind } from '#domain/people/accounts/links.rules.ts'
import { changePassword, checkReset, forgot, setForgottenPassword } from '#domain/people/accounts/recovery.contract.ts'
import { type AccessRow, changeRequired, everyone, loggedIn } from '../../testing/access.ts'
import { type TestApp, type TestPerson, testPassword } from '../../testing/app.ts'
import { pdfFile } from '../../testing/documents.ts'
import { invitationForm, linkOf } from '../../testing/links.ts'
import { givePassword } from '../../testing/members.ts'
import { confirmationOf, registrationForm } from '../../testing/registrations.ts'

export const access: readonly AccessRow[] = [
  [register, everyone, async () => ({ body: registrationForm(), files: { file: pdfFile() } })],
  [checkEmail, everyone, async () => ({ body: { email: registrationForm().email } })],
  [confirmAddress, everyone, async (app) => ({ body: { token: confirmationOf(app, await app.person()) } })],
  [sendConfirmation, loggedIn],
  [changeLanguage, loggedIn, async () => ({ body: { language: 'es' } })],
  [forgot, everyone, async (app) => ({ body: { email: (await app.person()).email, lang: 'es' } })],
  [checkReset, everyone, async (app) => ({ params: { token: await linkOf(app, 'reset', await app.person()) } })],
  [setForgottenPassword, everyone, async (app) => ({ body: await newPassword(app, 'reset') })],
  [changePassword, loggedIn, async (app, caller) => ({ body: await passwordsOf(app, caller) })],
  [inviteColleague, changeRequired, async (app) => ({ body: await invitationForm(app) })],
  [checkInvitation, everyone, async (app) => ({ params: { token: await linkOf(app, 'invitation', await app.person()) } })],
  [acceptInvitation, everyone, async (app) => ({ body: await newPassword(app, 'invitation') })],
]

const other = 'Granite.2027!'

async function newPassword(app: TestApp, kind: LinkKind) {
  return { token: await linkOf(app, kind, await app.person()), password: other }
}

async function passwordsOf(app: TestApp, caller: TestPerson | undefined) {
  if (caller) await givePassword(app, caller)
  return { current_password: testPassword, password: other }
}
