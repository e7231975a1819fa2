import { startAuthentication } from '@simplewebauthn/browser'
import { passkeyLoginOptionsEndpoint } from '#domain/people/second-factor/passkeys.contract.ts'
import { call } from '../../platform/client/call.ts'

type Options = Parameters<typeof startAuthentication>[0]['optionsJSON']

/** Has the browser ask for a passkey of the site; undefined when the person closes its question. */
export async function askPasskey() {
  const { data } = await call(passkeyLoginOptionsEndpoint)
  return startAuthentication({ optionsJSON: data as unknown as Options }).catch(() => undefined)
}
