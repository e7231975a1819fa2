import { isRefusal } from '#domain/kernel/refusals.ts'
import {
  changePasswordEndpoint,
  checkResetEndpoint,
  forgotEndpoint,
  setForgottenPasswordEndpoint,
} from '#domain/people/accounts/recovery.contract.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { readSettings } from '../../platform/settings.ts'
import { checkLink, setPasswordByLink } from './links.writes.ts'
import { presentForgot } from './recovery.views.ts'
import { changePassword, sendRecovery } from './recovery.writes.ts'

export const recoveryRoutes = (platform: Platform) => [
  route(forgotEndpoint, async ({ body }) => {
    const { neutralRecovery: neutral } = await readSettings(platform)
    const users = await sendRecovery(platform, body)
    return isRefusal(users) && !neutral ? users : presentForgot(isRefusal(users) ? 0 : users, neutral)
  }),

  route(checkResetEndpoint, async ({ params }) => {
    const link = await checkLink(platform, 'reset', params.token)
    return isRefusal(link) ? link : { data: link }
  }),

  route(setForgottenPasswordEndpoint, async ({ body, ip }) => {
    const refusal = await setPasswordByLink(platform, 'reset', body, ip)
    return refusal ?? { success_message: 'recovery.success' }
  }),

  route(changePasswordEndpoint, async ({ body, viewer, ip }) => {
    const refusal = await changePassword(platform, viewer, body, ip)
    return refusal ?? { success_message: 'account.password_saved' }
  }),
]
