import type { TextValues } from '../../kernel/find-text.ts'
import { type Language, localeOf } from '../../kernel/languages.ts'
import { type Likert, likertCodes } from '../results/scoring.rules.ts'

/** The texts of a language by their keys. */
export type Say = (key: string, values?: TextValues) => string

/** The band of a credential in words: every band that the error reaches, from the best. */
export const stateBands = (bands: readonly Likert[], language: Language, say: Say): string =>
  new Intl.ListFormat(localeOf[language], { type: 'disjunction' }).format(bands.map((code) => say(`attempts.band.${code}`)))

/** The standard error of a credential in words. */
export const stateError = (error: number, language: Language, say: Say): string =>
  say('passport.error_points', {
    points: new Intl.NumberFormat(localeOf[language], { maximumFractionDigits: 0 }).format(error),
  })

/** Reads what `stateBands` wrote; undefined for any other words. */
export function readBands(words: string, language: Language, say: Say): Likert[] | undefined {
  for (const from of likertCodes.keys())
    for (let to = from + 1; to <= likertCodes.length; to += 1) {
      const bands = likertCodes.slice(from, to)
      if (stateBands(bands, language, say) === words) return bands
    }
  return undefined
}

/** Reads what `stateError` wrote, as whole points; undefined for any other words. */
export const readError = (words: string, language: Language, say: Say): number | undefined =>
  Array.from({ length: 101 }, (_, points) => points).find((points) => stateError(points, language, say) === words)
