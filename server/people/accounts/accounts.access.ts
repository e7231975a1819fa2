import { sendConfirmationEndpoint } from '#domain/kernel/own-record.contract.ts'
import { changeLanguageEndpoint } from '#domain/kernel/session.contract.ts'
import { checkEmailEndpoint, checkPasswordEndpoint, registerEndpoint } from '#domain/people/accounts/accounts.contract.ts'
import { confirmAddressEndpoint } from '#domain/people/accounts/confirmation.contract.ts'
import {
  acceptInvitationEndpoint,
  checkInvitationEndpoint,
  inviteColleagueEndpoint,
} from '#domain/people/accounts/invitations.contract.ts'
import type { LinkKind } from '#domain/people/accounts/links.rules.ts'
import {
  changePasswordEndpoint,
  checkResetEndpoint,
  forgotEndpoint,
  setForgottenPasswordEndpoint,
} from '#domain/people/accounts/recovery.contract.ts'
import { type AccessRow, changeRequired, everyone, loggedIn } from '../../testing/access.ts'
import { type TestApp, type TestPerson, testPassword } from '../../testing/app.ts'
import { pdfFile } from '../../testing/documents.ts'
import { invitationForm, linkOf } from '../../testing/links.ts'
import { givePassword } from '../../testing/members.ts'
import { confirmationOf, registrationForm } from '../../testing/registrations.ts'

export const access: readonly AccessRow[] = [
  [registerEndpoint, everyone, async () => ({ body: registrationForm(), files: { file: pdfFile() } })],
  [checkEmailEndpoint, everyone, async () => ({ body: { email: registrationForm().email } })],
  [checkPasswordEndpoint, everyone, async () => ({ body: { password: other } })],
  [confirmAddressEndpoint, everyone, async (app) => ({ body: { token: confirmationOf(app, await app.person()) } })],
  [sendConfirmationEndpoint, loggedIn],
  [changeLanguageEndpoint, loggedIn, async () => ({ body: { language: 'es' } })],
  [forgotEndpoint, everyone, async (app) => ({ body: { email: (await app.person()).email, lang: 'es' } })],
  [checkResetEndpoint, everyone, async (app) => ({ params: { token: await linkOf(app, 'reset', await app.person()) } })],
  [setForgottenPasswordEndpoint, everyone, async (app) => ({ body: await newPassword(app, 'reset') })],
  [changePasswordEndpoint, loggedIn, async (app, caller) => ({ body: await passwordsOf(app, caller) })],
  [inviteColleagueEndpoint, changeRequired, async (app) => ({ body: await invitationForm(app) })],
  [
    checkInvitationEndpoint,
    everyone,
    async (app) => ({ params: { token: await linkOf(app, 'invitation', await app.person()) } }),
  ],
  [acceptInvitationEndpoint, everyone, async (app) => ({ body: await newPassword(app, 'invitation') })],
]

const other = 'Granite.2027!'

async function newPassword(app: TestApp, kind: LinkKind) {
  return { token: await linkOf(app, kind, await app.person()), password: other }
}

async function passwordsOf(app: TestApp, caller: TestPerson | undefined) {
  if (caller) await givePassword(app, caller)
  return { current_password: testPassword, password: other }
}
