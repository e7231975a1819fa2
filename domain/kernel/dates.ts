import type { Language } from './languages.ts'
import { localeOf } from './languages.ts'
import { shownTimeZone } from './shown-time-zone.ts'

export const dayMs = 86_400_000
const formats = new Map<string, Intl.DateTimeFormat>()
const dayFormats = new Map<string, Intl.DateTimeFormat>()

/** In no time zone a day begins within a quarter of an hour of UTC, since the last zone with another offset changed in 1972. */
const quarterMs = 900_000
const sameSince = Date.UTC(1973)
const knownDays = new Map<string, Map<number, string>>()
const mostKnownDays = 10_000

/**
 * The calendar day of an instant in a time zone, as yyyy-mm-dd. Days are kept, because lists ask for the same instants again and again, and
 * formatting one takes longer than the rest of its row.
 */
export function calendarDay(instant: Date, timeZone: string): string {
  const ms = instant.getTime()
  if (!(ms >= sameSince)) return formatCalendarDay(instant, timeZone)
  const days = knownDays.get(timeZone) ?? new Map<number, string>()
  const quarter = Math.floor(ms / quarterMs)
  const known = days.get(quarter)
  if (known !== undefined) return known
  const day = formatCalendarDay(instant, timeZone)
  if (days.size >= mostKnownDays) days.clear()
  knownDays.set(timeZone, days.set(quarter, day))
  return day
}

function formatCalendarDay(instant: Date, timeZone: string): string {
  // Making a formatter costs a hundred times as much as using it.
  const known = dayFormats.get(timeZone)
  const format = known ?? new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  if (!known) dayFormats.set(timeZone, format)
  return format.format(instant)
}

/** The time of day of an instant in a time zone, as hh:mm. */
export function clockTime(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(instant)
}

/** The time of day of an instant as e-mails show it: 14:30, in English 2:30 PM (I18N-04). */
export function mailTime(instant: Date, timeZone: string, language: Language): string {
  if (language === 'es') return clockTime(instant, timeZone)
  const style = { timeZone: shownTimeZone(timeZone), hour: 'numeric', minute: '2-digit' } as const
  // Newer versions of Intl write a narrow no-break space, which some mail programs show as a box.
  return new Intl.DateTimeFormat(localeOf[language], style).format(instant).replace(/\s/u, ' ')
}

/** A time of day that is written as hh:mm, as e-mails show it. What is no time of day yet, in a form that is being filled in, stays as it is. */
export function mailClock(time: string, language: Language): string {
  const instant = new Date(`1970-01-01T${time}Z`)
  return Number.isNaN(instant.getTime()) ? time : mailTime(instant, 'UTC', language)
}

/** The calendar day so many days after another; both as yyyy-mm-dd. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/** Whole days between two instants by the site's calendar, never below 0 (SPEC-20). */
export function daysBetween(from: Date, to: Date, timeZone: string): number {
  const days = Date.parse(calendarDay(to, timeZone)) - Date.parse(calendarDay(from, timeZone))
  return Math.max(0, Math.round(days / dayMs))
}

/** Age in full years on a day; both days as yyyy-mm-dd. */
export function ageOn(birthday: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4))
  return today.slice(5) < birthday.slice(5) ? years - 1 : years
}

/** A date as screens show it: in es-CO or en-US (I18N-04). */
export function formatDate(instant: Date | string, language: Language, timeZone?: string): string {
  return formatted(instant, language, { dateStyle: 'medium' }, timeZone)
}

/** A date with its time of day; without a time zone, in the reader's. */
export function formatDateTime(instant: Date | string, language: Language, timeZone?: string): string {
  return formatted(instant, language, { dateStyle: 'medium', timeStyle: 'short' }, timeZone)
}

