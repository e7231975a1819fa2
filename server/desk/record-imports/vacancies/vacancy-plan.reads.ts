import { setImmediate } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import { type CellRemark, columnsOfVacancy, remarkOf } from '#domain/desk/record-imports/cell-remarks.rules.ts'
import { type UsualField, usualFields } from '#domain/desk/record-imports/record-fields.rules.ts'
import type { RecordChoices } from '#domain/desk/record-imports/record-imports.contract.ts'
import type { ReadingRecords } from '#domain/desk/record-imports/record-rows.rules.ts'
import { type ReadVacancy, readVacancyRow } from '#domain/desk/record-imports/vacancies/vacancy-row.rules.ts'
import { richTexts } from '#domain/hiring/vacancies/vacancies.rules.ts'
import { type VacancyFields, vacancyForm, vacancyFormOn } from '#domain/hiring/vacancies/vacancy-form.contract.ts'
import { colleagueFinder } from '#domain/kernel/colleague-names.ts'
import { startOfDay } from '#domain/kernel/end-of-day.ts'
import { withoutAccents } from '#domain/kernel/search-words.ts'
import { readColleaguesToName } from '../../../hiring/members/members.reads.ts'
import { readSkillsNamed } from '../../../people/imports/reads/known-people.ts'
import type { Platform, Reader, Tx } from '../../../platform/platform.ts'
import { sanitizeRichText } from '../../../platform/rich-text.ts'
import type { Person } from '../../../platform/sessions/viewer.ts'
import { isVacancyVisibleTo } from '../../../platform/sessions/visible-vacancies.ts'
import { clientsNamed, type KnownClient, readClientsSpelled, readSpellings } from '../reads/companies.ts'
import { type PlainLine, type PlannedLine, plainLine } from '../reads/planned-line.ts'
import type { RecordTable } from '../reads/record-table.ts'

/** Fields that an import fills in a known vacancy, with what is stored of each. */
export const filledVacancyFields = [
  ...(['report_job', 'ubication', 'closes_on', ...richTexts, 'work_conditions_job'] as const),
] as const
export type FilledVacancyField = (typeof filledVacancyFields)[number]
export type FilledVacancy = Readonly<Partial<Record<FilledVacancyField, string>>>

/** The values of a vacancy's form with its records and its days; an open one may lack texts and skills. */
export type ImportedVacancy = Omit<VacancyFields, 'client_id' | 'skills' | 'skills_id_job' | 'currency' | 'status_job'> & {
  readonly state: 'published' | 'draft' | 'closed'
  readonly clientId: number
  readonly currencyId: number
  readonly ownerId: number
  readonly skillIds: readonly number[]
  readonly openedAt: Date | null
  readonly closedAt: Date | null
}

export type VacancyPlan =
  | { readonly line: number; readonly vacancy: ImportedVacancy }
  | { readonly line: number; readonly vacancyId: number; readonly filled: FilledVacancy }

interface KnownVacancy {
  readonly id: number
  readonly key: string
  readonly values: Readonly<Record<FilledVacancyField, string | null>>
}

/** What an open vacancy cannot be published without; everything else may be added later. */
const neededToPublish = ['ubication', 'description_job']

/**
 * Plans the vacancies of a table as they were: open, closed or drafts (MOV-02). One is known by its title and client. Values that the form
 * refuses are left out, and an open one without city or text waits as a draft.
 */
