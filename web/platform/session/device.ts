import { localStore } from '../client/storage.ts'

const key = 'device'

/** What the last login here was given, for the next one: with it the account knows this browser on any network (LOG-01). It outlives the session. */
export function readDevice(): string | undefined {
  return localStore.get(key) ?? undefined
}

export function saveDevice(device: string | undefined): void {
  if (device) localStore.set(key, device)
}