/** Weekday, day and time without the year, for short lines. */
export function formatShortTime(instant: Date | string, language: Language, timeZone?: string): string {
  const style = { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const
  return formatted(instant, language, style, timeZone)
}

/** Weekday and day, with the month on request: mié 4 de mar, miércoles 4; without a time zone, in the reader's. */
export function formatWeekday(
  instant: Date | string,
  language: Language,
  style: { readonly weekday: 'long' | 'short'; readonly month?: 'long' | 'short' },
  timeZone?: string,
): string {
  return formatted(instant, language, { ...style, day: 'numeric' }, timeZone)
}

/** Day, month and time in 24 hours, without the words between them, for the narrowest lines: 25 nov 10:00. */
export function formatDayAndTime(instant: Date | string, language: Language, timeZone?: string): string {
  const date = formatOf(language, { day: 'numeric', month: 'short' }, timeZone)
  const parts = date.formatToParts(new Date(instant)).filter(({ type }) => type !== 'literal')
  const time = formatted(instant, language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, timeZone)
  return [...parts.map(({ value }) => value), time].join(' ')
}

/** A time of day without seconds; without a time zone, in the reader's. */
export function formatClock(instant: Date | string, language: Language, timeZone?: string): string {
  return formatted(instant, language, { timeStyle: 'short' }, timeZone)
}

/** A time of day with seconds; without a time zone, in the reader's. */
export function formatTime(instant: Date | string, language: Language, timeZone?: string): string {
  return formatted(instant, language, { timeStyle: 'medium' }, timeZone)
}

/** A calendar day, yyyy-mm-dd, in full: 30 de noviembre de 2026. Beside instants it is as short as they are: `medium`. */
export function formatDay(day: string, language: Language, dateStyle: 'long' | 'medium' = 'long'): string {
  return new Intl.DateTimeFormat(localeOf[language], { dateStyle, timeZone: 'UTC' }).format(new Date(day))
}

/** The month of a calendar day, yyyy-mm-dd: nov 2026. */
export function formatMonth(day: string, language: Language): string {
  const style = { month: 'short', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(localeOf[language], style).format(new Date(day))
}

/** A day with the times at which an event begins and ends, in a time zone. */
export function formatPeriod(from: Date | string, to: Date | string, language: Language, timeZone: string): string {
  const style = { dateStyle: 'full', timeStyle: 'short', timeZone: shownTimeZone(timeZone) } as const
  return new Intl.DateTimeFormat(localeOf[language], style).formatRange(new Date(from), new Date(to))
}

function formatted(
  instant: Date | string,
  language: Language,
  style: Intl.DateTimeFormatOptions,
  timeZone: string | undefined,
): string {
  return formatOf(language, style, timeZone).format(new Date(instant))
}

/** A formatter, kept if it has a time zone. The reader's own zone may change while the page is open. */
function formatOf(language: Language, style: Intl.DateTimeFormatOptions, timeZone: string | undefined): Intl.DateTimeFormat {
  if (!timeZone) return new Intl.DateTimeFormat(localeOf[language], style)
  const key = [language, timeZone, ...Object.entries(style)].join()
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat(localeOf[language], { ...style, timeZone: shownTimeZone(timeZone) })
  formats.set(key, format)
  return format
}

/** A calendar day, yyyy-mm-dd, on a line of an e-mail: mié 4 de marzo, Wed, March 4. What is no day yet stays as it is. */
export function formatLineDay(day: string, language: Language): string {
  const instant = new Date(`${day}T00:00Z`)
  if (Number.isNaN(instant.getTime())) return day
  const style = { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  const shown = new Intl.DateTimeFormat(localeOf[language], style).format(instant)
  return language === 'es' ? shown.replace(/[.,]+ /, ' ') : shown
}

/** Two times of day, hh:mm, on a line of an e-mail: 9:30–10:15, in English 9:30–10:15 AM, or 11:30 AM–12:15 PM. */
export function formatLineHours(from: string, to: string, language: Language): string {
  const [begins = '', ends = ''] = [from, to].map((time) => mailClock(time, language).replace(/^0(?=\d)/, ''))
  const isSameHalf = /[AP]M$/.exec(begins)?.[0] === /[AP]M$/.exec(ends)?.[0]
  return `${isSameHalf ? begins.replace(/ [AP]M$/, '') : begins}–${ends}`
}

/** A date as notification e-mails show it: dd/MM/yyyy or MM/dd/yyyy (I18N-04). */
export function formatMailDate(day: string, language: Language): string {
  const [year, month, date] = day.split('-')
  return language === 'es' ? `${date}/${month}/${year}` : `${month}/${date}/${year}`
}