export async function planVacancies(
  platform: Pick<Platform, 'db' | 'config'>,
  viewer: Person,
  table: RecordTable,
  reading: ReadingRecords,
  { known }: RecordChoices,
) {
  const { db, config } = platform
  const currencies = await db.selectFrom('currencies').select(['id', 'code', 'usual_salary']).orderBy('id').execute()
  const read = table.rows.map(({ line, cells }) => ({
    ...{ line, cells, row: readVacancyRow(cells, reading, currencies), more: cells.length > table.headings.length },
  }))
  const clientOf = await readClientsOf(
    db,
    read.map(({ row }) => row.client),
  )
  const skills = new Map(
    (
      await readSkillsNamed(
        db,
        read.flatMap(({ row }) => row.skills),
      )
    ).map(({ written, id }) => [written, id]),
  )
  const colleagueNamed = colleagueFinder(read.some(({ row }) => row.owner !== '') ? await readColleaguesToName(db) : [])
  const clientIds = [...new Set(read.flatMap(({ row }) => clientOf(row.client)?.id ?? []))]
  const ofClients = await readKnownVacancies(db, viewer, sql<boolean>`client_id = any(${clientIds}::bigint[])`)
  const there = new Map(ofClients.map((one) => [one.key, one]))
  const met = new Map<string, number>()
  const plans: VacancyPlan[] = []
  const lines: PlannedLine[] = []
  const asked = new Map<UsualField, number>()
  for (const [at, one] of read.entries()) {
    if (at % 50 === 0) await setImmediate()
    lines.push(plan(one))
  }
  const unknownSkills = [...new Set(read.flatMap(({ row }) => row.skills.filter((name) => !skills.has(name))))]
  const asks = usualFields.flatMap((field) => (asked.has(field) ? [{ field, count: asked.get(field) ?? 0 }] : []))
  return { lines, vacancies: plans, unknownSkills, asks }

  function plan({ line, cells, row, more }: (typeof read)[number]): PlannedLine {
    const title = vacancyForm.shape.name_job.safeParse(row.fields.name_job)
    const client = clientOf(row.client)
    const shown = plainLine(line, row.fields.name_job, client?.name ?? row.client)
    const reasons = [
      ...(more ? ['imports.error.more_cells'] : []),
      ...(title.success ? [] : [title.error.issues[0]?.message ?? 'vacancies.error.name_job']),
      ...(client ? [] : [row.client === '' ? 'vacancies.error.clientAsoc' : 'records.error.client_unknown']),
      ...(currencies.length > 0 ? [] : ['vacancies.error.currency']),
    ]
    if (!title.success || !client || reasons.length > 0) return { ...shown, outcome: 'wrong', reasons }
    const key = keyOf(client.id, title.data)
    if (met.has(key)) return { ...shown, outcome: 'twice' }
    met.set(key, line)
    const stored = there.get(key)
    if (stored) return completed(stored, line, cells, shown)
    if (row.state !== 'closed') for (const field of row.missing) asked.set(field, (asked.get(field) ?? 0) + 1)
    const skillIds = [...new Set(row.skills.flatMap((name) => skills.get(name) ?? []))]
    const { values, lacks, refused } = validOf(row, skillIds, reading.today)
    const state =
      row.state === 'open' ? (lacks.some((field) => neededToPublish.includes(field)) ? 'draft' : 'published') : row.state
    const owner = row.owner === '' ? undefined : colleagueNamed(row.owner)
    plans.push({
      line,
      vacancy: {
        ...values,
        ...{ clientId: client.id, currencyId: currencies.find(({ code }) => code === row.currency)?.id ?? 0, skillIds },
        ...{ ownerId: owner?.id ?? viewer.id, state, openedAt: instantOf(row.openedOn), closedAt: instantOf(row.closedOn) },
      },
    })
    return {
      ...shown,
      ...{ outcome: 'new', state, closedOn: row.closedOn, lacks: state === 'closed' ? [] : lacks },
      notices: [
        ...row.notices,
        ...(row.owner === '' || owner ? [] : [remarkOf('owner', row.owner, 'usual', 'records.owner_importer')]),
        ...refusedCells(row, refused),
      ],
    }
  }

  /** A known vacancy gets what its own row says, never what is asked once for all. */
  function completed(stored: KnownVacancy, line: number, cells: readonly string[], shown: PlainLine): PlannedLine {
    const row = readVacancyRow(cells, { ...reading, usual: {} }, currencies)
    const { values, lacks } = validOf(row, [], reading.today)
    const filled = known === 'complete' ? missingIn(stored, values) : {}
    const gets = Object.keys(filled)
    if (gets.length > 0) plans.push({ line, vacancyId: stored.id, filled })
    const isMissing = (field: string) => !stored.values[field as FilledVacancyField]
    const refused = known === 'complete' ? lacks.filter((field) => isFilled(field) && isMissing(field)) : []
    return { ...shown, outcome: 'known', gets, notices: refusedCells(row, refused) }
  }

  function instantOf(day: string): Date | null {
    return day === '' ? null : startOfDay(day, config.timeZone)
  }
}

/**
 * Whether the vacancies of a plan are still as it found them: none of the new ones was added meanwhile, and what it fills is still empty.
 * Locks the known ones. A vacancy has no unique index, so one of two imports of a file at once has to see the other.
 */
export async function isPlanCurrent(tx: Tx, viewer: Person, plans: readonly VacancyPlan[]): Promise<boolean> {
  const added = plans.flatMap((one) => ('vacancy' in one ? [one.vacancy] : []))
  const filled = plans.flatMap((one) => ('vacancyId' in one ? [one] : []))
  const ids = filled.map(({ vacancyId }) => vacancyId)
  await sql`select from vacancies where id = any(${ids}::bigint[]) order by id for update`.execute(tx)
  const clientIds = [...new Set(added.map(({ clientId }) => clientId))]
  const known = await readKnownVacancies(tx, viewer, sql<boolean>`client_id = any(${clientIds}::bigint[])`)
  const keys = new Set(known.map(({ key }) => key))
  if (added.some(({ clientId, name_job }) => keys.has(keyOf(clientId, name_job)))) return false
  const stored = await readKnownVacancies(tx, viewer, sql<boolean>`id = any(${ids}::bigint[])`)
  const values = new Map(stored.map((one) => [one.id, one.values]))
  return filled.every(({ vacancyId, filled: fields }) => {
    const found = values.get(vacancyId)
    return found !== undefined && filledVacancyFields.every((field) => fields[field] === undefined || !found[field])
  })
}

