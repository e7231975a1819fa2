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
  if (shownTimeZone(timeZone) !== timeZone) return unknownShownIn
  const { locale, place } = phrases[language]
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortGeneric' }).formatToParts()
  const named = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return place.exec(named)?.[1] ?? timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')
}

const unknownShownIn = 'UTC'
const shown = new Map<string, string>()

/**
 * The time zone in which this browser shows times of another: itself, or UTC, which every browser knows, where the browser is
 * older than the time zone (America/Ciudad_Juarez is of 2022).
 */
export function shownTimeZone(timeZone: string): string {
  const before = shown.get(timeZone)
  if (before) return before
  try {
    new Intl.DateTimeFormat('en', { timeZone })
    shown.set(timeZone, timeZone)
  } catch {
    shown.set(timeZone, unknownShownIn)
  }
  return shown.get(timeZone) ?? unknownShownIn
}

/** Whether a browser's name for its own time zone means the same everywhere: an area and a place, or UTC. */
export function isPlaceTimeZone(timeZone: string | undefined): timeZone is string {
  return timeZone === 'UTC' || (/^[A-Z]\w+\/[\w/+-]+$/.test(timeZone ?? '') && !/^(SystemV|Etc\/Unknown)/.test(timeZone ?? ''))
}
