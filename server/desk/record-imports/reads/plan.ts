import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { type CellRemark, remarkOf } from '#domain/desk/record-imports/cell-remarks.rules.ts'
import type { RecordKind } from '#domain/desk/record-imports/record-fields.rules.ts'
import { guessRecordColumns, recordColumnsProblem } from '#domain/desk/record-imports/record-headings.rules.ts'
import type { RecordChoices } from '#domain/desk/record-imports/record-imports.contract.ts'
import type { ReadingRecords } from '#domain/desk/record-imports/record-rows.rules.ts'
import { calendarDay } from '#domain/kernel/dates.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Person } from '../../../platform/sessions/viewer.ts'
import { type PlannedLine, plainLine } from './planned-line.ts'
import type { RecordTable } from './record-table.ts'
import type { RecordTarget, TargetPlan } from './record-target.ts'

export interface RecordPlan extends TargetPlan {
  readonly columns: RecordChoices['columns']
  /** Why these columns cannot be imported, as a message key. */
  readonly problem: string | undefined
  /** Identifies the plan; empty when nothing can be imported. */
  readonly digest: string
}

const nothing = {
  lines: [],
  added: 0,
  completed: 0,
  written: [],
  write: async () => undefined,
  digest: '',
} satisfies Partial<RecordPlan>

/** Plans an import of records by a viewer. */
export async function planRecords(
  platform: Platform,
  viewer: Person,
  kind: RecordKind,
  target: RecordTarget,
  table: RecordTable,
  choices: RecordChoices,
): Promise<RecordPlan> {
  const isChosen = choices.columns.length === table.headings.length
  const columns = isChosen ? choices.columns : guessRecordColumns(kind, table.headings)
  const problem = recordColumnsProblem(kind, columns)
  if (problem) return { ...nothing, columns, problem }
  const reading: ReadingRecords = {
    ...{ targets: columns, headings: table.headings, dateOrder: choices.date_order, language: choices.language },
    ...{ usual: choices.usual, today: calendarDay(platform.now(), platform.config.timeZone) },
  }
  await setImmediate()
  const planned = await target.plan(platform, viewer, table, reading, choices)
  const unclosed = table.unclosed.map(
    ({ line, text }): PlannedLine => ({
      ...plainLine(line, [...text].slice(0, 80).join(''), ''),
      ...{ outcome: 'wrong', reasons: ['imports.error.quotes'] },
    }),
  )
  const marks = mergedCells(table, columns)
  const read = planned.lines.map((one) => ({ ...one, notices: [...(marks.get(one.line) ?? []), ...one.notices] }))
  const lines = [...read, ...unclosed].toSorted((one, other) => one.line - other.line)
  const isWrong = lines.some(({ outcome }) => outcome === 'wrong')
  const does = lines.some(({ outcome, gets }) => outcome === 'new' || gets.length > 0)
  const isUnanswered = (planned.questions?.missing.length ?? 0) > 0
  const isUndecided =
    table.encoding?.isCertain === false ||
    (table.hiddenRows.length > 0 && choices.hidden === '') ||
    (isWrong && choices.wrong === 'stop') ||
    isUnanswered ||
    !does
  // Columns that were guessed are the same plan as the same columns chosen.
  const stated = JSON.stringify([kind, { ...choices, columns }, lines, planned.written])
  return {
    ...planned,
    ...{ lines, columns, problem: undefined },
    digest: isUndecided ? '' : createHash('sha256').update(stated).digest('hex'),
  }
}

/** The cells that a merged one fills, by their line. */
function mergedCells({ rows }: RecordTable, columns: RecordPlan['columns']): ReadonlyMap<number, CellRemark[]> {
  return new Map(
    rows.map(({ line, merged = [] }) => [
      line,
      merged.flatMap(({ column, text }) => {
        const field = columns[column] ?? 'ignore'
        return field === 'ignore' ? [] : [remarkOf(field, text, 'merged')]
      }),
    ]),
  )
}
