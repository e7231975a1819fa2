import type { Selectable } from 'kysely'
import { limits } from '#domain/kernel/limits.ts'
import type { DB } from '../../database/schema.ts'
import type { Reader } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'

/** The sections of a profile that are lists of records (PRO-03). */
export type Section = 'education' | 'work_experience' | 'personal_references' | 'portfolio_items'
export type RowOf<S extends Section> = Selectable<DB[S]> & { readonly id: number }

/** A person's records of a section, the newest first; at most limits.recordsOfSection exist. */
export async function readOwn<S extends Section>(db: Reader, section: S, userId: number) {
  const rows = await ofPerson(db, section, userId).orderBy('id', 'desc').limit(limits.recordsOfSection).execute()
  return { rows: rows as RowOf<Section>[] as RowOf<S>[], total: rows.length }
}

/** One of a person's own records. Does not find records of others. */
export async function readOwnOne<S extends Section>(db: Reader, section: S, userId: number, id: string) {
  const row = await ofPerson(db, section, userId).where(recordIs(section, id)).executeTakeFirst()
  return row as RowOf<Section> as RowOf<S> | undefined
}

/** Types every section as education, because the compiler cannot infer columns from a table that is an argument. */
export const tableOf = (section: Section) => section as 'education'

function ofPerson(db: Reader, section: Section, userId: number) {
  return db.selectFrom(tableOf(section)).selectAll().where('user_id', '=', userId)
}
