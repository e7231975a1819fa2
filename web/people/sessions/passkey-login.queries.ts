import { startAuthentication } from '@simplewebauthn/browser'
import { issueTokenEndpoint } from '#domain/kernel/session.contract.ts'
import { passkeyLoginOptionsEndpoint } from '#domain/people/second-factor/passkeys.contract.ts'
import { call } from '../../platform/client/call.ts'
import { addAudiences } from '../../platform/i18n/catalog.ts'
import { ofDevice, startLoggedIn } from '../../platform/session/log-in.ts'

await addAudiences('candidate')

type Options = Parameters<typeof startAuthentication>[0]['optionsJSON']

/**
 * Logs in with a passkey of this device or of a phone (MFA-02). Does nothing when the person closes the browser's question.
 * @throws ApiRefusal login.passkey_unknown for a passkey that the site does not know any more.
 */
export async function logInWithPasskey(): Promise<void> {
  const { data } = await call(passkeyLoginOptionsEndpoint)
  const credential = await startAuthentication({ optionsJSON: data as unknown as Options }).catch(() => undefined)
  if (!credential) return
  const body = {
    grant_type: 'passkey',
    credential,
    ...ofDevice(),
  } as const
  await startLoggedIn(await call(issueTokenEndpoint, { body }))
}
