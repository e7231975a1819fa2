import type { Location } from 'react-router'

/** Passes a typed address to the next form in the history's state, never in the address bar. */
export function passAddress(email: unknown, state?: unknown): object {
  return { ...(state as object | null), email: typeof email === 'string' ? email : '' }
}

/** The address that was passed here, if any. */
export function passedAddress({ state }: Pick<Location, 'state'>): string {
  const email = (state as { email?: unknown } | null)?.email
  return typeof email === 'string' ? email : ''
}
