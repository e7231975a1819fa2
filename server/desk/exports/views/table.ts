import { finalBand } from '#domain/assessment/results/scoring.rules.ts'
import type { ExportedList, exports } from '#domain/desk/exports/exports.contract.ts'
import type { StaffVacancy } from '#domain/hiring/vacancies/vacancies.contract.ts'
import { calendarDay } from '#domain/kernel/dates.ts'
import type { AnswerOf, Endpoint } from '#domain/kernel/endpoint.ts'
import { findText, type TextValues } from '#domain/kernel/find-text.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { withNames } from '#domain/kernel/mentions.ts'
import { mayUse, type Viewer } from '../../../platform/sessions/viewer.ts'
import { type Cell, DateCell } from '../../../platform/table-cells.ts'
import type { FactsOfPerson } from '../exports.reads.ts'
import { textsOf, type Words } from './texts.ts'

/** The title of a column, and its cell of a row. */
export type Column<Row> = readonly [title: string, cellOf: (row: Row) => Cell]

export interface Table<Row, Answer = unknown> {
  /** The people of a row whose phone, tags and skills stand in columns of their own. */
  readonly peopleOf?: (row: Row) => readonly string[]
  readonly columns: (setting: Setting, answer: Answer) => readonly Column<Row>[]
}
type RowOf<E extends Endpoint> = AnswerOf<E> extends { data: (infer Row)[] } ? Row : never
type RowOfList<List extends ExportedList> = List extends 'vacancies' ? StaffVacancy : RowOf<(typeof exports)[List][0]>
export type Tables<Lists extends ExportedList> = {
  readonly [List in Lists]: Table<RowOfList<List>, AnswerOf<(typeof exports)[List][0]>>
}

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
  /** Tags and notes are for viewers of the users module (POO-01). */
  readonly seesTags: boolean
  /** The facts of a person of the rows that are written now. */
  factsOf(uuid: string): FactsOfPerson | undefined
}

export function settingOf(
  language: Language,
  timeZone: string,
  viewer: Viewer,
  factsOf: (uuid: string) => FactsOfPerson | undefined,
): Setting {
  const of = textsOf(language)
  return {
    of,
    say: (key, values) => findText(of, language, key, values) ?? key,
    day: (at) => (at === null ? '' : new DateCell(calendarDay(new Date(at), timeZone))),
    moment: (at, zone = timeZone) => (at === null ? '' : new DateCell(momentOf(new Date(at), zone))),
    momentText: (at, zone) => momentOf(new Date(at), zone),
    yesOrNo: (is) => of[is ? 'exports.yes' : 'exports.no'],
    seesTags: mayUse(viewer, { module: 'users', item: 'view' }),
    factsOf,
  }
}

function momentOf(instant: Date, timeZone: string): string {
  const time = instant.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
  return `${calendarDay(instant, timeZone)} ${time}`
}

export const phoneColumn = <Row>({ of, factsOf }: Setting, personOf: (row: Row) => string | undefined): Column<Row> => [
  of['exports.phone'],
  (row) => factsOf(personOf(row) ?? '')?.phone ?? '',
]

/** The tags of a person, for viewers who may see them. */
export const tagColumns = <Row>(
  { of, factsOf, seesTags }: Setting,
  personOf: (row: Row) => string | undefined,
): readonly Column<Row>[] =>
  seesTags ? [[of['tags.of_person'], (row) => (factsOf(personOf(row) ?? '')?.tags ?? []).join(', ')]] : []

/** Phone, tags and skills of a person; empty for a row without a person. */
export const factColumns = <Row>(setting: Setting, personOf: (row: Row) => string | undefined): readonly Column<Row>[] => [
  phoneColumn(setting, personOf),
  ...tagColumns(setting, personOf),
  [setting.of['exports.skills'], (row) => skillsOf(setting, setting.factsOf(personOf(row) ?? ''))],
]

/** Birth date and source of a person, and the notes on them for viewers who may read notes (POO-01). */
export const profileColumns = <Row>(setting: Setting, personOf: (row: Row) => string | undefined): readonly Column<Row>[] => {
  const { of, factsOf, seesTags } = setting
  const facts = (row: Row) => factsOf(personOf(row) ?? '')
  const notes: Column<Row> = [
    of['exports.notes'],
    (row) => (facts(row)?.notes ?? []).map(({ body, mentions }) => withNames(body, mentions, of['comments.gone'])).join('\n'),
  ]
  return [
    [of['imports.field.date_of_birth'], (row) => dayCell(facts(row)?.birth)],
    [of['exports.source_note'], (row) => facts(row)?.source_note ?? ''],
    ...(seesTags ? [notes] : []),
  ]
}

const dayCell = (day: string | null | undefined): Cell => (day ? new DateCell(day) : '')

/** The names of skills, each with the band of its finished and rated test. */
function skillsOf({ of }: Setting, facts: FactsOfPerson | undefined): string {
  const named = (facts?.skills ?? []).map(({ name, points, unrated }) => {
    const band = finalBand({ points, unrated })
    return band ? `${name} (${of[`attempts.band.${band}`]})` : name
  })
  return named.join(', ')
}
