import { setImmediate } from 'node:timers/promises'
import type { HistoryQuestions, PastApplicationView } from '#domain/desk/record-imports/history/history.contract.ts'
import { historyDays } from '#domain/desk/record-imports/history/history-columns.rules.ts'
import { findPerson } from '#domain/desk/record-imports/history/history-people.rules.ts'
import { type PastRow, readPastRow } from '#domain/desk/record-imports/history/history-rows.rules.ts'
import { contradictions, type PastLine, type PastStep, stepsOf } from '#domain/desk/record-imports/history/history-steps.rules.ts'
import type { RecordChoices } from '#domain/desk/record-imports/record-imports.contract.ts'
import type { ReadingRecords } from '#domain/desk/record-imports/record-rows.rules.ts'
import { writtenSource } from '#domain/hiring/applications/source.rules.ts'
import { rejectionStage } from '#domain/hiring/board/board.rules.ts'
import { clientForm } from '#domain/hiring/clients/clients.contract.ts'
import { vacancyForm } from '#domain/hiring/vacancies/vacancy-form.contract.ts'
import { firstStage } from '#domain/kernel/stages.ts'
import { dateOrderOf } from '#domain/people/imports/dates.rules.ts'
import { noteLine, notesOf } from '#domain/people/imports/notes.rules.ts'
import type { KnownPerson } from '#domain/people/imports/plan.rules.ts'
import type { Platform } from '../../../platform/platform.ts'
import { mayUse, type Person } from '../../../platform/sessions/viewer.ts'
import { Companies, type SpellingGroup } from '../reads/companies.ts'
import { type PlannedLine, plainLine } from '../reads/planned-line.ts'
import type { RecordTable } from '../reads/record-table.ts'
import { missingOf, Reasons, Recruiters, Unknown, Words } from './asked-words.reads.ts'
import { type KnownRecords, type KnownVacancy, keyOf, readCardsThere, readKnownRecords } from './known-records.reads.ts'
import { type Existing, keyOfExisting, type PastPlan, type PlannedApplication } from './past-applications.reads.ts'

/** Rows that are read before other requests get the event loop: a few milliseconds of work. */
const rowsAtOnce = 100

interface Row extends PastRow {
  readonly line: number
  readonly isLonger: boolean
  /** What its stage and its outcome mean. */
  readonly stated: PastLine
}

/** A row whose person and vacancy are known. */
interface Placed {
  readonly row: Row
  readonly person: KnownPerson
  readonly vacancy: Existing
}

/** What the lines of a file are decided with. */
interface Planning {
  readonly known: KnownRecords
  readonly unknown: Unknown
  readonly reasons: Reasons
  readonly recruiters: Recruiters
  readonly mayCreate: { readonly vacancies: boolean; readonly clients: boolean }
  /** The heading of the column of reasons. */
  readonly reasonHeading: string
  readonly lines: Map<number, PlannedLine>
}

/** Plans the past applications of a table (MOV-01). */
export async function planHistory(
  platform: Pick<Platform, 'db' | 'config' | 'secretKey'>,
  viewer: Person,
  table: RecordTable,
  given: ReadingRecords,
  choices: RecordChoices,
): Promise<{ lines: PlannedLine[]; spellings: SpellingGroup[]; past: PastPlan }> {
  const { history } = choices
  const words = new Words(history.stages)
  const order = dateOrderOf(daysOf(table, given))
  const dateOrder = order === 'ask' || order === undefined ? history.dates || 'dmy' : order
  const rows = await readRows(table, { ...given, dateOrder }, words)
  const known = await readKnownRecords(platform, viewer, rows)
  const companies = new Companies(known.spellings, known.spelled, choices.apart)
  const planning: Planning = {
    ...{
      known,
      unknown: new Unknown((name) => companies.keyOf(name)),
      reasons: new Reasons(known.reasons, history.reasons),
      lines: new Map(),
    },
    recruiters: new Recruiters(known.colleagues, history.recruiters),
    mayCreate: { vacancies: history.vacancies === 'create', clients: history.clients === 'create' && mayAddClients(viewer) },
    reasonHeading: table.headings[given.targets.indexOf('reason')] ?? '',
  }
  const applications = await planApplications(platform, planning, await placeRows(planning, rows))
  const { vacancies, clients } = planning.unknown.toAdd(applications)
  const questions = questionsOf(planning, words, rows, mayAddClients(viewer))
  const missing = missingOf(questions, choices, { order, addsClients: clients.length > 0 })
  return {
    lines: rows.flatMap(({ line }) => planning.lines.get(line) ?? []),
    spellings: companies.spellings(planning.unknown.clientNames),
    past: {
      ...{ applications, vacancies, clients, reasons: planning.reasons.toAdd(applications) },
      questions: { ...questions, applications: applications.length, asks_dates: order === 'ask', missing },
    },
  }
}

