import { sql } from 'kysely'
import type { AnswerOf, BodyOf } from '#domain/kernel/endpoint.ts'
import { limits } from '#domain/kernel/limits.ts'
import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import type {
  PersonTag,
  renameTagEndpoint,
  TagFields,
  tagPeopleEndpoint,
  undoTaggingEndpoint,
} from '#domain/people/tags/tags.contract.ts'
import { audit } from '../../platform/audit/audit.ts'
import { change, seenVersion } from '../../platform/changes.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { areAllFound, recordIs } from '../../platform/record-id.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { isNamed, readPeopleToTag, readPeopleToUntag, readTag, readTagsOf, type TagRow } from './tags.reads.ts'

const taken = { tags_name: { name: ['tags.error.name_taken'] } }

/** Adds a tag. Refuses an existing name at its field (POO-01). */
export function addTag(platform: Platform, actor: Person, fields: TagFields) {
  return change(platform, actor, { action: 'tag.added', detail: fields, taken }, async (tx, now) => {
    const { uuid } = await tx
      .insertInto('tags')
      .values({ ...fields, created_at: now, updated_at: now })
      .returning('uuid')
      .executeTakeFirstOrThrow()
    return readTag(tx, actor, uuid)
  })
}

/** Renames a tag. Refuses as stale when somebody else has changed it since `version`. */
export function renameTag(
  platform: Platform,
  actor: Person,
  tag: TagRow,
  { version: seen, name }: BodyOf<typeof renameTagEndpoint>,
) {
  const version = seenVersion({ version: seen }, tag)
  return change(platform, actor, { action: 'tag.renamed', detail: { name }, taken }, async (tx, now) => {
    const renamed = await tx
      .updateTable('tags')
      .set({ name, updated_at: now, version: version + 1 })
      .where('id', '=', tag.id)
      .where('version', '=', version)
      .returning('uuid')
      .executeTakeFirst()
    return renamed && readTag(tx, actor, renamed.uuid)
  })
}

/** Deletes a tag and takes it off everybody. */
export function deleteTag(platform: Platform, actor: Person, tag: TagRow) {
  return change(platform, actor, { action: 'tag.deleted', detail: { name: tag.name } }, async (tx) => {
    if (!(await lockTags(tx, [tag.id]))) return undefined
    await removeTag(tx, tag.id)
    return tag
  })
}

/** Gives everybody with a tag another one instead and deletes the first. Refuses to merge a tag with itself. */
export async function mergeTags(platform: Platform, actor: Person, from: TagRow, into: TagRow) {
  if (from.id === into.id) return refuse('errors.fields', { errors: { into: ['tags.error.same'] } })
  const detail = { from: from.name, to: into.name }
  return change(platform, actor, { action: 'tag.merged', detail }, async (tx) => {
    if (!(await lockTags(tx, [from.id, into.id]))) return undefined
    const had = tx
      .selectFrom('person_tags')
      .select(['user_id', sql<number>`${into.id}::bigint`.as('tag_id'), 'added_by', 'added_at'])
      .where('tag_id', '=', from.id)
    await tx
      .insertInto('person_tags')
      .columns(['user_id', 'tag_id', 'added_by', 'added_at'])
      .expression(had)
      .onConflict((same) => same.doNothing())
      .execute()
    const moved = await removeTag(tx, from.id)
    const kept = await readTag(tx, actor, into.uuid)
    return kept && { ...kept, moved }
  })
}

/** Locks tags against deletion and against being given to people. False when one was deleted meanwhile. */
async function lockTags(tx: Tx, ids: readonly number[]): Promise<boolean> {
  const locked = await tx.selectFrom('tags').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
  return locked.length === ids.length
}

/** Deletes a locked tag and returns how many people had it. */
async function removeTag(tx: Tx, id: number): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('person_tags').where('tag_id', '=', id).executeTakeFirst()
  await tx.deleteFrom('tags').where('id', '=', id).execute()
  return Number(numDeletedRows)
}

interface Tagged {
  readonly id: number
  readonly tags: PersonTag[]
}

/**
 * Gives a person the tag of this name, whatever its letter case, and adds the tag to the list if it is new. Refuses more tags than a person may
 * have. The audit leaves the tag out, because it says something about the person.
 */
