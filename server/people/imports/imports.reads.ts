import { sql } from 'kysely'
import type { QueryOf } from '#domain/kernel/endpoint.ts'
import { limits } from '#domain/kernel/limits.ts'
import type { ImportEncoding } from '#domain/kernel/table-reading.ts'
import type {
  ImportChoices,
  ImportColumn,
  listImportedEndpoint,
  listImportsEndpoint,
} from '#domain/people/imports/imports.contract.ts'
import { importerName, isOwnImport } from '../../platform/imports/own-imports.ts'
import { inOrder } from '../../platform/in-order.ts'
import { readPage } from '../../platform/lists.ts'
import { fullName, shownName } from '../../platform/person-name.ts'
import type { Reader } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { isVisibleTo } from '../../platform/sessions/visible-people.ts'
import { isVacancyVisibleTo } from '../../platform/sessions/visible-vacancies.ts'
import type { Added } from './completing.writes.ts'

/** What an import keeps of its file until it is removed. */
export interface ImportContent {
  readonly rows: number
  readonly empty_rows: number
  readonly has_cvs: boolean
  readonly columns: readonly ImportColumn[]
  /** These are missing in imports of before the choice of a sheet. */
  readonly sheets?: readonly { readonly name: string; readonly rows: number }[]
  readonly sheet?: string
  readonly encoding?: ImportEncoding | null
}

const shownColumns = [
  ...(['imports.id', 'imports.uuid', 'imports.version', 'imports.file_name', 'imports.created_at', 'imports.state'] as const),
  ...(['imports.problem', 'imports.progress', 'imports.added', 'imports.known', 'imports.twice', 'imports.wrong'] as const),
  ...([
    'imports.completed',
    'imports.kept',
    'imports.declined',
    'imports.on_board',
    'imports.stayed',
    'imports.mails_from',
    'imports.finished_at',
    'imports.undone_at',
  ] as const),
] as const

function withNames(db: Reader, viewer: Person) {
  return db
    .selectFrom('imports')
    .where(isOwnImport('imports', viewer))
    .select(shownColumns)
    .select(importerName('imports').as('created_by_name'))
    .select(
      sql<{ uuid: string; name: string } | null>`(
        select jsonb_build_object('uuid', vacancies.uuid, 'name', vacancies.title) from vacancies
        where vacancies.id = imports.vacancy_id and ${isVacancyVisibleTo(viewer)}
      )`.as('vacancy'),
    )
}

/** One page of the imports that the viewer may read. */
export function readImports(db: Reader, viewer: Person, query: QueryOf<typeof listImportsEndpoint>) {
  return readPage(db, withNames(db, viewer), query, 'imports', { created_at: 'id' }, sql`searchable(imports.file_name)`)
}
export type ImportRow = Awaited<ReturnType<typeof readImports>>['rows'][number]

/** An import that the viewer may read, with its columns and choices. */
export function readImport(db: Reader, viewer: Person, id: string) {
  return withNames(db, viewer)
    .leftJoin('files', 'files.id', 'imports.file_id')
    .select(['imports.plan', 'imports.file_id', 'imports.created_by', 'files.storage_key'])
    .select(sql<ImportContent | null>`imports.content`.as('content'))
    .select(sql<ImportChoices | null>`imports.choices`.as('choices'))
    .select(sql<string>`coalesce(substring(files.storage_key from '[^.]*$'), '')`.as('extension'))
    .where(recordIs('imports', id))
    .executeTakeFirst()
}
export type WholeImportRow = NonNullable<Awaited<ReturnType<typeof readImport>>>

