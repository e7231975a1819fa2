import { type Location, matchPath } from 'react-router'
import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { accountScreens } from '#domain/people/accounts/accounts.screens.ts'

interface Place {
  readonly from?: unknown
  readonly idle?: unknown
}

/** Remembers the current page in the history's state for the login, so that no address can send people elsewhere. */
export function rememberPlace({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): { from: string } {
  return { from: `${pathname}${search}${hash}` }
}

/** Remembers the page for the home page, which also says that an idle person was logged out. */
export function rememberIdle(location: Location): Place {
  return { ...rememberPlace(location), idle: true }
}

/** The remembered page, if it is one of this site. */
export function rememberedPage({ state }: Pick<Location, 'state'>): string | undefined {
  const from = (state as Place | null)?.from
  // Browsers treat '//host', '/\host' and '/<tab>/host' as other sites.
  return typeof from === 'string' && /^\/(?!\s*[/\\])/.test(from) ? from : undefined
}

/** The pages of vacancies: the only public pages to which a login returns. */
const vacancyPages = [vacancyScreens.vacancy.path, vacancyScreens.jobsSearch.path]

/**
 * The page after a login from the header: the vacancy on screen, else the remembered page of an idle person, else the start page (AUTH-02).
 */
export function placeAfterLogin(location: Location): string | undefined {
  const reads = vacancyPages.some((path) => matchPath(path, location.pathname))
  return reads ? rememberPlace(location).from : rememberedPage(location)
}

/** The vacancy of a registration, to which people with an account are sent. New users go to their profile instead (REG-06). */
export function vacancyToRegisterFor({ pathname }: Pick<Location, 'pathname'>): string | undefined {
  const uuid = matchPath(accountScreens.registerAndApply.path, pathname)?.params.uuid
  return uuid && vacancyScreens.vacancy.to({ uuid })
}

export function wasIdle({ state }: Pick<Location, 'state'>): boolean {
  return (state as Place | null)?.idle === true
}
