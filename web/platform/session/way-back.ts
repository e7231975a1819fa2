import type { Location } from 'react-router'

interface Place {
  readonly from?: unknown
  readonly idle?: unknown
}

/** The login remembers in the history's own state where the person was, so that no address can send them elsewhere. */
export function rememberPlace({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): { from: string } {
  return { from: `${pathname}${search}${hash}` }
}

/** The same for the home page, where it also says that the person was logged out because nobody was there. */
export function rememberIdle(location: Location): Place {
  return { ...rememberPlace(location), idle: true }
}

/** Where the person was, if that is remembered and a page of this site. */
export function placeBefore({ state }: Pick<Location, 'state'>): string | undefined {
  const from = (state as Place | null)?.from
  // '//host', '/\host' and '/<tab>/host' are other sites to a browser.
  return typeof from === 'string' && /^\/(?!\s*[/\\])/.test(from) ? from : undefined
}

export function wasIdle({ state }: Pick<Location, 'state'>): boolean {
  return (state as Place | null)?.idle === true
}
