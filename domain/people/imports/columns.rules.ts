import { isLink } from './cells.rules.ts'
import { isDay } from './dates.rules.ts'
import {
  guessHeading,
  type HeadingGuess,
  importFields,
  isAnyName,
  isManner,
  partOfName,
  plainHeading,
  speaksOfConsent,
} from './headings.rules.ts'

/** The field of each column, in the order of the file; `ignore` is left out. */
export const columnTargets = ['ignore', ...importFields] as const
export type ColumnTarget = (typeof columnTargets)[number]

/**
 * Fields that several columns may make up: parts of a name are joined, lists are put together, and a note has a line for each. Of addresses
 * and phone numbers the first usable one counts, and the others are kept in the note.
 */
const joined: ReadonlySet<ColumnTarget> = new Set(['first_name', 'last_name', 'skills', 'tags', 'note', 'email', 'phone'])

/**
 * Guesses the field of each column from its heading. The parts of a name are taken together. `samples` are the first values of each column:
 * a column without values, or of links instead of files, is no CV, and a column of consents is one of days or of manners.
 */
export function guessColumns(written: readonly string[], samples?: readonly (readonly string[])[]): ColumnTarget[] {
  const plain = written.map(plainHeading)
  const found = withManner(
    plain,
    plain.map(guessHeading).map((guess, at) => {
      // "Habeas data" is the heading of a day, of a manner, or of a plain yes.
      const isConsent = guess ? guess.field === 'consent_how' : speaksOfConsent(plain[at] ?? '')
      if (!isConsent || !samples?.[at]?.some(isDay)) return guess
      return { field: 'consented_on' as const, rank: 100 + (guess?.rank ?? 400) }
    }),
  )
  const hasLastName = found.some((guess) => guess?.field === 'last_name')
  const hasFirstName = found.some((guess, at) => guess?.field === 'first_name' && (hasLastName || !isAnyName(plain[at] ?? '')))
  const guesses = found.map((guess, at) =>
    guess && !hasLastName && !hasFirstName && isAnyName(plain[at] ?? '') ? { field: 'full_name' as const, rank: 1000 } : guess,
  )
  /** Whether columns hold the first part of this name by itself, so that a column of the whole name adds nothing. */
  const hasParts = (field: 'first_name' | 'last_name') =>
    guesses.some((guess, at) => guess?.field === field && partOfName(plain[at] ?? '') === 'first')
  const isBest = (field: string, rank: number, at: number, part?: string) =>
    guesses.every(
      (other, place) =>
        other?.field !== field ||
        (part !== undefined && partOfName(plain[place] ?? '') !== part) ||
        other.rank > rank ||
        (other.rank === rank && place >= at),
    )
  return guesses.map((guess, at): ColumnTarget => {
    if (!guess) return 'ignore'
    const { field, rank } = guess
    // A column of all names adds nothing to a first and a last name.
    if (field === 'full_name' && hasLastName && hasFirstName) return 'ignore'
    if (field === 'first_name' || field === 'last_name') {
      const part = partOfName(plain[at] ?? '')
      if (!hasLastName && !hasFirstName) return 'ignore'
      if (part === 'whole' && hasParts(field)) return 'ignore'
      return part === 'later' || isBest(field, rank, at, part) ? field : 'ignore'
    }
    const values = samples?.[at]
    if (field === 'cv' && values?.some(isLink)) return 'note'
    if (joined.has(field)) return isBest(field, rank, at) || field !== 'note' ? field : 'ignore'
    return isBest(field, rank, at) ? field : 'ignore'
  })
}

/** The guesses with the manner of the consent: "Cómo" says it only right after the column of its day. */
function withManner(plain: readonly string[], guesses: readonly (HeadingGuess | undefined)[]): (HeadingGuess | undefined)[] {
  if (guesses.some((guess) => guess?.field === 'consent_how')) return [...guesses]
  return guesses.map((guess, at) =>
    guesses[at - 1]?.field === 'consented_on' && isManner(plain[at] ?? '') ? { field: 'consent_how', rank: 1000 } : guess,
  )
}

export const hasNameColumn = (targets: readonly ColumnTarget[]): boolean =>
  targets.includes('full_name') || targets.includes('first_name')

/**
 * Why a choice of columns cannot be imported, as a message key; undefined when it can. Where known people are completed, an address is
 * enough.
 */
export function columnsProblem(targets: readonly ColumnTarget[], completes = false): string | undefined {
  const chosen = targets.filter((target) => target !== 'ignore')
  const single = chosen.filter((target) => !joined.has(target))
  if (new Set(single).size < single.length) return 'imports.error.column_twice'
  if (!hasNameColumn(chosen) && !(completes && chosen.includes('email'))) return 'imports.error.name_column'
  if (chosen.includes('full_name') && (chosen.includes('first_name') || chosen.includes('last_name')))
    return 'imports.error.two_names'
  return undefined
}
