import { sql } from 'kysely'
import type { QueryOf } from '#domain/kernel/endpoint.ts'
import { limits } from '#domain/kernel/limits.ts'
import type { listTagsEndpoint } from '#domain/people/tags/tags.contract.ts'
import { inOrder } from '../../platform/in-order.ts'
import { readPage } from '../../platform/lists.ts'
import type { Reader, Tx } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'
import type { Viewer } from '../../platform/sessions/viewer.ts'
import { isVisibleTo } from '../../platform/sessions/visible-people.ts'
import { usersToChange } from '../users/users.reads.ts'

const sortedBy = { name: inOrder('tags.name'), updated_at: 'updated_at' }

/** The people with a tag whom the viewer may see, counted up to one more than limits.countCap. */
const peopleFor = (viewer: Viewer) => sql<number>`(
  select count(*)::integer from (
    select from person_tags join users on users.id = person_tags.user_id
    where person_tags.tag_id = tags.id and users.deleted_at is null and ${isVisibleTo(viewer)}
    limit ${sql.lit(limits.countCap + 1)}
  ) as counted
)`

const tagsFor = (db: Reader, viewer: Viewer) =>
  db
    .selectFrom('tags')
    .select(['tags.id', 'tags.uuid', 'tags.name', 'tags.updated_at', 'tags.version'])
    .select(peopleFor(viewer).as('people'))

/** A page of the tags (POO-01). */
export function readTags(db: Reader, viewer: Viewer, query: QueryOf<typeof listTagsEndpoint>) {
  const { chosen } = query
  const found = tagsFor(db, viewer).$if(chosen !== undefined, (all) => all.where(recordIs('tags', chosen ?? '')))
  return readPage(db, found, query, 'tags', sortedBy)
}

export function readTag(db: Reader, viewer: Viewer, id: string) {
  return tagsFor(db, viewer).where(recordIs('tags', id)).executeTakeFirst()
}
export type TagRow = NonNullable<Awaited<ReturnType<typeof readTag>>>

export const readPeopleToUntag = (tx: Tx, viewer: Viewer, ids: readonly string[]) => usersToChange(tx, viewer, ids).execute()

/** The same people, with the number of their tags and whether they have the one of this name. */
export function readPeopleToTag(tx: Tx, viewer: Viewer, ids: readonly string[], name: string) {
  return usersToChange(tx, viewer, ids)
    .select([
      sql<number>`(select count(*)::integer from person_tags where person_tags.user_id = users.id)`.as('tags'),
      sql<boolean>`exists (
        select from person_tags join tags on tags.id = person_tags.tag_id
        where person_tags.user_id = users.id and ${isNamed(name)}
      )`.as('has_it'),
    ])
    .execute()
}

/** Condition that a tag has this name, whatever its letter case. */
export const isNamed = (name: string) => sql<boolean>`folded(tags.name) collate "C" = folded(${name}) collate "C"`

/** The tags of a person, by name. */
export function readTagsOf(db: Reader, userId: number) {
  return db
    .selectFrom('person_tags')
    .innerJoin('tags', 'tags.id', 'person_tags.tag_id')
    .where('person_tags.user_id', '=', userId)
    .select(['tags.uuid', 'tags.name'])
    .orderBy(inOrder('tags.name'))
    .orderBy('tags.id')
    .execute()
}
