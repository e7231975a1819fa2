import { issueTokenEndpoint } from '#domain/kernel/session.contract.ts'
import { call } from '../../platform/client/call.ts'
import { ofDevice, startLoggedIn } from '../../platform/session/log-in.ts'

/**
 * Takes the second step of a login, with a code of the app or a recovery code (MFA-01).
 * @throws ApiRefusal login.step_over when the password has to be given again.
 */
export async function takeSecondStep(challenge: string, code: string): Promise<void> {
  const body = {
    grant_type: 'second_factor',
    challenge,
    code,
    ...ofDevice(),
  } as const
  await startLoggedIn(await call(issueTokenEndpoint, { body }))
}
