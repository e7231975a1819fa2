import type { Location } from 'react-router'

/** Passes a typed address to the next form in the history's state, never in the address bar. */
export function passAddress(email: unknown, state?: unknown): object {
  return { ...(state as object | null), email: typeof email === 'string' ? email : '' }
}

/** The address that was last typed into one of the forms for people without a session. In memory only, and only in the browser. */
let lastTyped = ''

/** Keeps a typed address for the next of these forms; an empty one forgets it. */
export function keepAddress(email: unknown): void {
  lastTyped = typeof email === 'string' ? email.trim() : ''
}

/** The address that was passed here or typed before, if any. */
export function passedAddress({ state }: Pick<Location, 'state'>): string {
  const email = (state as { email?: unknown } | null)?.email
  return typeof email === 'string' && email !== '' ? email : lastTyped
}
