import type { Location } from 'react-router'

/** The login remembers in the history's own state where the person was, so that no address can send them elsewhere. */
export function rememberPlace({ pathname, search, hash }: Location): { from: string } {
  return { from: `${pathname}${search}${hash}` }
}

export function placeBefore(location: Location): string | undefined {
  const from = (location.state as { from?: unknown } | null)?.from
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : undefined
}
