import { type Location, matchPath } from 'react-router'
import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { accountScreens } from '#domain/people/accounts/accounts.screens.ts'

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

/** Where a vacancy is read: the only public pages that a login leads back to. */
const vacancyPages = [vacancyScreens.vacancy.path, vacancyScreens.jobsSearch.path]

/**
 * Where the login that stands on every page leads: from a vacancy back to it; from any other page to what is remembered there (who was
 * idle), else to the person's own start (AUTH-02).
 */
export function placeAfterLogin(location: Location): string | undefined {
  const reads = vacancyPages.some((path) => matchPath(path, location.pathname))
  return reads ? rememberPlace(location).from : placeBefore(location)
}

/**
 * The vacancy that somebody wanted to register for, if they did: who has an account already is led to it. Who becomes a user there goes
 * to their profile instead (REG-06).
 */
export function vacancyToRegisterFor({ pathname }: Pick<Location, 'pathname'>): string | undefined {
  const uuid = matchPath(accountScreens.registerAndApply.path, pathname)?.params.uuid
  return uuid && vacancyScreens.vacancy.to({ uuid })
}

export function wasIdle({ state }: Pick<Location, 'state'>): boolean {
  return (state as Place | null)?.idle === true
}