export function tagPerson(platform: Platform, actor: Person, person: { readonly id: number }, { name }: TagFields) {
  return change<Tagged>(platform, actor, { action: 'user.tagged', about: person.id }, async (tx, now) => {
    await tx.selectFrom('users').select('id').where('id', '=', person.id).forNoKeyUpdate().execute()
    const tag = await tagNamed(tx, actor, name, now)
    if (!tag) return undefined
    await tx
      .insertInto('person_tags')
      .values({ user_id: person.id, tag_id: tag.id, added_by: actor.id, added_at: now })
      .onConflict((same) => same.doNothing())
      .execute()
    const tags = await readTagsOf(tx, person.id)
    return tags.length > limits.tags.ofPerson ? refuse('tags.error.full') : { id: person.id, tags }
  })
}

/**
 * Gives people the tag of this name, and adds the tag to the list if it is new. People who have as many tags as possible are left out. Refuses all
 * when the actor may not see one of them, or when nobody could get the tag.
 */
export function tagPeople(
  { db, now }: Platform,
  actor: Person,
  { name, uuid_users }: BodyOf<typeof tagPeopleEndpoint>,
): Promise<AnswerOf<typeof tagPeopleEndpoint>['data'] | Refusal> {
  const at = now()
  return db.transaction().execute(async (tx) => {
    const people = await readPeopleToTag(tx, actor, uuid_users, name)
    if (!areAllFound(uuid_users, people)) return refuse('errors.not_found')
    const others = people.filter(({ has_it }) => !has_it)
    const fitting = others.filter(({ tags }) => tags < limits.tags.ofPerson)
    const outcome = { tagged: fitting.length, there: people.length - others.length, full: others.length - fitting.length }
    if (fitting.length === 0) return outcome.there > 0 ? { ...outcome, undo: null } : refuse('tags.error.all_full')
    const tag = await tagNamed(tx, actor, name, at)
    if (!tag) return refuse('errors.stale')
    await tx
      .insertInto('person_tags')
      .values(fitting.map(({ id }) => ({ user_id: id, tag_id: tag.id, added_by: actor.id, added_at: at })))
      .onConflict((same) => same.doNothing())
      .execute()
    for (const { id } of fitting) await audit(tx, actor, { action: 'user.tagged', subjectType: 'user', subjectId: id }, at)
    return { ...outcome, undo: { tag: tag.uuid, uuid_users: fitting.map(({ uuid }) => uuid) } }
  })
}

/**
 * Takes a tag off people whom the actor gave it; those who have it from somebody else keep it. Refuses all when the actor may not see one of
 * them, or when nobody has the tag from the actor any more.
 */
export function undoTagging(
  { db, now }: Platform,
  actor: Person,
  { tag, uuid_users }: BodyOf<typeof undoTaggingEndpoint>,
): Promise<AnswerOf<typeof undoTaggingEndpoint>['data'] | Refusal> {
  const at = now()
  return db.transaction().execute(async (tx) => {
    const people = await readPeopleToUntag(tx, actor, uuid_users)
    if (!areAllFound(uuid_users, people)) return refuse('errors.not_found')
    const untagged = await tx
      .deleteFrom('person_tags')
      .where('tag_id', '=', (from) => from.selectFrom('tags').select('tags.id').where(recordIs('tags', tag)))
      .where('added_by', '=', actor.id)
      .where(
        'user_id',
        'in',
        people.map(({ id }) => id),
      )
      .returning('user_id')
      .execute()
    if (untagged.length === 0) return refuse('tags.error.undo')
    for (const { user_id } of untagged)
      await audit(tx, actor, { action: 'user.untagged', subjectType: 'user', subjectId: user_id }, at)
    return { untagged: untagged.length }
  })
}

/** The tag of a name, added if it is new, and locked against deletion. Undefined when it was deleted meanwhile. */
async function tagNamed(tx: Tx, actor: Person, name: string, now: Date) {
  const added = await tx
    .insertInto('tags')
    .values({ name, created_at: now, updated_at: now })
    .onConflict((same) => same.expression(sql`folded(name) collate "C"`).doNothing())
    .returning(['id', 'uuid'])
    .executeTakeFirst()
  if (added) {
    await audit(tx, actor, { action: 'tag.added', subjectType: 'tag', subjectId: added.id, detail: { name } }, now)
    return added
  }
  return tx.selectFrom('tags').select(['id', 'uuid']).where(isNamed(name)).forKeyShare().executeTakeFirst()
}

/** Takes a tag off a person. A tag that the person does not have is no error, because the outcome is the same. */
export function untagPerson(platform: Platform, actor: Person, person: { readonly id: number }, tag: { readonly id: number }) {
  return change<Tagged>(platform, actor, { action: 'user.untagged' }, async (tx) => {
    await tx.deleteFrom('person_tags').where('user_id', '=', person.id).where('tag_id', '=', tag.id).execute()
    return { id: person.id, tags: await readTagsOf(tx, person.id) }
  })
}
