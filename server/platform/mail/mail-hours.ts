import { calendarDay, clockTime, formatMailDay } from '#domain/kernel/dates.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { placeOfTimeZone } from '#domain/kernel/time-zones.ts'
import { en } from '#domain/mail/layout.mail.en.ts'
import { es } from '#domain/mail/layout.mail.es.ts'
import { fillVariables } from '#domain/mail/mail.rules.ts'

const texts = { es, en }

/** Whose clocks the times in an e-mail are those of, e.g. 'hora de Bogotá'. */
export function hoursOf(timeZone: string, language: Language): string {
  return fillVariables(texts[language]['mail.hours_of'], { place: placeOfTimeZone(timeZone, language) })
}

/** When something takes place, on the clocks of a time zone, as e-mails say it. */
export function mailPeriod(from: Date, to: Date, timeZone: string, language: Language): string {
  const day = formatMailDay(calendarDay(from, timeZone), language)
  return `${day}, ${clockTime(from, timeZone)} - ${clockTime(to, timeZone)} (${hoursOf(timeZone, language)})`
}

/** The same on the reader's own clocks; undefined where these are not known, or show the same. */
export function ownPeriod(from: Date, to: Date, timeZone: string, own: string | null, language: Language): string | undefined {
  if (own === null) return undefined
  const shownIn = (zone: string) => [from, to].map((at) => `${calendarDay(at, zone)} ${clockTime(at, zone)}`).join()
  return shownIn(own) === shownIn(timeZone) ? undefined : mailPeriod(from, to, own, language)
}
