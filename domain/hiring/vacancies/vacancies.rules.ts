import { largestAmount, readAmount } from '../../kernel/amounts.ts'
import { dayMs } from '../../kernel/dates.ts'
import type { Language } from '../../kernel/languages.ts'
import { localeOf } from '../../kernel/languages.ts'

/** The modes of a salary (SPEC-19). */
export const salaryModes = ['agreed', 'single', 'range'] as const
export type SalaryMode = (typeof salaryModes)[number]

/** The texts of a vacancy with formatting, in the order in which forms and pages show them. */
export const richTexts = ['description_job', 'esential_job', 'know_skills', 'quality_min_job', 'prefered_job'] as const
export type RichText = (typeof richTexts)[number]

export interface Salary {
  readonly mode: SalaryMode
  readonly min: number | null
  readonly max: number | null
}

/** The documents' phrase for an agreed salary, per language (VAC-02). */
export const agreedSalary: Record<Language, string> = { es: 'a convenir', en: 'Salary to be agreed' }

/** The largest salary that its column can store. */
export const largestSalary = largestAmount

/**
 * An amount with two decimals or none: 1.234,50 and 1.234. `trailingZeroDisplay` would do it, but Firefox 115 does not know that option, and a
 * page whose server and browser write an amount differently does not hydrate (SPEC-75).
 */
function amountFormatOf(language: Language): (amount: number) => string {
  const [whole, withCents] = [0, 2].map(
    (digits) => new Intl.NumberFormat(localeOf[language], { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  ) as [Intl.NumberFormat, Intl.NumberFormat]
  return (amount) => (Number.isInteger(amount) ? whole : withCents).format(amount)
}
const amountFormats = { es: amountFormatOf('es'), en: amountFormatOf('en') }
/** The salary as text: the phrase for an agreed one, a figure, or 'min-max', in the language's number format (SPEC-19). */
export function salaryText(salary: Salary, language: Language): string {
  const format = amountFormats[language]
  if (salary.mode === 'agreed' || salary.min === null) return agreedSalary[language]
  if (salary.mode === 'single' || salary.max === null) return format(salary.min)
  return `${format(salary.min)}-${format(salary.max)}`
}

/** The same for people: a range with a dash between spaces. The API keeps 'min-max', as in the documents. */
export const shownSalary = (salary: Salary, language: Language): string => salaryText(salary, language).replace('-', ' – ')

/** Drops the figures that a salary's mode does not use: agreed has none, single has no maximum. */
export function normalSalary(salary: Salary): Salary {
  return {
    mode: salary.mode,
    min: salary.mode === 'agreed' ? null : salary.min,
    max: salary.mode === 'range' ? salary.max : null,
  }
}

const agreedPhrases = Object.values(agreedSalary).map((phrase) => phrase.toLowerCase())
const figuresOnly = /^[\d.,'’\s–-]+$/

/**
 * Parses a salary as the documents write it: the phrase for an agreed one in either language, a figure, or 'min-max', with or
 * without thousands separators; also as people read it, with a dash. Null for any other text.
 */
export function readSalary(text: string): Salary | null {
  if (agreedPhrases.includes(text.trim().toLowerCase())) return { mode: 'agreed', min: null, max: null }
  if (!figuresOnly.test(text)) return null
  const [min, max, ...more] = text.split(/[-–]/).map(readAmount)
  if (!min || max === null || more.length > 0) return null
  return max === undefined ? { mode: 'single', min, max: null } : { mode: 'range', min, max }
}

interface GivenSalary {
  readonly salary_mode?: SalaryMode | undefined
  readonly salary?: number | string | null | undefined
  readonly salarymax?: number | string | null | undefined
}

/**
 * A salary as it was submitted. Without a mode the amounts determine it; a text determines it by itself, so that nothing is lost
 * (SPEC-19).
 */
export function givenSalary({ salary_mode, salary, salarymax }: GivenSalary): Salary {
  const text = typeof salary === 'string' ? readSalary(salary) : null
  const min = text ? text.min : typeof salary === 'number' ? salary : null
  const max = text?.max ?? figureOf(salarymax)
  const mode = text?.mode === 'agreed' ? 'agreed' : max === null ? 'single' : 'range'
  return { mode: text ? modeOfText(text.mode, mode, salary_mode) : (salary_mode ?? mode), min, max }
}

/** A single figure stays an incomplete range when the mode says range. */
const modeOfText = (text: SalaryMode, amounts: SalaryMode, named: SalaryMode | undefined) =>
  text === 'single' && named === 'range' ? named : amounts

const figureOf = (given: unknown) => (typeof given === 'string' ? readAmount(given) : typeof given === 'number' ? given : null)

/** Whether a salary is below the usual one of its currency. The form then asks before it saves (SPEC-69). */
export function isDoubtful(salary: Salary, usual: number | null): boolean {
  const { min } = normalSalary(salary)
  return usual !== null && min !== null && min < usual
}

/** Whether rich text has no visible content, only markup and white space. */
export function isEmptyRichText(html: string): boolean {
  return html.replace(/<[^<>]*>/g, '').replace(/&(?:nbsp|#160|#xa0);|[\s\u200b-\u200d\u2060]/gi, '') === ''
}

/** The date of first publication: set when a vacancy first becomes active, then kept (SPEC-20). */
export function publicationDate(before: Date | null, active: boolean, now: Date): Date | null {
  return before ?? (active ? now : null)
}

/** When a vacancy was closed: the time of its deactivation, until it is active again. */
export function closingDate(before: { active: boolean; closed_at: Date | null } | null, active: boolean, now: Date): Date | null {
  if (active || !before) return null
  return before.active ? now : before.closed_at
}

/** Whether a closed vacancy's page is gone for crawlers, after thirty days. People can still read it (SPEC-22). */
export function isGone(closedAt: Date | null, now: Date): boolean {
  return closedAt !== null && now.getTime() - closedAt.getTime() > 30 * dayMs
}

/** The state of a vacancy. A draft was never published; an expired one was closed by its last day, a closed one by a person. */
export const vacancyStates = ['active', 'draft', 'closed', 'expired'] as const
export type VacancyState = (typeof vacancyStates)[number]

interface Publicity {
  readonly active: boolean
  readonly published_at: Date | null
  readonly expired: boolean
}

export function stateOf({ active, published_at, expired }: Publicity): VacancyState {
  if (active) return 'active'
  if (!published_at) return 'draft'
  return expired ? 'expired' : 'closed'
}
