import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { guessRecordColumns, type RecordKind, recordColumnsProblem } from '#domain/desk/record-imports/record-headings.rules.ts'
import type { RecordChoices } from '#domain/desk/record-imports/record-imports.contract.ts'
import type { ReadingRecords } from '#domain/desk/record-imports/record-rows.rules.ts'
import { calendarDay } from '#domain/kernel/dates.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Person } from '../../../platform/sessions/viewer.ts'
import { type ClientPlan, planClients } from './client-plan.ts'
import type { PlannedLine } from './planned-line.ts'
import type { RecordTable } from './record-table.ts'
import { planVacancies, type VacancyPlan } from './vacancy-plan.ts'

export interface RecordPlan {
  readonly columns: RecordChoices['columns']
  readonly problem: string | undefined
  readonly lines: readonly PlannedLine[]
  readonly clients: readonly ClientPlan[]
  readonly vacancies: readonly VacancyPlan[]
  readonly unknownSkills: readonly string[]
  /** Identifies the plan; empty when nothing can be imported. */
  readonly digest: string
}

const nothing = { lines: [], clients: [], vacancies: [], unknownSkills: [], digest: '' }

/** Plans an import of clients or vacancies by a viewer. */
export async function planRecords(
  platform: Pick<Platform, 'db' | 'config' | 'now'>,
  viewer: Person,
  kind: RecordKind,
  table: RecordTable,
  choices: RecordChoices,
): Promise<RecordPlan> {
  const isChosen = choices.columns.length === table.headings.length
  const columns = isChosen ? choices.columns : guessRecordColumns(kind, table.headings)
  const problem = recordColumnsProblem(kind, columns)
  if (problem) return { ...nothing, columns, problem }
  const reading: ReadingRecords = {
    ...{ targets: columns, headings: table.headings, dateOrder: choices.date_order, language: choices.language },
    ...{ city: choices.city, today: calendarDay(platform.now(), platform.config.timeZone) },
  }
  await setImmediate()
  const planned =
    kind === 'clients'
      ? { ...(await planClients(platform.db, table, reading, choices)), vacancies: [], unknownSkills: [] }
      : { ...(await planVacancies(platform.db, viewer, table, reading, choices)), clients: [] }
  const unclosed = table.unclosed.map(
    ({ line, text }): PlannedLine => ({
      ...{ line, outcome: 'wrong', name: [...text].slice(0, 80).join(''), detail: '', published: false },
      ...{ lacks: [], gets: [], reasons: ['imports.error.quotes'], notices: [] },
    }),
  )
  const lines = [...planned.lines, ...unclosed].toSorted((one, other) => one.line - other.line)
  const isWrong = lines.some(({ outcome }) => outcome === 'wrong')
  const does = lines.some(({ outcome, gets }) => outcome === 'new' || gets.length > 0)
  const isUndecided = table.encoding?.isCertain === false || (isWrong && choices.wrong === 'stop') || !does
  const said = JSON.stringify([kind, choices, lines, planned.clients, planned.vacancies])
  return {
    ...planned,
    ...{ lines, columns, problem: undefined },
    digest: isUndecided ? '' : createHash('sha256').update(said).digest('hex'),
  }
}
