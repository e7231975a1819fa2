import { issueTokenEndpoint } from '#domain/kernel/session.contract.ts'
import { call } from '../../platform/client/call.ts'
import { addAudiences } from '../../platform/i18n/catalog.ts'
import { ofDevice, startLoggedIn } from '../../platform/session/log-in.ts'
import { askPasskey } from '../second-factor/passkey-answer.queries.ts'

await addAudiences('candidate')

/**
 * Logs in with a passkey of this device or of a phone (MFA-02). Does nothing when the person closes the browser's question.
 * @throws ApiRefusal login.passkey_unknown for a passkey that the site does not know any more.
 */
export async function logInWithPasskey(): Promise<void> {
  const credential = await askPasskey()
  if (!credential) return
  const body = {
    grant_type: 'passkey',
    credential,
    ...ofDevice(),
  } as const
  await startLoggedIn(await call(issueTokenEndpoint, { body }))
}
