import type { Location } from 'react-router'

/** Carries a typed address to the next form in the history's own state, beside what is remembered there, and never in the address bar. */
export function carry(email: unknown, state?: unknown): object {
  return { ...(state as object | null), email: typeof email === 'string' ? email : '' }
}

/** The address that was typed before, if one was carried here. */
export function typedBefore({ state }: Pick<Location, 'state'>): string {
  const email = (state as { email?: unknown } | null)?.email
  return typeof email === 'string' ? email : ''
}
