import type { CellRemark } from '#domain/desk/record-imports/cell-remarks.rules.ts'
import type { HistoryQuestions } from '#domain/desk/record-imports/history/history.contract.ts'
import type { RecordChoices, RecordPreview } from '#domain/desk/record-imports/record-imports.contract.ts'
import type { ReadingRecords } from '#domain/desk/record-imports/record-rows.rules.ts'
import type { Platform, Reader, Tx } from '../../../platform/platform.ts'
import type { Person } from '../../../platform/sessions/viewer.ts'
import type { SpellingGroup } from './companies.ts'
import type { PlannedLine } from './planned-line.ts'
import type { RecordTable } from './record-table.ts'

/** What the lines of a table become. The machine reads the table, shows the plan, runs it, reports it and takes it back (ADR-0204). */
export interface RecordTarget {
  readonly plan: (
    platform: Platform,
    viewer: Person,
    table: RecordTable,
    reading: ReadingRecords,
    choices: RecordChoices,
  ) => Promise<TargetPlan>
  /** The records of an import in the order of the file, without those that the viewer may not read. */
  readonly readReport: (db: Reader, viewer: Person, importId: number) => Promise<readonly ReportRow[]>
  /** Takes the records of an import back, except those to which something was done since. Returns how many stay. */
  readonly takeBack: (tx: Tx, platform: Platform, one: TakenBack, now: Date) => Promise<number>
}

export interface TargetPlan {
  readonly lines: readonly PlannedLine[]
  /** The numbers of records that are added, and of known ones that get something. */
  readonly added: number
  readonly completed: number
  /** Everything that the import writes; another preview with the same is the same plan. */
  readonly written: unknown
  /** Writes it in the transaction of the import. Returns the record of each line; undefined when one is not as the plan found it. */
  readonly write: (tx: Tx, one: RunningImport) => Promise<readonly MadeRecord[] | undefined>
  readonly unknownSkills?: readonly string[]
  /** How many new vacancies that are not closed lack each field. */
  readonly asks?: RecordPreview['asks']
  readonly spellings?: readonly SpellingGroup[]
  /** What has to be answered before the import. */
  readonly questions?: HistoryQuestions
}

export interface RunningImport {
  readonly platform: Platform
  readonly actor: Person
  readonly now: Date
  readonly fileName: string
}

/** A record that an import made or filled; see record-imports.tables.sql. */
export type MadeRecord = { readonly line: number; readonly part?: 'client' | 'vacancy' | 'reason'; readonly added?: object } & {
  readonly [Column in 'client_id' | 'vacancy_id' | 'application_id' | 'reason_id']?: number | undefined
}

interface TakenBack {
  readonly id: number
  readonly added: number
  readonly completed: number
}

export interface ReportRow {
  readonly line: number
  readonly name: string
  readonly detail: string
  readonly added: Readonly<Record<string, string>> | null
  /** Of a vacancy; empty for other kinds. */
  readonly state: string
  readonly notices: readonly CellRemark[]
}
