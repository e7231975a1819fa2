import { useEffect, useState } from 'react'
import { applyEndpoint, listApplicationsEndpoint } from '#domain/hiring/applications/applications.contract.ts'
import type { GivenAnswer } from '#domain/hiring/screening-questions/answers.contract.ts'
import {
  getVacancyEndpoint,
  listPublicVacanciesEndpoint,
  type VacancyDetail,
} from '#domain/hiring/vacancies/vacancies.contract.ts'
import { jobsAt } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { type Language, otherLanguage } from '#domain/kernel/languages.ts'
import { limits } from '#domain/kernel/limits.ts'
import { readArrival } from '../../platform/client/arrival.ts'
import { call } from '../../platform/client/call.ts'
import type { Call } from '../../platform/client/endpoint-input.ts'
import { useSession } from '../../platform/session/use-session.ts'

const otherLanguageParameter = 'other_language'

/** The state of a vacancy list. It is entirely in the URL, so that it can be shared. */
export interface JobsAddress {
  readonly keyword: string
  readonly city: string
  readonly types: readonly ('FullTime' | 'PartTime')[]
  readonly places: readonly ('Remote' | 'Present')[]
  /** Whether vacancies of the other language are listed below (SPEC-66), or alone when too many stand above them. */
  readonly otherLanguage: 'hidden' | 'below' | 'alone'
  /** How many vacancies are shown. */
  readonly until: number
}

/** Parses /jobs?name_job=…&ubication=…&type=…&location=…&other_language=1&until=…; ignores unknown values. */
export function readJobsAddress(search: URLSearchParams, keyword = '', city = ''): JobsAddress {
  const until = Number(search.get('until'))
  const isRange = Number.isInteger(until) && until > limits.publicListStep && until <= limits.countCap
  return {
    keyword: search.get('name_job') ?? keyword,
    city: search.get('ubication') ?? city,
    types: (['FullTime', 'PartTime'] as const).filter((type) => search.getAll('type').includes(type)),
    places: (['Remote', 'Present'] as const).filter((place) => search.getAll('location').includes(place)),
    otherLanguage:
      search.get(otherLanguageParameter) === 'alone' ? 'alone' : search.has(otherLanguageParameter) ? 'below' : 'hidden',
    until: isRange ? until : limits.publicListStep,
  }
}

/** The query string of the same list with five more vacancies (VAC-01). */
export function withMore(search: URLSearchParams, until: number): string {
  return withUntil(search, Math.min(until + limits.publicListStep, limits.countCap))
}

/** The query string of the same list with `until` vacancies. */
export function withUntil(search: URLSearchParams, until: number): string {
  const shown = new URLSearchParams(search)
  shown.set('until', String(until))
  return `?${shown}`
}

/** The index of the first vacancy shown: a long list is split into pages of limits.publicRange. */
export function firstShown(until: number): number {
  return until - 1 - ((until - 1) % limits.publicRange)
}

/** The id of the element where the other language begins in a list. */
export const otherLanguageId = 'other-language'

/**
 * The query string of the same search with the other language below, up to its first vacancies. When the count of the own
 * language is capped, the other language is shown alone.
 */
export function withOtherLanguage(
  search: URLSearchParams,
  { total, total_capped }: { total: number; total_capped?: boolean | undefined },
) {
  const next = new URLSearchParams(search)
  if (total_capped) {
    next.set(otherLanguageParameter, 'alone')
    next.delete('until')
    return `?${next}`
  }
  next.set(otherLanguageParameter, '1')
  const endOfTheirPage = firstShown(total + 1) + limits.publicRange
  const firsts = Math.min(total + limits.publicListStep, endOfTheirPage)
  if (firsts > Number(next.get('until'))) next.set('until', String(firsts))
  return `?${next}#${otherLanguageId}`
}

/** The query string of the same search without the other language. */
export function withoutOtherLanguage(search: URLSearchParams): string {
  const next = new URLSearchParams(search)
  if (next.get(otherLanguageParameter) === 'alone') next.delete('until')
  next.delete(otherLanguageParameter)
  return `?${next}`
}

/** The URL of the same search with other words, on the page of all vacancies. */
export function withWords(search: URLSearchParams, words: { name_job: string; ubication: string }): string {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(words)) next.set(name, value)
  return `${jobsAt()}?${next}`
}

/** Loads a list of vacancies, in the browser or during server rendering. */
export function loadVacancies(send: Call, address: JobsAddress, language: Language) {
  const filter = {
    name_job: address.keyword,
    ubication: address.city,
    type_job: address.types,
    location: address.places,
    language: address.otherLanguage === 'alone' ? otherLanguage[language] : language,
    other_language: address.otherLanguage === 'below',
    range: { init: firstShown(address.until), final: address.until },
  }
  return send(listPublicVacanciesEndpoint, {
    params: { filter: JSON.stringify(filter) },
  })
}

/** The first vacancies of the whole list: urgent ones first, then the newest. */
export async function loadNewestVacancies(send: Call, language: Language, count: number) {
  return (await loadVacancies(send, { ...readJobsAddress(new URLSearchParams()), until: count }, language)).data
}

export function loadVacancy(send: Call, uuid: string) {
  return send(getVacancyEndpoint, { params: { uuid } })
}

/** Whether the logged-in person has applied to a vacancy, or staff included them. */
export async function readApplied(uuid: string): Promise<Pick<VacancyDetail, 'applied' | 'included'>> {
  return (await loadVacancy(call, uuid)).data
}

/** Applies the logged-in person to a vacancy, with answers to its questions where it asks some. */
export function applyToVacancy(vacancy: string, person: string, answers?: readonly GivenAnswer[]) {
  return call(applyEndpoint, { params: { job: vacancy, user: person }, body: { ...readArrival(), answers } })
}

/** The vacancies that the candidate has applied to. The server renders public pages without a session, so the browser asks. */
export function useAppliedVacancies(): ReadonlyMap<string, 'applied' | 'included'> {
  const session = useSession()
  const candidate = session.status === 'user' && session.mode === 'denied' ? session.user.uuid : undefined
  const [applied, setApplied] = useState<ReadonlyMap<string, 'applied' | 'included'>>(none)
  useEffect(() => {
    let current = true
    setApplied(none)
    // On an error no vacancy is marked; each vacancy's own page shows it, too.
    if (candidate)
      loadAppliedVacancies().then(
        (found) => current && setApplied(found),
        () => {},
      )
    return () => {
      current = false
    }
  }, [candidate])
  return applied
}

const none: ReadonlyMap<string, 'applied' | 'included'> = new Map()

async function loadAppliedVacancies() {
  const size = limits.maximumPageSize
  const found = new Map<string, 'applied' | 'included'>()
  for (let page = 0, total = 1; page * size < total; page += 1) {
    const answer = await call(listApplicationsEndpoint, { query: { page, size } })
    for (const { jobs, added } of answer.data) found.set(jobs.uuid, added ? 'included' : 'applied')
    total = answer.total
  }
  return found
}
