import type { AnswerOf, Endpoint } from '#domain/kernel/endpoint.ts'
import type { TextValues } from '#domain/kernel/find-text.ts'
import type { Cell } from './table-cells.ts'
import type { Words } from './texts.ts'

/** The title of a column, and its cell of a row. */
export type Column<Row> = readonly [title: string, cellOf: (row: Row) => Cell]
/** The person of a row by their uuid; undefined for a row without one. */
export type PersonOf<Row> = (row: Row) => string | undefined

/** How the rows of a list are written: in one language, for one viewer. */
export interface Setting {
  readonly of: Words
  /** The text of a key with values, also the stem of a plural. */
  say(key: string, values: TextValues): string
  /** The day of an instant, and its day and minute, as cells of dates. Empty without an instant. */
  day(at: string | null): Cell
  moment(at: string | null, timeZone?: string): Cell
  /** The day and minute of an instant as a part of a text. */
  momentText(at: string, timeZone: string): string
  yesOrNo(is: boolean): string
  phoneColumn<Row>(personOf: PersonOf<Row>): Column<Row>
  /** The tags of a person, for viewers who may see them (POO-01). */
  tagColumns<Row>(personOf: PersonOf<Row>): readonly Column<Row>[]
  /** Phone, tags and skills of a person; empty for a row without a person. */
  factColumns<Row>(personOf: PersonOf<Row>): readonly Column<Row>[]
  /** Birth date and source of a person, and the notes on them for viewers who may read notes (POO-01). */
  profileColumns<Row>(personOf: PersonOf<Row>): readonly Column<Row>[]
  consentColumn<Row>(hasConsented: (row: Row) => boolean): Column<Row>
}

/** The columns of a list as a file, in the order of its screen. */
export interface Table<Row, Answer = unknown> {
  /** The people of a row whose phone, tags and skills stand in columns of their own. */
  readonly peopleOf?: (row: Row) => readonly string[]
  readonly columns: (setting: Setting, answer: Answer) => readonly Column<Row>[]
}

/** A list that leaves as a file (OUT-01). Its name, in the file and in the audit, is the text `exports.list.<name>`. */
export interface ExportedList {
  readonly list: Endpoint
  readonly table: Table<unknown>
}

type RowOf<E extends Endpoint> = AnswerOf<E> extends { data: (infer Row)[] } ? Row : never

/** States the columns of a list. `Row` is needed where staff get other rows than the public. */
export const exportedList = <E extends Endpoint, Row = RowOf<E>>(
  list: E,
  table: Table<NoInfer<Row>, AnswerOf<E>>,
): ExportedList => ({
  list,
  table: table as unknown as Table<unknown>,
})
