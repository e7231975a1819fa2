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