/** The people of a finished import who have not consented, by language, and how many of them have an address. */
export async function readWaiting(db: Reader, { id, state }: Pick<WholeImportRow, 'id' | 'state'>) {
  if (state !== 'done') return []
  const rows = await db
    .selectFrom('imported_people')
    .innerJoin('users', 'users.id', 'imported_people.user_id')
    .select(['users.language', sql<number>`count(*)`.as('people')])
    .select(sql<number>`count(*) filter (where users.email <> '')`.as('reachable'))
    .where('imported_people.import_id', '=', id)
    .where('users.consent_due_at', 'is not', null)
    .where('users.deleted_at', 'is', null)
    .groupBy('users.language')
    .execute()
  return rows.map(({ language, people, reachable }) => ({ language, people: Number(people), reachable: Number(reachable) }))
}

/** How many e-mails of an import wait, and how many left. */
export async function readMailsOf(db: Reader, importId: number) {
  const { waiting, all } = await db
    .selectFrom('import_mails')
    .select(({ fn }) => [fn.countAll<number>().as('all'), fn.countAll<number>().filterWhere('left_at', 'is', null).as('waiting')])
    .where('import_id', '=', importId)
    .executeTakeFirstOrThrow()
  return { waiting: Number(waiting), left: Number(all) - Number(waiting) }
}

/** The people whom an import added or completed and the viewer may read, without known ones whom it only put on a board. */
function importedPeople(db: Reader, viewer: Person, importId: number) {
  const one = sql<{ line: number; user_id: number; added: Added | null }>`(
    select line, user_id, null::jsonb as added from imported_people where import_id = ${importId}
    union all select line, user_id, added from completed_people where import_id = ${importId} and added <> '{}'
  )`
  return db
    .selectFrom('users')
    .innerJoin(one.as('one'), 'one.user_id', 'users.id')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .select(['users.uuid', fullName.as('fullname'), 'users.email', 'one.line', 'one.added', 'profiles.personal_phone'])
    .select(['profiles.city', sql<boolean>`users.consent_due_at is null`.as('consented')])
    .where('users.deleted_at', 'is', null)
    .where(isVisibleTo(viewer))
}

/** One page of the people whom an import added or completed, in the order of the file. */
export function readImported(db: Reader, viewer: Person, importId: number, query: QueryOf<typeof listImportedEndpoint>) {
  const people = importedPeople(db, viewer, importId)
  const sorts = { line: sql`one.line`, fullname: inOrder(shownName) }
  return readPage(db, people, query, 'users', sorts, 'users.search', limits.importFile.rows)
}
export type ImportedRow = Awaited<ReturnType<typeof readImported>>['rows'][number]

/** All people whom an import added or completed, for its report. */
export const readReport = (db: Reader, viewer: Person, importId: number): Promise<ImportedRow[]> =>
  importedPeople(db, viewer, importId).orderBy('one.line').execute()

/** How many files wait for their import, of a colleague and of all, and the oldest of each. */
export async function readPreviews(db: Reader, { id }: Pick<Person, 'id'>) {
  const row = await db
    .selectFrom('imports')
    .select(({ fn }) => [
      fn.countAll<number>().as('of_site'),
      fn.countAll<number>().filterWhere('created_by', '=', id).as('of_colleague'),
      fn.min('created_at').as('oldest'),
      fn.min('created_at').filterWhere('created_by', '=', id).as('oldest_own'),
    ])
    .where('state', '=', 'draft')
    .executeTakeFirstOrThrow()
  const { of_site, of_colleague, oldest, oldest_own } = row
  return { ofSite: Number(of_site), ofColleague: Number(of_colleague), oldest, oldestOwn: oldest_own }
}

/** A published vacancy that the viewer may read. Whether it is open is for the caller to check. */
export function readVacancyToFill(db: Reader, viewer: Person, id: string) {
  return db
    .selectFrom('vacancies')
    .select(['vacancies.id', 'vacancies.uuid', 'vacancies.active', 'vacancies.closes_on'])
    .where(recordIs('vacancies', id))
    .where('vacancies.published_at', 'is not', null)
    .where(isVacancyVisibleTo(viewer))
    .executeTakeFirst()
}
