import type { BodyInput } from '#domain/kernel/endpoint.ts'
import { issueTokenEndpoint, type Tokens } from '#domain/kernel/session.contract.ts'
import { ApiRefusal } from '../client/api-refusal.ts'
import { call } from '../client/call.ts'
import { addAudiences } from '../i18n/catalog.ts'
import { storedLanguage } from '../i18n/language-storage.ts'
import { ownTimeZone } from '../i18n/own-time-zone.ts'
import { readDevice } from './device.ts'
import { currentSession, enterSession, keepLanguage } from './session.ts'
import { readSettings } from './settings.ts'

/**
 * Logs in, and with `keepsAccount` reopens an account that waits for its erasure. The guest layout then leads to the page that the person
 * wanted, or to their start page. Returns the token of the second step where the account asks for one (MFA-01).
 * @throws ApiRefusal personal.error.login for wrong credentials (AUTH-01).
 */
export async function logIn(email: string, password: string, { keepsAccount = false } = {}): Promise<string | undefined> {
  const proof = {
    grant_type: 'password',
    username: email,
    password,
    ...(keepsAccount && { keep_account: '1' as const }),
  } as const
  try {
    return await proveLogin({ ...proof, ...ofDevice() })
  } catch (error) {
    // Most people who log in never read why a right password was not enough.
    if (error instanceof ApiRefusal && error.code.startsWith('login.')) await addAudiences('candidate').catch(() => undefined)
    throw error
  }
}

/** Starts the session of a login, or returns the token of the second step where the account asks for one (MFA-01). */
export async function proveLogin(body: BodyInput<typeof issueTokenEndpoint>): Promise<string | undefined> {
  try {
    await startLoggedIn(await call(issueTokenEndpoint, { body }))
    return undefined
  } catch (error) {
    if (error instanceof ApiRefusal && error.challenge) return error.challenge
    throw error
  }
}

/** What each way to log in sends about this browser. */
export const ofDevice = () => ({
  device: readDevice(),
  time_zone: ownTimeZone(),
  client_id: readSettings().oauthClientId,
})

/** Continues with the session of a login. A language chosen in this browser before becomes the account's language. */
export async function startLoggedIn(tokens: Tokens): Promise<void> {
  await enterSession(tokens)
  const session = currentSession()
  const chosen = storedLanguage()
  if (session.status === 'user' && chosen && chosen !== session.user.language) void keepLanguage(chosen).catch(() => undefined)
}
