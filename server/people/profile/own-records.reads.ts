import type { Selectable } from 'kysely'
import { limits } from '#domain/kernel/limits.ts'
import type { DB } from '../../database/schema.ts'
import type { Reader } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'

/** The sections of a profile that are records of a person's own (PRO-03). */
export type Section = 'education' | 'work_experience' | 'personal_references' | 'portfolio_items'
export type RowOf<S extends Section> = Selectable<DB[S]> & { readonly id: number }

/** A person's records of a section, the newest first. Nobody has more than limits.recordsOfSection. */
export async function readOwn<S extends Section>(db: Reader, section: S, userId: number) {
  const rows = await ofPerson(db, section, userId).orderBy('id', 'desc').limit(limits.recordsOfSection).execute()
  return { rows: rows as RowOf<Section>[] as RowOf<S>[], total: rows.length }
}

/** One of a person's own records; nobody else's is found. */
export async function readOwnOne<S extends Section>(db: Reader, section: S, userId: number, id: string) {
  const row = await ofPerson(db, section, userId).where(recordIs(section, id)).executeTakeFirst()
  return row as RowOf<Section> as RowOf<S> | undefined
}

/** What all sections have stands for them: the compiler cannot follow a table that is an argument. */
export const tableOf = (section: Section) => section as 'education'

function ofPerson(db: Reader, section: Section, userId: number) {
  return db.selectFrom(tableOf(section)).selectAll().where('user_id', '=', userId)
}
