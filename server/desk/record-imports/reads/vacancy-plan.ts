import { setImmediate } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import { type CellRemark, columnsOfVacancy, remarkOf } from '#domain/desk/record-imports/cell-remarks.rules.ts'
import type { RecordChoices } from '#domain/desk/record-imports/record-imports.contract.ts'
import { type ReadingRecords, type ReadVacancy, readVacancyRow } from '#domain/desk/record-imports/record-rows.rules.ts'
import { type RichText, richTexts } from '#domain/hiring/vacancies/vacancies.rules.ts'
import { type VacancyFields, vacancyForm, vacancyFormOn } from '#domain/hiring/vacancies/vacancy-form.contract.ts'
import { withoutAccents } from '#domain/kernel/search-words.ts'
import { readSkillsNamed } from '../../../people/imports/reads/known-people.ts'
import type { Reader, Tx } from '../../../platform/platform.ts'
import { sanitizeRichText } from '../../../platform/rich-text.ts'
import type { Person } from '../../../platform/sessions/viewer.ts'
import { isVacancyVisibleTo } from '../../../platform/sessions/visible-vacancies.ts'
import type { PlannedLine } from './planned-line.ts'
import type { RecordTable } from './record-table.ts'

/** Fields that an import fills in a known vacancy, with what is stored of each. */
export const filledVacancyFields = [
  ...(['report_job', 'ubication', 'closes_on', ...richTexts, 'work_conditions_job'] as const),
] as const
export type FilledVacancyField = (typeof filledVacancyFields)[number]
export type FilledVacancy = Readonly<Partial<Record<FilledVacancyField, string>>>

/** The values of a vacancy's form with its records; a draft may lack texts and skills. */
export type ImportedVacancy = Omit<VacancyFields, 'client_id' | 'skills' | 'skills_id_job' | 'currency'> & {
  readonly clientId: number
  readonly currencyId: number
  readonly skillIds: readonly number[]
}

export type VacancyPlan =
  | { readonly line: number; readonly vacancy: ImportedVacancy }
  | { readonly line: number; readonly vacancyId: number; readonly filled: FilledVacancy }

interface Named {
  readonly id: number
  readonly uuid: string
}

interface KnownVacancy {
  readonly id: number
  readonly key: string
  readonly values: Readonly<Record<FilledVacancyField, string | null>>
}

/**
 * Plans the vacancies of a table. One is known by its title and client. A new one is published if its row says so and the form is valid as it
 * is; otherwise it is a draft, without the values that the form refuses.
 */
