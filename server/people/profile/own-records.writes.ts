import type { Insertable } from 'kysely'
import { limits } from '#domain/kernel/limits.ts'
import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import type { DB } from '../../database/schema.ts'
import { changeOwn } from '../../platform/changes.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { type RowOf, type Section, tableOf } from './own-records.reads.ts'

// Triggers follow every write of these sections, and write the person's search document again: search_new_education,
// search_changed_education, search_new_work, search_changed_work.

/** The columns of a section's record that the person fills in. */
export type FieldsOf<S extends Section> = Omit<Insertable<DB[S]>, 'uuid' | 'user_id' | 'version' | 'created_at'>

/** Why a person cannot add a record to a section, if so. Locks the person, so that simultaneous additions are counted in turn. */
export async function refuseWhenFull(tx: Tx, section: Section, userId: number): Promise<Refusal | undefined> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
  const { count } = await tx
    .selectFrom(tableOf(section))
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count) < limits.recordsOfSection ? undefined : refuse('profile.error.full')
}

/** Adds a record to a section of a person's profile (EDU-01, EXP-01, REF-01). */
export function addOwn<S extends Section>(platform: Platform, person: Person, section: S, fields: FieldsOf<S>) {
  return changeOwn(platform, person, {}, async (tx, now) => {
    const refusal = await refuseWhenFull(tx, section, person.id)
    if (refusal) return refusal
    const row = await tx
      .insertInto(tableOf(section))
      .values({ ...(fields as FieldsOf<'education'>), user_id: person.id, created_at: now })
      .returningAll()
      .executeTakeFirstOrThrow()
    return row as RowOf<Section> as RowOf<S>
  })
}

/** Changes a record, unless it changed since it was read. */
export function saveOwn<S extends Section>(
  platform: Platform,
  person: Person,
  section: S,
  { id, version, fields }: { readonly id: number; readonly version: number; readonly fields: FieldsOf<S> },
) {
  return changeOwn(platform, person, {}, async (tx) => {
    const row = await tx
      .updateTable(tableOf(section))
      .set({ ...(fields as FieldsOf<'education'>), version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version)
      .returningAll()
      .executeTakeFirst()
    return row as RowOf<Section> | undefined as RowOf<S> | undefined
  })
}

export function deleteOwn<S extends Section>(platform: Platform, person: Person, section: S, id: number) {
  return changeOwn(platform, person, {}, async (tx) => {
    const row = await tx.deleteFrom(tableOf(section)).where('id', '=', id).returningAll().executeTakeFirst()
    return row as RowOf<Section> | undefined as RowOf<S> | undefined
  })
}
