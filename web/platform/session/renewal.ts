import type { Tokens } from '#domain/kernel/session.contract.ts'
import { ApiRefusal } from '../client/api-refusal.ts'
import { withTimeout } from '../client/request-timeout.ts'
import { readSettings } from './settings.ts'
import { clearTokens, readTokens, type StoredTokens, saveTokens } from './tokens.ts'

const lockName = 'cantera-token-renewal'

/**
 * Renews the tokens once for all calls and tabs: later ones find the new tokens in local storage. Undefined means that the session has
 * ended; the stored tokens are then removed.
 * @throws ApiRefusal 'errors.network' when the server cannot be reached; the tokens stay.
 */
export async function renewTokens(staleAccessToken: string): Promise<StoredTokens | undefined> {
  return oneAtATime(async () => {
    const kept = readTokens()
    if (!kept || kept.access_token !== staleAccessToken) return kept
    const response = await requestNewTokens(kept.refresh_token)
    if (response.ok) return saveTokens((await response.json()) as Tokens)
    if (response.status >= 500 || response.status === 429) throw new ApiRefusal(response.status, 'errors.unavailable')
    clearTokens()
    return undefined
  })
}

async function requestNewTokens(refreshToken: string): Promise<Response> {
  const body = JSON.stringify({
    grant_type: 'refresh_token',
    refresh_token: refreshToken,
    client_id: readSettings().oauthClientId,
  })
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
  try {
    return await withTimeout(undefined, (signal) => fetch('/oauth/token', { ...init, signal }))
  } catch (error) {
    throw error instanceof ApiRefusal ? error : new ApiRefusal(0, 'errors.network')
  }
}

let running: Promise<unknown> = Promise.resolve()

/** Runs one renewal at a time over all tabs. Without browser locks (plain http, blocked storage) it only covers this tab. */
async function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  if (!navigator.locks) return afterTheOthers(work)
  try {
    return (await navigator.locks.request(lockName, work)) as Result
  } catch (error) {
    if (error instanceof DOMException && error.name === 'SecurityError') return afterTheOthers(work)
    throw error
  }
}

function afterTheOthers<Result>(work: () => Promise<Result>): Promise<Result> {
  const next = running.then(work, work)
  running = next.catch(() => undefined)
  return next
}