export async function planVacancies(
  db: Reader,
  viewer: Person,
  table: RecordTable,
  reading: ReadingRecords,
  { known }: RecordChoices,
) {
  const read = table.rows.map(({ line, cells }) => ({
    line,
    row: readVacancyRow(cells, reading),
    more: cells.length > table.headings.length,
  }))
  const clients = await readClientsNamed(
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
  const currencies = await db.selectFrom('currencies').select(['id', 'code']).orderBy('id').execute()
  const clientIds = [...new Set([...clients.values()].map(({ id }) => id))]
  const ofClients = await readKnownVacancies(db, viewer, sql<boolean>`client_id = any(${clientIds}::bigint[])`)
  const there = new Map(ofClients.map((one) => [one.key, one]))
  const met = new Map<string, number>()
  const plans: VacancyPlan[] = []
  const lines: PlannedLine[] = []
  for (const [at, { line, row, more }] of read.entries()) {
    if (at % 50 === 0) await setImmediate()
    lines.push(plan(line, row, more))
  }
  const unknownSkills = [...new Set(read.flatMap(({ row }) => row.skills.filter((name) => !skills.has(name))))]
  return { lines, vacancies: plans, unknownSkills }

  function plan(line: number, row: ReadVacancy, more: boolean): PlannedLine {
    const shown = { line, name: row.fields.name_job, detail: row.client, published: false, lacks: [], gets: [], notices: [] }
    const title = vacancyForm.shape.name_job.safeParse(row.fields.name_job)
    const client = clients.get(row.client)
    const currency = row.currency === '' ? currencies[0] : currencies.find(({ code }) => code === row.currency)
    const reasons = [
      ...(more ? ['imports.error.more_cells'] : []),
      ...(title.success ? [] : [title.error.issues[0]?.message ?? 'vacancies.error.name_job']),
      ...(client ? [] : [row.client === '' ? 'vacancies.error.clientAsoc' : 'records.error.client_unknown']),
      ...(currencies.length > 0 ? [] : ['vacancies.error.currency']),
    ]
    if (!title.success || !client || reasons.length > 0) return { ...shown, outcome: 'wrong', reasons }
    const key = keyOf(client.id, title.data)
    if (met.has(key)) return { ...shown, outcome: 'twice', reasons }
    met.set(key, line)
    const texts = Object.fromEntries(richTexts.map((text) => [text, sanitizeRichText(String(row.fields[text]))])) as Record<
      RichText,
      string
    >
    const skillIds = [...new Set(row.skills.flatMap((name) => skills.get(name) ?? []))]
    const { values, lacks } = validOf({ ...row.fields, ...texts }, row.isPublished && !!currency, skillIds, reading.today)
    const stored = there.get(key)
    if (stored) {
      const filled = known === 'complete' ? missingIn(stored, values) : {}
      const gets = Object.keys(filled)
      if (gets.length > 0) plans.push({ line, vacancyId: stored.id, filled })
      const isMissing = (field: string) => !stored.values[field as FilledVacancyField]
      const refused = known === 'complete' ? lacks.filter((field) => isFilled(field) && isMissing(field)) : []
      return { ...shown, outcome: 'known', gets, reasons, notices: refusedCells(row, refused) }
    }
    const published = row.isPublished && lacks.length === 0 && !!currency
    const currencyId = (currency ?? currencies[0])?.id ?? 0
    plans.push({ line, vacancy: { ...values, status_job: published ? 'A' : 'I', clientId: client.id, currencyId, skillIds } })
    const missing = [...lacks, ...(currency ? [] : ['currency'])]
    return {
      ...shown,
      outcome: 'new',
      published,
      lacks: missing,
      reasons,
      notices: [...row.notices, ...refusedCells(row, missing)],
    }
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

type Values = Omit<ImportedVacancy, 'clientId' | 'currencyId' | 'skillIds' | 'status_job'>

/** The valid values of a row, and the fields that a published vacancy would need and does not have. */
function validOf(fields: Record<string, unknown>, isPublished: boolean, skillIds: readonly number[], today: string) {
  const records = { client_id: anyId, currency: 'COP', skills: skillIds.length > 0 ? [anyId] : [] }
  const whole = vacancyFormOn(today).safeParse({ ...fields, ...records, status_job: isPublished ? 'A' : 'I' })
  if (whole.success) {
    const { client_id: _, currency: __, skills: ___, skills_id_job: ____, status_job: _____, ...values } = whole.data
    return { values: values as Values, lacks: [] as string[] }
  }
  const lacks = [...new Set(whole.error.issues.map(({ path }) => String(path[0])))].filter((field) => field !== 'undefined')
  const empty: Record<string, unknown> = {
    ...{ report_job: '', cant_vacant: 1, ubication: '', country: '', closes_on: '', work_conditions_job: '' },
    ...Object.fromEntries(richTexts.map((text) => [text, ''])),
  }
  const salary =
    lacks.includes('salary') || lacks.includes('salarymax') ? { salary_mode: 'agreed', salary: null, salarymax: null } : {}
  const kept = {
    ...fields,
    ...Object.fromEntries(lacks.flatMap((field) => (field in empty ? [[field, empty[field]]] : []))),
    ...salary,
  }
  // Each value is read by its own rule, so that a draft holds what the form would hold.
  const values = Object.fromEntries(
    Object.entries(kept).map(([field, value]) => {
      const shape = vacancyForm.shape[field as keyof typeof vacancyForm.shape]
      const parsed = shape?.safeParse(value)
      return [field, parsed?.success ? parsed.data : value]
    }),
  )
  return { values: values as Values, lacks }
}

/** The values that a known vacancy lacks and the row has. */
function missingIn({ values: stored }: KnownVacancy, values: Values): FilledVacancy {
  const said = values as Record<string, unknown>
  return Object.fromEntries(
    filledVacancyFields.flatMap((field) => {
      const value = said[field]
      return typeof value === 'string' && value !== '' && !stored[field] ? [[field, value]] : []
    }),
  )
}

/** The clients with these names, by the name as it is written; without names that several clients have. */
async function readClientsNamed(db: Reader, names: readonly string[]): Promise<Map<string, Named>> {
  const { rows } = await sql<Named & { written: string }>`
    select written, min(clients.id) as id, min(clients.uuid::text) as uuid
    from (select distinct written from unnest(${names}::text[]) as written) as said
    join clients on folded(clients.name) collate "C" = folded(written) collate "C"
    group by written having count(*) = 1`.execute(db)
  return new Map(rows.map((row) => [row.written, row]))
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
