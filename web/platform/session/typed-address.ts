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

/** The address that was last typed, or that was passed here before the page was loaded again, if any. */
export function passedAddress({ state }: Pick<Location, 'state'>): string {
  const email = (state as { email?: unknown } | null)?.email
  return lastTyped === '' && typeof email === 'string' ? email : lastTyped
}

/** The value of a form's field `email` that is newer than the form's draft: what was typed into another of these forms since. */
export function newerAddress(): { email?: string } {
  return lastTyped === '' ? {} : { email: lastTyped }
}
