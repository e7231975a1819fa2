import type { Tokens } from '#domain/kernel/session.contract.ts'
import { localStore } from '../client/storage.ts'

/** Keys of local storage, named by the documents (AUTH-03); the last one is ours. */
const keys = ['token_type', 'access_token', 'refresh_token', 'expires_in'] as const
const receivedKey = 'token_received_at'

export interface StoredTokens {
  readonly access_token: string
  readonly refresh_token: string
  /** Expiry of the access token, in milliseconds of the browser's clock. */
  readonly endsAt: number
}

/** `restored`: the browser brings back a page as it was left, which other tabs did not reach meanwhile. */
type Listener = (where: 'here' | 'another_tab' | 'restored') => void
const listeners = new Set<Listener>()

/** The stored tokens, shared by all tabs; undefined when nobody is logged in. */
export function readTokens(): StoredTokens | undefined {
  const access_token = localStore.get('access_token')
  const refresh_token = localStore.get('refresh_token')
  if (!access_token || !refresh_token) return undefined
  const receivedAt = Number(localStore.get(receivedKey))
  return { access_token, refresh_token, endsAt: receivedAt + Number(localStore.get('expires_in')) * 1000 }
}

export function saveTokens(tokens: Tokens): StoredTokens {
  localStore.set(receivedKey, String(Date.now()))
  for (const key of keys) localStore.set(key, String(tokens[key]))
  announce('here')
  return { ...tokens, endsAt: Date.now() + tokens.expires_in * 1000 }
}

export function clearTokens(): void {
  for (const key of [...keys, receivedKey]) localStore.remove(key)
  announce('here')
}

/** Calls back when tokens are or may have been added, changed or removed, in this tab or another. Returns the function that stops it. */
export function onTokensChange(listener: Listener): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === 'access_token' || event.key === null) listener('another_tab')
  }
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) listener('restored')
  }
  listeners.add(listener)
  addEventListener('storage', onStorage)
  addEventListener('pageshow', onPageShow)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', onStorage)
    removeEventListener('pageshow', onPageShow)
  }
}

function announce(where: 'here' | 'another_tab'): void {
  for (const listener of listeners) listener(where)
}
