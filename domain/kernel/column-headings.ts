import { withoutAccents } from './search-words.ts'

/**
 * How imports find what the columns of a table hold. A target lists the headings of each of its fields as other systems and spreadsheets write
 * them, without accents and signs and separated by commas; of several columns for one field the one whose heading stands first counts.
 */
export type HeadingWords<Field extends string> = Readonly<Record<Field, string>>

export interface HeadingGuess<Field extends string> {
  readonly field: Field
  /** The lower, the surer. */
  readonly rank: number
}

/** A heading without accents, signs and remarks in brackets: "E-mail *", "Fecha de nacimiento (dd/mm/aaaa)". */
export function plainHeading(heading: string): string {
  return withoutAccents(
    heading
      .slice(0, 300)
      .replace(/\w*(?:consent|opt(?:ed)?(?:in|out)|subscri|shouldforget)\w*/gi, (word) =>
        word.replace(/([a-z])([A-Z])/g, '$1 $2'),
      )
      .replace(/\([^)]{2,}\)|\[[^\]]*\]/g, ' '),
  )
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** The headings of a list, the surest first. */
export const headingsIn = (words: string): string[] =>
  words
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)

/** Finds the field of a plain heading among those of a target. */
export function headingFinder<Field extends string>(
  words: HeadingWords<Field>,
): (plain: string) => HeadingGuess<Field> | undefined {
  const found = new Map<string, HeadingGuess<Field>>()
  for (const field of fieldsOf(words))
    for (const [rank, word] of headingsIn(words[field]).entries()) found.set(word, { field, rank })
  return (plain) => found.get(plain)
}

/** The fields of a target, in the order in which its columns are offered. */
export const fieldsOf = <Field extends string>(words: HeadingWords<Field>) => Object.keys(words) as Field[]

/** The number of fields that the headings of a row mean. */
export const countFields = (cells: readonly string[], guessOf: (heading: string) => HeadingGuess<string> | undefined): number =>
  new Set(cells.slice(0, 200).flatMap((cell) => guessOf(cell)?.field ?? [])).size

/** Whether a column has the surest heading of its field, of equal ones the first. Columns that `competes` leaves out do not count. */
export function isSurest(
  guesses: readonly (HeadingGuess<string> | undefined)[],
  at: number,
  competes: (column: number) => boolean = () => true,
): boolean {
  const own = guesses[at]
  return guesses.every(
    (other, place) =>
      !own || other?.field !== own.field || !competes(place) || other.rank > own.rank || (other.rank === own.rank && place >= at),
  )
}

/** Whether several columns became one field that takes a single one. */
export function hasFieldTwice<Field extends string>(chosen: readonly Field[], joined: ReadonlySet<Field>): boolean {
  const single = chosen.filter((field) => !joined.has(field))
  return new Set(single).size < single.length
}