/** The cells of all days, from which their order is found. */
function* daysOf(table: RecordTable, { targets }: ReadingRecords): Generator<string> {
  const columns = historyDays.map((field) => targets.indexOf(field)).filter((column) => column >= 0)
  for (const { cells } of table.rows) for (const column of columns) yield cells[column] ?? ''
}

async function readRows(table: RecordTable, reading: ReadingRecords, words: Words): Promise<Row[]> {
  const rows: Row[] = []
  for (const [at, { line, cells }] of table.rows.entries()) {
    if (at % rowsAtOnce === 0) await setImmediate()
    const row = readPastRow(cells, reading)
    const stated = {
      ...{ days: row.days, impossible: row.impossible },
      stage: words.resultOf(row.stage) ?? undefined,
      outcome: words.resultOf(row.outcome) ?? undefined,
    }
    rows.push({ ...row, line, stated, isLonger: cells.length > table.headings.length })
  }
  return rows
}

/** The rows of each person in each vacancy. Those that lack one of both become lines of the plan. */
async function placeRows(planning: Planning, rows: readonly Row[]): Promise<Placed[][]> {
  const groups = new Map<string, Placed[]>()
  for (const [at, row] of rows.entries()) {
    if (at % rowsAtOnce === 0) await setImmediate()
    const placed = placeRow(planning, row)
    if ('outcome' in placed) {
      planning.lines.set(row.line, placed)
      continue
    }
    const key = `${keyOfExisting(placed.vacancy)} ${placed.person.id}`
    const group = groups.get(key)
    if (group) group.push(placed)
    else groups.set(key, [placed])
  }
  return [...groups.values()]
}

function placeRow(planning: Planning, row: Row): Placed | PlannedLine {
  const { known, unknown } = planning
  const faults = [
    ...(row.isLonger ? ['imports.error.more_cells'] : []),
    ...(vacancyForm.shape.name_job.safeParse(row.title).success ? [] : ['vacancies.error.name_job']),
    ...(Object.keys(row.days).length > 0 ? [] : ['records.history.error.no_day']),
  ]
  if (faults.length > 0) return lineOf(row, 'wrong', faults)
  const person = findPerson(row, known.people)
  if (person === undefined || person === 'several') {
    unknown.notePerson(row)
    return lineOf(row, 'unknown', [`records.history.unknown.${person === 'several' ? 'several_people' : 'person'}`])
  }
  const found = vacancyOf(known, row)
  if (found && found !== 'several') return { row, person, vacancy: { id: found.id } }
  unknown.noteVacancy(row)
  const added = found === 'several' ? 'several_vacancies' : addVacancy(planning, row)
  return typeof added === 'string'
    ? lineOf(row, 'unknown', [`records.history.unknown.${added}`, ...(added === 'client_name' ? clientNameFaults(row) : [])])
    : { row, person, vacancy: added }
}

/** The vacancy of a row by title and client: of several the one that was open on its first day, else the newest. */
function vacancyOf({ vacancies, clients }: KnownRecords, row: Row): KnownVacancy | 'several' | undefined {
  const titled = vacancies.get(keyOf(row.title)) ?? []
  const likely = new Set(clients.get(row.client)?.map(({ id }) => id))
  const fitting = row.client === '' ? titled : titled.filter(({ clientId }) => likely.has(clientId))
  if (new Set(fitting.map(({ client }) => keyOf(client))).size > 1) return 'several'
  const day = Object.values(row.days).toSorted()[0] ?? ''
  const isOpenThen = ({ from, to }: KnownVacancy) => from !== null && from <= day && (to === null || day <= to)
  return fitting.find(isOpenThen) ?? fitting.at(-1)
}

/** A vacancy that the import adds, or why it does not. */
function addVacancy(
  { known, unknown, mayCreate }: Planning,
  row: Row,
): Existing | 'vacancy' | 'no_client' | 'client_name' | 'client' | 'currency' {
  const [one, another] = known.clients.get(row.client) ?? []
  const client = another ? undefined : one
  if (row.client !== '' && !client) unknown.noteClient(row)
  if (!mayCreate.vacancies) return 'vacancy'
  if (row.client === '') return 'no_client'
  if (!client && clientNameFaults(row).length > 0) return 'client_name'
  if (!client && !mayCreate.clients) return 'client'
  if (!known.hasCurrency) return 'currency'
  return { added: unknown.addVacancy(row, client) }
}

/** Why no client can have the name that a row writes, as message keys. */
const clientNameFaults = ({ client }: Row): string[] =>
  clientForm.shape.name_clients.safeParse(client).error?.issues.map(({ message }) => message) ?? []

