import { sql } from 'kysely'
import type { CellRemark } from '#domain/desk/record-imports/cell-remarks.rules.ts'
import type { RecordKind } from '#domain/desk/record-imports/record-headings.rules.ts'
import type { clientImportEndpoints } from '#domain/desk/record-imports/record-imports.contract.ts'
import type { QueryOf } from '#domain/kernel/endpoint.ts'
import { readReferences } from '../../people/imports/undo.reads.ts'
import { readPage } from '../../platform/lists.ts'
import { fullName } from '../../platform/person-name.ts'
import type { Reader } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'
import { administratorRole } from '../../platform/sessions/role-ids.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { isVacancyVisibleTo } from '../../platform/sessions/visible-vacancies.ts'

/** The imports that a viewer may read: their own; administrators read all. */
function importsOf(db: Reader, viewer: Person, kind: RecordKind) {
  return db
    .selectFrom('record_imports')
    .selectAll('record_imports')
    .select(sql<string>`(select ${fullName} from users where users.id = record_imports.created_by)`.as('created_by_name'))
    .where('record_imports.kind', '=', kind)
    .$if(viewer.roleId !== administratorRole, (own) => own.where('record_imports.created_by', '=', viewer.id))
}

/** A page of the imports of a kind. */
export function readRecordImports(
  db: Reader,
  viewer: Person,
  kind: RecordKind,
  query: QueryOf<(typeof clientImportEndpoints)['list']>,
) {
  const found = sql`searchable(record_imports.file_name)`
  return readPage(db, importsOf(db, viewer, kind), query, 'record_imports', { created_at: 'id' }, found)
}
export type ImportOfRecords = Awaited<ReturnType<typeof readRecordImports>>['rows'][number]

export function readRecordImport(db: Reader, viewer: Person, kind: RecordKind, id: string) {
  return importsOf(db, viewer, kind).where(recordIs('record_imports', id)).executeTakeFirst()
}

interface ReportRow {
  readonly line: number
  readonly name: string
  readonly detail: string
  readonly added: Readonly<Record<string, string>> | null
  readonly active: boolean
  readonly notices: readonly CellRemark[]
}

/** The records of an import in the order of the file, without vacancies that the viewer may not read. */
export async function readRecordReport(db: Reader, viewer: Person, { id, kind }: ImportOfRecords): Promise<ReportRow[]> {
  const { rows } =
    kind === 'clients'
      ? await sql<ReportRow>`
          select one.line, clients.name, clients.location as detail, one.added, one.notices, clients.active from imported_records as one
          join clients on clients.id = one.client_id where one.import_id = ${id} order by one.line`.execute(db)
      : await sql<ReportRow>`
          select one.line, vacancies.title as name, clients.name as detail, one.added, one.notices, vacancies.active from imported_records as one
          join vacancies on vacancies.id = one.vacancy_id join clients on clients.id = vacancies.client_id
          where one.import_id = ${id} and ${isVacancyVisibleTo(viewer)} order by one.line`.execute(db)
  return rows
}

interface Untouched {
  readonly record: number
  readonly added: Readonly<Record<string, string>> | null
  /** The notes of a client. */
  readonly notes: string
}

/**
 * The records of an import to which nothing was done since: each keeps the transaction of its row, and no row of another one refers to it.
 * The tables are read from the database, so that no feature is forgotten.
 */
export async function readUntouched(db: Reader, { id, kind }: ImportOfRecords): Promise<Untouched[]> {
  const column = sql.ref(kind === 'clients' ? 'one.client_id' : 'one.vacancy_id')
  const references = (await readReferences(db, kind)).map(
    (reference) => sql<boolean>`not exists (
      select from ${sql.table(reference.table)} where ${sql.ref(`${reference.table}.${reference.column}`)} = ${column}
        and ${sql.ref(`${reference.table}.xmin`)} <> one.xmin)`,
  )
  const { rows } = await sql<Untouched>`
    select ${column} as record, one.added, ${kind === 'clients' ? sql`records.notes` : sql`''`} as notes
    from imported_records as one join ${sql.table(kind)} as records on records.id = ${column} and records.xmin = one.xmin
    where one.import_id = ${id} and (one.added is not null or (${sql.join(references, sql` and `)}))`.execute(db)
  return rows
}