const keyOf = (clientId: number, title: string): string => `${clientId} ${withoutAccents(title)}`

const isFilled = (field: string): boolean => filledVacancyFields.some((one) => one === field)

/** Notices of the cells whose fields the form refuses. */
function refusedCells({ written }: ReadVacancy, refused: readonly string[]): CellRemark[] {
  const columns = new Set(refused.flatMap((field) => columnsOfVacancy[field] ?? []))
  return [...columns].flatMap((column) => {
    const cell = written[column] ?? ''
    return cell === '' ? [] : [remarkOf(column, cell, 'left_out')]
  })
}

/** A uuid that stands for the records, which are looked up by name. */
const anyId = '00000000-0000-4000-8000-000000000000'

type Values = Omit<ImportedVacancy, 'clientId' | 'currencyId' | 'skillIds' | 'ownerId' | 'state' | 'openedAt' | 'closedAt'>

/** What a field holds whose value the form refuses. */
const empty: Readonly<Record<string, unknown>> = {
  ...{ report_job: '', cant_vacant: 1, ubication: '', country: '', closes_on: '', work_conditions_job: '' },
  ...Object.fromEntries(richTexts.map((text) => [text, ''])),
}

/** The valid values of a row, and the fields that a vacancy written by hand would need and that it does not have. */
function validOf(row: ReadVacancy, skillIds: readonly number[], today: string) {
  const texts = Object.fromEntries(richTexts.map((text) => [text, sanitizeRichText(String(row.fields[text]))]))
  const fields: Record<string, unknown> = { ...row.fields, ...texts }
  const records = { client_id: anyId, currency: 'COP', skills: skillIds.length > 0 ? [anyId] : [] }
  const form = vacancyFormOn(today)
  const first = form.safeParse({ ...fields, ...records, status_job: row.state === 'open' ? 'A' : 'I' })
  const lacks = first.success ? [] : [...new Set(first.error.issues.map(({ path }) => String(path[0])))]
  const kept = { ...fields, ...Object.fromEntries(lacks.flatMap((field) => (field in empty ? [[field, empty[field]]] : []))) }
  // Each value is read by its own rule, so that a draft holds what the form would hold.
  const values = Object.fromEntries(
    Object.entries(kept).map(([field, value]) => {
      const parsed = vacancyForm.shape[field as keyof typeof vacancyForm.shape]?.safeParse(value)
      return [field, parsed?.success ? parsed.data : value]
    }),
  )
  // One opening and no last day lack nothing.
  return {
    values: values as Values,
    lacks: lacks.filter((field) => field !== 'cant_vacant' && field !== 'closes_on'),
    refused: lacks,
  }
}

/** The values that a known vacancy lacks and the row has. */
function missingIn({ values: stored }: KnownVacancy, values: Values): FilledVacancy {
  const stated = values as Record<string, unknown>
  return Object.fromEntries(
    filledVacancyFields.flatMap((field) => {
      const value = stated[field]
      return typeof value === 'string' && value !== '' && !stored[field] ? [[field, value]] : []
    }),
  )
}

/** Finds the client of a name in any spelling; none where several are it. */
async function readClientsOf(db: Reader, names: readonly string[]): Promise<(name: string) => KnownClient | undefined> {
  const spellings = await readSpellings(db, names)
  const known = await readClientsSpelled(db, spellings.values())
  const found = new Map(
    [...spellings].map(([name, spelling]) => {
      const [client, another] = clientsNamed(name, spelling, known)
      return [name, another ? undefined : client]
    }),
  )
  return (name) => found.get(name)
}

/** The vacancies with a condition that the viewer may read, each with its client and title as a key. */
async function readKnownVacancies(db: Reader, viewer: Person, condition: RawBuilder<boolean>): Promise<KnownVacancy[]> {
  const rows = await db
    .selectFrom('vacancies')
    .select(['id', 'title', 'client_id', 'reports_to', 'city', 'closes_on', 'conditions'])
    .select(['description_html', 'essential_html', 'knowledge_html', 'minimum_html', 'preferred_html'])
    .where(condition)
    .where(isVacancyVisibleTo(viewer))
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    key: keyOf(row.client_id, row.title),
    values: {
      ...{ report_job: row.reports_to, ubication: row.city, closes_on: row.closes_on, work_conditions_job: row.conditions },
      ...{ description_job: row.description_html, esential_job: row.essential_html, know_skills: row.knowledge_html },
      ...{ quality_min_job: row.minimum_html, prefered_job: row.preferred_html },
    },
  }))
}
