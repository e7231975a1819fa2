import {
  countFields,
  type HeadingGuess,
  hasFieldTwice,
  headingFinder,
  isSurest,
  plainHeading,
} from '../../kernel/column-headings.ts'
import { type RecordField, type RecordKind, type RecordTarget, recordColumns, recordFields } from './record-fields.rules.ts'

/** A currency at the end of a heading: "Salario USD". */
const currencyAtEnd = / (?:usd|cop|eur|mxn|pen|clp|ars|brl|gbp)$/

const finders: Readonly<Record<RecordKind, (plain: string) => HeadingGuess<RecordField> | undefined>> = {
  clients: headingFinder(recordColumns.clients.headings),
  vacancies: headingFinder(recordColumns.vacancies.headings),
  history: headingFinder(recordColumns.history.headings),
}

const guessOf = (kind: RecordKind, heading: string) => finders[kind](plainHeading(heading).replace(currencyAtEnd, ''))

/** The number of headings that mean a field of this kind of record. */
export const knownRecordHeadings =
  (kind: RecordKind) =>
  (cells: readonly string[]): number =>
    countFields(cells, (heading) => guessOf(kind, heading))

const joinedFields = (kind: RecordKind): ReadonlySet<RecordTarget> => new Set(recordColumns[kind].joined)

/** Guesses the field of each column: of several columns for one field the one with the surest heading. */
export function guessRecordColumns(kind: RecordKind, written: readonly string[]): RecordTarget[] {
  const guesses = written.map((heading) => guessOf(kind, heading))
  const joined = joinedFields(kind)
  return guesses.map((guess, at) => {
    if (!guess) return recordColumns[kind].unknown(written[at] ?? '')
    return joined.has(guess.field) || isSurest(guesses, at) ? guess.field : 'ignore'
  })
}

/** Why a choice of columns cannot be imported, as a message key; undefined when it can. */
export function recordColumnsProblem(kind: RecordKind, targets: readonly RecordTarget[]): string | undefined {
  const chosen = targets.filter((target) => target !== 'ignore')
  if (hasFieldTwice<RecordTarget>(chosen, joinedFields(kind))) return 'imports.error.column_twice'
  if (chosen.some((target) => !(recordFields[kind] as readonly string[]).includes(target))) return 'errors.bad_request'
  return recordColumns[kind].problem(new Set(chosen))
}
