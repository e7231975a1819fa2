import type { Language } from './languages.ts'
import { shownTimeZone, unknownShownIn } from './shown-time-zone.ts'

/** Locales that name time zones by places, with the words around the place. */
const phrases: Record<Language, { locale: string; place: RegExp }> = {
  es: { locale: 'es-419', place: /^hora de (.+)$/ },
  en: { locale: 'en-001', place: /^(.+) Time$/ },
}

/** Time zones that people name by a city, although Intl names the country because it has one time zone. */
const cities: Readonly<Record<string, string>> = { 'America/Bogota': 'Bogotá' }

/**
 * The Spanish places of the time zones of Latin America, Spain and the United States. Phones with few languages have only English names,
 * and wrote "hora de Mexico City".
 */
const spanishPlaces: Readonly<Record<string, string>> = {
  'America/Argentina/Buenos_Aires': 'Buenos Aires',
  'America/Argentina/Cordoba': 'Córdoba',
  'America/Argentina/Tucuman': 'Tucumán',
  'America/Asuncion': 'Paraguay',
  'America/Bahia_Banderas': 'Bahía de Banderas',
  'America/Buenos_Aires': 'Buenos Aires',
  'America/Cancun': 'Cancún',
  'America/Caracas': 'Venezuela',
  'America/Chicago': 'Chicago',
  'America/Costa_Rica': 'Costa Rica',
  'America/Denver': 'Denver',
  'America/El_Salvador': 'El Salvador',
  'America/Guatemala': 'Guatemala',
  'America/Guayaquil': 'Guayaquil',
  'America/Havana': 'La Habana',
  'America/La_Paz': 'Bolivia',
  'America/Lima': 'Perú',
  'America/Los_Angeles': 'Los Ángeles',
  'America/Managua': 'Nicaragua',
  'America/Mazatlan': 'Mazatlán',
  'America/Merida': 'Mérida',
  'America/Mexico_City': 'Ciudad de México',
  'America/Monterrey': 'Monterrey',
  'America/Montevideo': 'Uruguay',
  'America/New_York': 'Nueva York',
  'America/Panama': 'Panamá',
  'America/Port_of_Spain': 'Trinidad y Tobago',
  'America/Puerto_Rico': 'Puerto Rico',
  'America/Punta_Arenas': 'Punta Arenas',
  'America/Santiago': 'Santiago',
  'America/Santo_Domingo': 'República Dominicana',
  'America/Sao_Paulo': 'São Paulo',
  'America/Tegucigalpa': 'Honduras',
  'America/Tijuana': 'Tijuana',
  'Atlantic/Canary': 'Canarias',
  'Europe/Madrid': 'España',
}

/** The place of a time zone, for 'hora de …': a city, or a country with one time zone, in the reader's language. */
export function placeOfTimeZone(timeZone: string, language: Language): string {
  if (cities[timeZone]) return cities[timeZone]
  if (shownTimeZone(timeZone) !== timeZone) return unknownShownIn
  const spanish = language === 'es' ? spanishPlaces[timeZone] : undefined
  if (spanish) return spanish
  const { locale, place } = phrases[language]
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortGeneric' }).formatToParts()
  const named = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return place.exec(named)?.[1] ?? timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')
}
