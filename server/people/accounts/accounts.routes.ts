import { sendConfirmationEndpoint } from '#domain/kernel/own-record.contract.ts'
import { isRefusal, refuse } from '#domain/kernel/refusals.ts'
import { changeLanguageEndpoint } from '#domain/kernel/session.contract.ts'
import { checkEmailEndpoint, checkPasswordEndpoint, registerEndpoint } from '#domain/people/accounts/accounts.contract.ts'
import { confirmAddressEndpoint } from '#domain/people/accounts/confirmation.contract.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { isEmailRegistered } from './accounts.reads.ts'
import { presentRegistered } from './accounts.views.ts'
import { changeLanguage, registerCandidate } from './accounts.writes.ts'
import { confirmAddress, sendConfirmationAgain } from './confirmation.writes.ts'
import { readGuessable } from './guessable-passwords.reads.ts'

export const accountRoutes = (platform: Platform) => [
  route(registerEndpoint, async ({ body, files, ip }) => {
    const registered = await registerCandidate(platform, body, files.file, ip)
    return isRefusal(registered) ? registered : presentRegistered(registered)
  }),

  route(checkEmailEndpoint, async ({ body }) => {
    const taken = await isEmailRegistered(platform.db, body.email)
    const code = 'personal.error.email_duplicate'
    return taken ? refuse(code, { errors: { email: [code] } }) : { data: { available: true as const } }
  }),

  route(checkPasswordEndpoint, async ({ body: { password, name, lastname, email }, viewer }) => {
    const userId = viewer.kind === 'person' ? viewer.id : undefined
    return { data: { reason: await readGuessable(platform.db, password, { email, names: [name, lastname], userId }) } }
  }),

  route(confirmAddressEndpoint, async ({ body, viewer, ip }) => {
    const { token, current_password: password } = body
    const refusal = await confirmAddress(platform, token, { viewer, password, ip })
    return refusal ?? { success_message: 'personal.confirm_success' }
  }),

  route(sendConfirmationEndpoint, async ({ viewer }) => {
    const refusal = await sendConfirmationAgain(platform, viewer)
    return refusal ?? { success_message: 'account.confirm_sent' }
  }),

  route(changeLanguageEndpoint, async ({ body, viewer }) => {
    await changeLanguage(platform, viewer.id, body.language)
    return { success_message: 'personal.language_saved' }
  }),
]
