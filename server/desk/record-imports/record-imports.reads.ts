import { sql } from 'kysely'
import type { RecordKind } from '#domain/desk/record-imports/record-fields.rules.ts'
import type { clientImportEndpoints } from '#domain/desk/record-imports/record-imports.contract.ts'
import type { QueryOf } from '#domain/kernel/endpoint.ts'
import { isUntouched, readReferences } from '../../platform/imports/later-rows.ts'
import { importerName, isOwnImport } from '../../platform/imports/own-imports.ts'
import { readPage } from '../../platform/lists.ts'
import type { Reader, Tx } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'
import type { Person } from '../../platform/sessions/viewer.ts'

/** The imports of a kind that a viewer may read. */
function importsOf(db: Reader, viewer: Person, kind: RecordKind) {
  return db
    .selectFrom('record_imports')
    .selectAll('record_imports')
    .select(importerName('record_imports').as('created_by_name'))
    .where('record_imports.kind', '=', kind)
    .where(isOwnImport('record_imports', viewer))
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

interface Untouched {
  readonly record: number
  readonly added: Readonly<Record<string, string>> | null
  /** The notes of a client. */
  readonly notes: string
}

/**
 * The records of an import to which nothing was done since: each keeps the transaction of its row, and no row of another one refers to it.
 * They are locked before they are examined, so that nothing can refer to them meanwhile.
 */
export async function lockUntouched(tx: Tx, importId: number, table: 'clients' | 'vacancies'): Promise<Untouched[]> {
  const column = sql.ref(table === 'clients' ? 'one.client_id' : 'one.vacancy_id')
  await sql`
    select id from ${sql.table(table)} where id in (select ${column} from imported_records as one where import_id = ${importId})
    order by id for update`.execute(tx)
  const references = await readReferences(tx, table)
  const { rows } = await sql<Untouched>`
    select ${column} as record, one.added, ${table === 'clients' ? sql`records.notes` : sql`''`} as notes
    from imported_records as one join ${sql.table(table)} as records on records.id = ${column} and records.xmin = one.xmin
    where one.import_id = ${importId} and (one.added is not null or (${isUntouched(references, column, sql`one.xmin`)}))`.execute(
    tx,
  )
  return rows
}
