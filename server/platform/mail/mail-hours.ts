import { calendarDay, clockTime, formatMailDay, mailTime } from '#domain/kernel/dates.ts'
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

/** A period of time in an e-mail, in a time zone. */
export function mailPeriod(from: Date, to: Date, timeZone: string, language: Language): string {
  const day = formatMailDay(calendarDay(from, timeZone), language)
  return `${day}, ${mailTime(from, timeZone, language)} - ${mailTime(to, timeZone, language)} (${hoursOf(timeZone, language)})`
}

/** The period in the reader's own time zone; undefined when that is unknown or shows the same times. */
export function ownPeriod(from: Date, to: Date, timeZone: string, own: string | null, language: Language): string | undefined {
  if (own === null) return undefined
  const shownIn = (zone: string) => [from, to].map((at) => `${calendarDay(at, zone)} ${clockTime(at, zone)}`).join()
  return shownIn(own) === shownIn(timeZone) ? undefined : mailPeriod(from, to, own, language)
}
