import { type Insertable, sql } from 'kysely'
import type { DB } from '../../database/schema.ts'
import type { Tx } from '../../platform/platform.ts'

/** Gives people tags, and returns the new ones: a tag that a person has already stays as it is. */
export async function giveTags(
  tx: Tx,
  tags: readonly Insertable<DB['person_tags']>[],
): Promise<{ user_id: number; id: number }[]> {
  if (tags.length === 0) return []
  return tx
    .insertInto('person_tags')
    .values(tags)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['user_id', 'tag_id as id'])
    .execute()
}

/** Takes tags off people. */
export async function takeTags(tx: Tx, tags: readonly { readonly user_id: number; readonly tag_id: number }[]): Promise<void> {
  if (tags.length === 0) return
  await sql`
    delete from person_tags using jsonb_to_recordset(${JSON.stringify(tags)}::jsonb) as given (user_id bigint, tag_id bigint)
    where person_tags.user_id = given.user_id and person_tags.tag_id = given.tag_id`.execute(tx)
}

export async function deleteTagsOf(tx: Tx, userIds: readonly number[]): Promise<void> {
  await tx.deleteFrom('person_tags').where(sql<boolean>`user_id = any(${userIds}::bigint[])`).execute()
}

/** Adds tags of these names to the list where there are none, whatever their letter case. */
export async function addTagsNamed(tx: Tx, names: readonly string[]): Promise<void> {
  await sql`
    insert into tags (name) select name from unnest(${names}::text[]) with ordinality as given (name, place)
    order by place on conflict do nothing`.execute(tx)
}

/** Gives the survivor of a merge the tags of the duplicate. */
export async function joinTags(tx: Tx, survivorId: number, duplicateId: number): Promise<void> {
  await sql`
    insert into person_tags (user_id, tag_id, added_by, added_at)
    select ${survivorId}, tag_id, added_by, added_at from person_tags where user_id = ${duplicateId}
    on conflict do nothing`.execute(tx)
  await tx.deleteFrom('person_tags').where('user_id', '=', duplicateId).execute()
}
