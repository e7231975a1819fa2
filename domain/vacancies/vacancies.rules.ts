import type { Language } from '../kernel/languages.ts'
import { localeOf } from '../kernel/languages.ts'

/** How a salary is given (decision 19). */
export const salaryModes = ['agreed', 'single', 'range'] as const
export type SalaryMode = (typeof salaryModes)[number]

export interface Salary {
  readonly mode: SalaryMode
  readonly min: number | null
  readonly max: number | null
}

/** The agreed-salary phrase of the documents, per language (VAC-02). */
export const agreedSalary: Record<Language, string> = { es: 'a convenir', en: 'Salary to be agreed' }

const amountFormats: Record<Language, Intl.NumberFormat> = {
  es: new Intl.NumberFormat(localeOf.es, { maximumFractionDigits: 2 }),
  en: new Intl.NumberFormat(localeOf.en, { maximumFractionDigits: 2 }),
}

/** The salary as text: the agreed phrase, a figure, or 'min-max', in the language's number format (decision 19). */
export function salaryText(salary: Salary, language: Language): string {
  const format = amountFormats[language]
  if (salary.mode === 'agreed' || salary.min === null) return agreedSalary[language]
  if (salary.mode === 'single' || salary.max === null) return format.format(salary.min)
  return `${format.format(salary.min)}-${format.format(salary.max)}`
}

/** Keeps of a salary only what its mode uses: agreed has no figures, single has no maximum. */
export function normalSalary(salary: Salary): Salary {
  return {
    mode: salary.mode,
    min: salary.mode === 'agreed' ? null : salary.min,
    max: salary.mode === 'range' ? salary.max : null,
  }
}

/** Whether rich text shows nothing: markup and blanks only. */
export function isEmptyRichText(html: string): boolean {
  return html.replace(/<[^<>]*>/g, '').replace(/&nbsp;|\s/g, '') === ''
}

/** Date of first publication: set when a vacancy first becomes active, and kept from then on (decision 20). */
export function publicationDate(before: Date | null, active: boolean, now: Date): Date | null {
  return before ?? (active ? now : null)
}

/** The words of a search, ready to be matched as beginnings; punctuation separates, at most eight count (decision 24). */
export function searchWords(text: string): string[] {
  return text.toLowerCase().split(/[^\p{L}\p{N}]+/u).filter(Boolean).slice(0, 8)
}

/** A closed vacancy's page is gone for crawlers after thirty days; people may still read it (decision 22). */
export function isGone(closedAt: Date | null, now: Date): boolean {
  return closedAt !== null && now.getTime() - closedAt.getTime() > 30 * 86_400_000
}
