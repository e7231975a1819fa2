const key = 'device'

/** What the last login here was given, for the next one: with it the account knows this browser on any network (LOG-01). It outlives the session. */
export function readDevice(): string | undefined {
  return localStorage.getItem(key) ?? undefined
}

export function saveDevice(device: string | undefined): void {
  if (device) localStorage.setItem(key, device)
}
