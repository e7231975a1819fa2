import { localStore } from '../client/storage.ts'

const key = 'device'

/**
 * The text that the last login returned, for the next one: the account recognises this browser by it on any network (LOG-01). It outlives
 * the session.
 */
export function readDevice(): string | undefined {
  return localStore.get(key) ?? undefined
}

export function saveDevice(device: string | undefined): void {
  if (device) localStore.set(key, device)
}
