import { tabStore } from '../../../platform/client/storage.ts'

const key = 'test_window'
const reloadMs = 500
let own: Promise<string> | undefined

/**
 * Names this window for tests; kept over reloads. A tab that was duplicated finds the name of the other one, which holds a lock on
 * it, and takes another name.
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

/** Holds the name for as long as this page lives. A page that is being reloaded gives its own back in a moment. */
function isFree(name: string): Promise<boolean> {
  // Plain http has no locks.
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
