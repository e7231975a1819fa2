import { en } from '#domain/assessment/reports/reports.staff.en.ts'
import { es } from '#domain/assessment/reports/reports.staff.es.ts'
import { companyColours } from '#domain/kernel/company-colours.ts'
import { findText, type TextValues } from '#domain/kernel/find-text.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { localeOf } from '#domain/kernel/languages.ts'
import { placeOfTimeZone } from '#domain/kernel/time-zones.ts'
import type { PdfBlock, PdfDocument } from '../../platform/pdf/pdf-document.ts'

const texts = { es, en }
type ReportKey = keyof typeof es

/** Formats a number in the report's language, with at most two decimals. */
export const shownNumber = (value: number, language: Language): string =>
  new Intl.NumberFormat(localeOf[language], { maximumFractionDigits: 2 }).format(value)

/** Formats all numbers except `count`, which chooses between singular and plural. */
const formatNumbers = (values: TextValues, language: Language): TextValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' && name !== 'count' ? shownNumber(value, language) : value,
    ]),
  )

/** The texts of a report, with their values as plain text. */
export function reportWords(language: Language) {
  return (key: ReportKey, values: Record<string, string | number> = {}): string =>
    findText(texts[language], language, key, formatNumbers(values, language)) ?? key
}
export type ReportWords = ReturnType<typeof reportWords>

/** The letter of an answer in its list. */
export const letterOf = (place: number): string => `${String.fromCharCode(97 + (place % 26))})`

export interface Printing {
  readonly language: Language
  readonly siteName: string
  readonly timeZone: string
  readonly now: Date
  /** The company's logo; without one the report shows the company's name. */
  readonly logo?: Uint8Array | undefined
  /** Where the company is reached, for the foot; empty until staff have entered it. */
  readonly contact: readonly string[]
  /** The company's colour as `#rrggbb`; null for the product's. */
  readonly colour: string | null
}

/** Adds the header and footer that all reports share. */
export function presentReport(
  title: string,
  { language, siteName, now, logo, contact, colour }: Printing,
  blocks: PdfDocument['blocks'],
): PdfDocument {
  const say = reportWords(language)
  const head: PdfBlock = logo
    ? { kind: 'picture', picture: { content: logo, alternative: siteName, small: true } }
    : { kind: 'note', text: siteName }
  const foot = contact.length > 0 ? [{ kind: 'foot', lines: [[siteName, ...contact].join(' · ')] } as const] : []
  return {
    ...{ language, title, author: siteName, made: now, pageOf: say('reports.page_of') },
    accent: companyColours(colour).ink,
    blocks: [head, { kind: 'rule' }, ...blocks, ...foot],
  }
}

/** Formats an instant in the site's time zone. */
export function shownDate(at: Date, { language, timeZone }: Pick<Printing, 'language' | 'timeZone'>): string {
  const shown = new Intl.DateTimeFormat(localeOf[language], { dateStyle: 'long', timeStyle: 'short', timeZone }).format(at)
  // A printed time needs the name of its zone.
  return reportWords(language)('reports.hours_of', { when: shown, place: placeOfTimeZone(timeZone, language) })
}
