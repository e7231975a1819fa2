import type { HeadingWords } from '../../kernel/column-headings.ts'

/** What the columns of a table of one kind of record may hold. */
export interface RecordColumns<Field extends string> {
  /** The fields, each with its headings. */
  readonly headings: HeadingWords<Field>
  /** Fields that several columns may make up, each a line or an item. */
  readonly joined: readonly NoInfer<Field>[]
  /** Where a column goes whose heading means nothing. */
  readonly unknown: (heading: string) => NoInfer<Field> | 'ignore'
  /** Why these fields say too little, as a message key. */
  readonly problem: (fields: ReadonlySet<string>) => string | undefined
  /** The most lines of a table, and the message key for more. */
  readonly rows: number
  readonly manyRows: string
}

/** Infers the fields from their headings. */
export const columnsWith = <Field extends string>(columns: RecordColumns<Field>): RecordColumns<Field> => columns
