import { fullName } from '../../../kernel/full-name.ts'
import { addressOf, cellText, phoneOf } from '../../../people/imports/cells.rules.ts'
import { isNoDate, readRecentDay } from '../../../people/imports/dates.rules.ts'
import { noteLine } from '../../../people/imports/notes.rules.ts'
import { type CellRemark, remarkOf } from '../cell-remarks.rules.ts'
import type { ReadingRecords } from '../record-rows.rules.ts'
import { type HistoryDay, type HistoryField, historyDays } from './history-columns.rules.ts'

/** Days before this one are mistakes of a program or a keyboard: no file of an agency is older. */
export const earliestDay = '1990-01-01'

/** A past application as a row describes it; person, vacancy, client, colleague and reason are still words. */
export interface PastRow {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly title: string
  readonly client: string
  readonly stage: string
  readonly outcome: string
  readonly days: Readonly<Partial<Record<HistoryDay, string>>>
  /** The days that are written and that cannot be. */
  readonly impossible: readonly HistoryDay[]
  readonly recruiter: string
  readonly source: string
  readonly reason: string
  /** What the comment columns say, without their headings if there is one such column. */
  readonly comments: readonly string[]
  /** Cells that cannot be used as they are, each with its heading. */
  readonly unusable: readonly string[]
  readonly notices: readonly CellRemark[]
  /** The cells from which the application is made, as they are written. */
  readonly written: string
}

/** `Nombre` beside `Apellidos` holds the first names alone. */
function nameOf(person: string, firstNames: string, lastNames: string): string {
  const given = firstNames || person
  return lastNames === '' || given.includes(lastNames) ? person || firstNames : fullName(given, lastNames)
}

/** Reads a past application of a row. A day that cannot be is left out of the days, and stays in the note. */
export function readPastRow(cells: readonly string[], reading: ReadingRecords): PastRow {
  const { targets, headings, dateOrder, today } = reading
  const at = (field: HistoryField): number => targets.indexOf(field)
  const first = (field: HistoryField): string => cellText(cells[at(field)] ?? '')
  const notices: CellRemark[] = []
  const unusable: string[] = []
  const impossible: HistoryDay[] = []
  const leave = (field: HistoryDay, effect: CellRemark['effect']) => {
    impossible.push(field)
    notices.push(remarkOf(field, first(field), effect))
    unusable.push(noteLine(headings[at(field)] ?? '', cells[at(field)] ?? ''))
  }
  const days: Partial<Record<HistoryDay, string>> = {}
  for (const field of historyDays) {
    const text = first(field)
    if (text === '' || isNoDate(text)) continue
    const day = readRecentDay(text, dateOrder, today)
    if (day === undefined || day < earliestDay) leave(field, 'no_day')
    else if (day > today) leave(field, 'future_day')
    else days[field] = day
  }
  for (const field of ['stage_on', 'hired_on', 'ended_on'] as const)
    if (days.applied_on !== undefined && (days[field] ?? days.applied_on) < days.applied_on) {
      leave(field, 'early_day')
      delete days[field]
    }
  const commentColumns = targets.flatMap((target, column) => (target === 'comment' ? [column] : []))
  const comments = commentColumns.flatMap((column) =>
    cellText(cells[column] ?? '') === ''
      ? []
      : [noteLine(commentColumns.length > 1 ? (headings[column] ?? '') : '', cells[column] ?? '')],
  )
  return {
    name: nameOf(first('person'), first('first_names'), first('last_names')),
    email: addressOf(cells[at('person_email')] ?? '').email.toLowerCase(),
    phone: phoneOf(cells[at('person_phone')] ?? '').phone,
    title: first('title'),
    client: first('client'),
    stage: first('stage'),
    outcome: first('outcome'),
    ...{ days, impossible },
    recruiter: first('recruiter'),
    source: first('source'),
    reason: first('reason'),
    comments,
    unusable,
    notices,
    written: (['stage', 'outcome', ...historyDays, 'recruiter', 'reason'] as const).map(first).filter(Boolean).join(' · '),
  }
}
