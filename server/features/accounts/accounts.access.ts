import { changeLanguage, checkEmail, register } from '#domain/accounts/accounts.contract.ts'
import { confirmAddress } from '#domain/accounts/confirmation.contract.ts'
import { type AccessRow, everyone, loggedIn } from '../../testing/access.ts'
import { pdfFile } from '../../testing/documents.ts'
import { confirmationOf, registrationForm } from '../../testing/registrations.ts'

export const access: readonly AccessRow[] = [
  [register, everyone, async () => ({ body: registrationForm(), files: { file: pdfFile() } })],
  [checkEmail, everyone, async () => ({ body: { email: registrationForm().email } })],
  [confirmAddress, everyone, async (app) => ({ body: { token: confirmationOf(app, await app.person()) } })],
  [changeLanguage, loggedIn, async () => ({ body: { language: 'es' } })],
]
