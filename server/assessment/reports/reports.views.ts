import { en } from '#domain/assessment/reports/reports.staff.en.ts'
import { es } from '#domain/assessment/reports/reports.staff.es.ts'
import { findText, type TextValues } from '#domain/kernel/find-text.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { localeOf } from '#domain/kernel/languages.ts'
import { placeOfTimeZone } from '#domain/kernel/time-zones.ts'
import type { PdfBlock, PdfDocument } from '../../platform/pdf/pdf-document.ts'

const texts = { es, en }
type ReportKey = keyof typeof es

/** A number as the report's language writes it, with two decimals at most, like the screens. */
export const shownNumber = (value: number, language: Language): string =>
  new Intl.NumberFormat(localeOf[language], { maximumFractionDigits: 2 }).format(value)

/** Numbers as they are read; the one that chooses between singular and plural stays one. */
const written = (values: TextValues, language: Language): TextValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' && name !== 'count' ? shownNumber(value, language) : value,
    ]),
  )

/** The words of a report, with their values as plain text. */
export function reportWords(language: Language) {
  return (key: ReportKey, values: Record<string, string | number> = {}): string =>
    findText(texts[language], language, key, written(values, language)) ?? key
}
export type ReportWords = ReturnType<typeof reportWords>

/** The letter that an answer stands under. */
export const letterOf = (place: number): string => `${String.fromCharCode(97 + (place % 26))})`

export interface Printing {
  readonly language: Language
  readonly siteName: string
  readonly timeZone: string
  readonly now: Date
  /** The company's logo; its name stands for it where there is none. */
  readonly logo?: Uint8Array | undefined
}

/** What stands around the contents of every report. */
export function presentReport(
  title: string,
  { language, siteName, now, logo }: Printing,
  blocks: PdfDocument['blocks'],
): PdfDocument {
  const say = reportWords(language)
  const head: PdfBlock = logo
    ? { kind: 'picture', picture: { content: logo, alternative: siteName, small: true } }
    : { kind: 'note', text: siteName }
  return { language, title, author: siteName, made: now, pageOf: say('reports.page_of'), blocks: [head, ...blocks] }
}

/** An instant as a reader of the report reads it, in the site's time zone. */
export function shownDate(at: Date, { language, timeZone }: Pick<Printing, 'language' | 'timeZone'>): string {
  const shown = new Intl.DateTimeFormat(localeOf[language], { dateStyle: 'long', timeStyle: 'short', timeZone }).format(at)
  // On paper nobody knows whose clock it was.
  return reportWords(language)('reports.hours_of', { when: shown, place: placeOfTimeZone(timeZone, language) })
}
