import { tabStore } from '../../../platform/client/storage.ts'

const key = 'test_window'
const reloadMs = 500
let own: Promise<string> | undefined

/**
 * The id of this window for tests, kept over reloads. A duplicated tab has the same id in its storage; because the other tab holds a
 * lock on it, the duplicate takes a new id.
 */
export function ownWindow(): Promise<string> {
  own ??= findName()
  return own
}

async function findName(): Promise<string> {
  const kept = tabStore.get(key)
  const name = kept && (await isFree(kept)) ? kept : newName()
  tabStore.set(key, name)
  if (name !== kept) void isFree(name)
  return name
}

/** Locks the id until the page closes. A page that is reloading releases its lock within a moment. */
function isFree(name: string): Promise<boolean> {
  // The Web Locks API is missing on plain http.
  if (!navigator.locks) return Promise.resolve(true)
  const signal = AbortSignal.timeout(reloadMs)
  return new Promise((resolve) => {
    const holding = navigator.locks.request(`cantera-test-${name}`, { signal }, () => {
      resolve(true)
      return new Promise<never>(() => {})
    })
    holding.catch(() => resolve(false))
  })
}

/** A random uuid; `crypto.randomUUID` is missing on plain http. */
function newName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}
