import { issueTokenEndpoint } from '#domain/kernel/session.contract.ts'
import { call } from '../../platform/client/call.ts'
import { ownTimeZone } from '../../platform/i18n/own-time-zone.ts'
import { readDevice } from '../../platform/session/device.ts'
import { startLoggedIn } from '../../platform/session/session.ts'
import { readSettings } from '../../platform/session/settings.ts'

/**
 * Takes the second step of a login, with a code of the app or a recovery code (MFA-01).
 * @throws ApiRefusal login.step_over when the password has to be given again.
 */
export async function takeSecondStep(challenge: string, code: string): Promise<void> {
  const body = {
    grant_type: 'second_factor',
    challenge,
    code,
    device: readDevice(),
    time_zone: ownTimeZone(),
    client_id: readSettings().oauthClientId,
  } as const
  await startLoggedIn(await call(issueTokenEndpoint, { body }))
}
