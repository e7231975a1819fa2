import type { Language } from './languages.ts'

/** Locales whose generic names of time zones are those of places, with what stands around the place. */
const phrases: Record<Language, { locale: string; place: RegExp }> = {
  es: { locale: 'es-419', place: /^hora de (.+)$/ },
  en: { locale: 'en-001', place: /^(.+) Time$/ },
}

/** Where people name the city though its country has one time zone: Intl would name the country. */
const cities: Readonly<Record<string, string>> = { 'America/Bogota': 'Bogotá' }

/** Whose clocks a time zone is, for 'hora de …': a city, or a country that has one time zone, in the reader's language. */
export function placeOfTimeZone(timeZone: string, language: Language): string {
  if (cities[timeZone]) return cities[timeZone]
  const { locale, place } = phrases[language]
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortGeneric' }).formatToParts()
  const named = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return place.exec(named)?.[1] ?? timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')
}