async function planApplications(
  { db }: Pick<Platform, 'db'>,
  planning: Planning,
  groups: readonly (readonly Placed[])[],
): Promise<PlannedApplication[]> {
  const pairs = groups.flatMap(([first]) =>
    first && 'id' in first.vacancy ? [{ vacancyId: first.vacancy.id, userId: first.person.id }] : [],
  )
  const there = await readCardsThere(db, pairs)
  const applications: PlannedApplication[] = []
  for (const [at, group] of groups.entries()) {
    if (at % rowsAtOnce === 0) await setImmediate()
    const [first] = group
    if (first && 'id' in first.vacancy && there.has(`${first.vacancy.id} ${first.person.id}`))
      for (const { row } of group) planning.lines.set(row.line, lineOf(row, 'known', []))
    else applications.push(...planGroup(planning, group))
  }
  return applications
}

/** The application of one person in one vacancy, from all its lines. */
function planGroup(planning: Planning, group: readonly Placed[]): PlannedApplication[] {
  const [first] = group
  const counting = countingRows(
    planning,
    group.map(({ row }) => row),
  )
  const steps = stepsOf(counting.map(({ stated }) => stated))
  if (!first || !steps) return []
  const rows = counting.toSorted((one, other) => lastDay(one).localeCompare(lastDay(other)) || one.line - other.line)
  for (const row of rows) planning.lines.set(row.line, lineOf(row, 'new', [], steps))
  const isRejected = steps.at(-1)?.to === rejectionStage
  const last = <Value>(read: (row: Row) => Value | undefined) => rows.toReversed().flatMap((row) => read(row) ?? [])[0]
  const reason = (isRejected && last((row) => planning.reasons.of(row))) || null
  return [
    {
      ...{ lines: rows.map(({ line }) => line), userId: first.person.id, vacancy: first.vacancy, steps },
      recruiterId: last(({ recruiter }) => planning.recruiters.idOf(recruiter)) ?? null,
      source: last(({ source }) => writtenSource(source) || undefined) ?? '',
      reason,
      notes: rows.flatMap((row) => notesOfRow(planning, row, reason)),
    },
  ]
}

/** The rows that neither contradict nor repeat another one of the same application. */
function countingRows({ lines }: Planning, rows: readonly Row[]): Row[] {
  const contradicts = contradictions(rows.map(({ stated }) => stated))
  const met = new Set<string>()
  return rows.filter((row, at) => {
    const same = JSON.stringify([row.stated, row.comments, row.reason])
    if (contradicts[at]) lines.set(row.line, lineOf(row, 'wrong', ['records.history.error.contradicts']))
    else if (met.has(same)) lines.set(row.line, lineOf(row, 'twice', []))
    else return met.add(same)
    return false
  })
}

/** What of a row has no field of its own: comments, a colleague whom nobody knows, a reason that is not taken, days that cannot be. */
function notesOfRow(planning: Planning, row: Row, taken: Existing | null): { day: string; body: string }[] {
  const own = taken && planning.reasons.of(row)
  const isReasonKept = row.reason !== '' && !(taken && own && keyOfExisting(own) === keyOfExisting(taken))
  const rest = [
    ...row.comments,
    ...(isReasonKept ? [noteLine(planning.reasonHeading, row.reason)] : []),
    ...row.unusable,
    ...(row.source !== '' && writtenSource(row.source) === '' ? [row.source] : []),
  ]
  const isRecruiterKept = row.recruiter !== '' && planning.recruiters.idOf(row.recruiter) === undefined
  if (rest.length === 0 && !isRecruiterKept) return []
  const head = [lastDay(row), row.recruiter].filter(Boolean).join(' · ')
  return notesOf([head, ...rest].join('\n')).map((body) => ({ day: lastDay(row), body }))
}

const lastDay = ({ days }: Row): string => Object.values(days).toSorted().at(-1) ?? ''

const mayAddClients = (viewer: Person) => mayUse(viewer, { module: 'clients', item: 'change' })

function questionsOf(
  planning: Planning,
  words: Words,
  rows: readonly Row[],
  mayCreateClients: boolean,
): Omit<HistoryQuestions, 'applications' | 'asks_dates' | 'missing'> {
  const { known, unknown, reasons, recruiters } = planning
  return {
    ...{ stages: words.list(), reasons: reasons.list() },
    known_reasons: known.reasons.map(({ uuid, name }) => ({ uuid, name })),
    ...unknown.counted(),
    may_create_clients: mayCreateClients,
    ...recruiters.questions(rows.map(({ recruiter }) => recruiter)),
  }
}

function lineOf(
  row: Row,
  outcome: PlannedLine['outcome'],
  reasons: readonly string[],
  steps: readonly PastStep[] = [],
): PlannedLine {
  return {
    ...plainLine(row.line, row.name || row.email || row.phone, [row.title, row.client].filter(Boolean).join(' · ')),
    ...{ outcome, reasons, notices: row.notices },
    application: { written: row.written, steps: steps.map(shownStep) },
  }
}

const shownStep = ({ kind, to, day, isDated }: PastStep): PastApplicationView['steps'][number] => ({
  result: kind === 'hired' || kind === 'withdrawn' ? kind : (to ?? firstStage),
  day: isDated ? day : null,
})
