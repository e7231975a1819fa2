import { hasFieldTwice, isSurest, plainHeading } from '../../kernel/column-headings.ts'
import { isLink } from './cells.rules.ts'
import { withConsents } from './consent-columns.rules.ts'
import { endsConsent } from './consent-headings.rules.ts'
import { guessHeading, importFields } from './headings.rules.ts'
import { isAnyName, partOfName } from './name-headings.rules.ts'

/** The field of each column, in the order of the file; `ignore` is left out. */
export const columnTargets = ['ignore', ...importFields] as const
export type ColumnTarget = (typeof columnTargets)[number]

/**
 * Fields that several columns may make up: parts of a name are joined, lists are put together, and a note has a line for each. Of addresses
 * and phone numbers the first usable one counts, and the others are kept in the note. One no among answers, or one "do not contact", is enough.
 */
const joined: ReadonlySet<ColumnTarget> = new Set([
  ...(['first_name', 'last_name', 'skills', 'tags', 'note', 'email', 'phone'] as const),
  ...(['consent_answer', 'do_not_contact', 'mail_permission'] as const),
])

/**
 * Guesses the field of each column from its heading. The parts of a name are taken together. `samples` are values of each column: a column
 * without values, or of links instead of files, is no CV. `valuesOf` gives all values of a column, because what it says of a consent depends on
 * them (consent-columns.rules.ts).
 */
export function guessColumns(
  written: readonly string[],
  samples?: readonly (readonly string[])[],
  valuesOf = (column: number): readonly string[] => samples?.[column] ?? [],
): ColumnTarget[] {
  const plain = written.map(plainHeading)
  const found = withConsents(plain, plain.map(guessHeading), valuesOf)
  const hasLastName = found.some((guess) => guess?.field === 'last_name')
  const hasFirstName = found.some((guess, at) => guess?.field === 'first_name' && (hasLastName || !isAnyName(plain[at] ?? '')))
  const guesses = found.map((guess, at) =>
    guess && !hasLastName && !hasFirstName && isAnyName(plain[at] ?? '') ? { field: 'full_name' as const, rank: 1000 } : guess,
  )
  /** Whether columns hold the first part of this name by itself, so that a column of the whole name adds nothing. */
  const hasParts = (field: 'first_name' | 'last_name') =>
    guesses.some((guess, at) => guess?.field === field && partOfName(plain[at] ?? '') === 'first')
  return guesses.map((guess, at): ColumnTarget => {
    if (!guess) return 'ignore'
    const { field } = guess
    // A column of all names adds nothing to a first and a last name.
    if (field === 'full_name' && hasLastName && hasFirstName) return 'ignore'
    if (field === 'first_name' || field === 'last_name') {
      const part = partOfName(plain[at] ?? '')
      if (!hasLastName && !hasFirstName) return 'ignore'
      if (part === 'whole' && hasParts(field)) return 'ignore'
      const isOfPart = (column: number) => partOfName(plain[column] ?? '') === part
      return part === 'later' || isSurest(guesses, at, isOfPart) ? field : 'ignore'
    }
    const values = samples?.[at]
    if (field === 'cv' && values?.some(isLink)) return 'note'
    // A second question, as for advertising, is not about the same consent.
    if (field === 'consent_answer') return isSurest(guesses, at) || endsConsent(plain[at] ?? '') ? field : 'ignore'
    if (joined.has(field)) return isSurest(guesses, at) || field !== 'note' ? field : 'ignore'
    return isSurest(guesses, at) ? field : 'ignore'
  })
}

export const hasNameColumn = (targets: readonly ColumnTarget[]): boolean =>
  targets.includes('full_name') || targets.includes('first_name')

/**
 * Why a choice of columns cannot be imported, as a message key; undefined when it can. Where known people are completed, an address is
 * enough.
 */
export function columnsProblem(targets: readonly ColumnTarget[], completes = false): string | undefined {
  const chosen = targets.filter((target) => target !== 'ignore')
  if (hasFieldTwice<ColumnTarget>(chosen, joined)) return 'imports.error.column_twice'
  if (!hasNameColumn(chosen) && !(completes && chosen.includes('email'))) return 'imports.error.name_column'
  if (chosen.includes('full_name') && (chosen.includes('first_name') || chosen.includes('last_name')))
    return 'imports.error.two_names'
  return undefined
}
