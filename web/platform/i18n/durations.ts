import { type Language, localeOf } from '#domain/kernel/languages.ts'

/** A duration in words: 1 minuto y 6 segundos. `seconds` is whole. */
export function durationInWords(seconds: number, language: Language): string {
  const locale = localeOf[language]
  const inUnit = (count: number, unit: 'minute' | 'second') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
  const minutes = Math.floor(seconds / 60)
  const rest = seconds % 60
  const parts = [minutes > 0 && inUnit(minutes, 'minute'), (rest > 0 || minutes === 0) && inUnit(rest, 'second')]
  return new Intl.ListFormat(locale).format(parts.filter((part) => part !== false))
}
