import { calendarDay, clockTime, formatLineDay, formatLineHours } from '#domain/kernel/dates.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { placeOfTimeZone } from '#domain/kernel/time-zones.ts'
import { en } from '#domain/mail/layout.mail.en.ts'
import { es } from '#domain/mail/layout.mail.es.ts'
import { fillVariables } from '#domain/mail/mail.rules.ts'

const texts = { es, en }

/** The words that name a time zone in an e-mail, e.g. 'hora de Bogotá'. */
export function hoursOf(timeZone: string, language: Language): string {
  return fillVariables(texts[language]['mail.hours_of'], { place: placeOfTimeZone(timeZone, language) })
}

/** A period of time on one line of an e-mail: mié 4 de marzo · 9:30–10:15, hora de Bogotá. */
export function mailPeriod(from: Date, to: Date, timeZone: string, language: Language): string {
  const times = { date: calendarDay(from, timeZone), from: clockTime(from, timeZone), to: clockTime(to, timeZone) }
  return mailPeriodOf(times, timeZone, language)
}

/** The same from a calendar day and two times of day, hh:mm, as a form has them. */
export function mailPeriodOf(
  { date, from, to }: { readonly date: string; readonly from: string; readonly to: string },
  timeZone: string,
  language: Language,
): string {
  return `${formatLineDay(date, language)} · ${formatLineHours(from, to, language)}, ${hoursOf(timeZone, language)}`
}

/** The period in the reader's own time zone; undefined when that is unknown or shows the same times. */
export function ownPeriod(from: Date, to: Date, timeZone: string, own: string | null, language: Language): string | undefined {
  if (own === null) return undefined
  const shownIn = (zone: string) => [from, to].map((at) => `${calendarDay(at, zone)} ${clockTime(at, zone)}`).join()
  return shownIn(own) === shownIn(timeZone) ? undefined : mailPeriod(from, to, own, language)
}
