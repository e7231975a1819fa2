import type { addViewEndpoint, updateViewEndpoint } from '#domain/desk/views/views.contract.ts'
import type { BodyOf } from '#domain/kernel/endpoint.ts'
import { limits } from '#domain/kernel/limits.ts'
import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { seenVersion } from '../../platform/changes.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import type { ViewRow } from './views.reads.ts'

/** Saves a view. Refuses with views.error.full above the most views of a person. */
export function addView(
  { db, now }: Platform,
  owner: Person,
  { settings, list, ...fields }: BodyOf<typeof addViewEndpoint>,
): Promise<{ uuid: string } | Refusal> {
  const at = now()
  return db.transaction().execute(async (tx) => {
    await lockOwner(tx, owner.id)
    const own = await tx.selectFrom('list_views').select('id').where('user_id', '=', owner.id).execute()
    if (own.length >= limits.views.ofPerson) return refuse('views.error.full')
    if (fields.is_default) await endDefault(tx, owner.id, list)
    return tx
      .insertInto('list_views')
      .values({ ...fields, list, user_id: owner.id, settings: JSON.stringify(settings), created_at: at, updated_at: at })
      .returning('uuid')
      .executeTakeFirstOrThrow()
  })
}

/** Changes a person's own view. Refuses as stale when it was changed since `version`. */
export function updateView(
  { db, now }: Platform,
  view: ViewRow,
  { settings, version: seen, ...fields }: BodyOf<typeof updateViewEndpoint>,
): Promise<{ uuid: string } | Refusal> {
  const version = seenVersion({ version: seen }, view)
  return db.transaction().execute(async (tx) => {
    await lockOwner(tx, view.user_id)
    const current = await tx.selectFrom('list_views').select('version').where('id', '=', view.id).executeTakeFirst()
    if (current?.version !== version) return refuse('errors.stale')
    if (fields.is_default) await endDefault(tx, view.user_id, view.list)
    return tx
      .updateTable('list_views')
      .set({ ...fields, updated_at: now(), version: version + 1, ...(settings && { settings: JSON.stringify(settings) }) })
      .where('id', '=', view.id)
      .returning('uuid')
      .executeTakeFirstOrThrow()
  })
}

export async function deleteView({ db }: Platform, { id, uuid, name }: ViewRow): Promise<{ uuid: string; name: string }> {
  await db.deleteFrom('list_views').where('id', '=', id).execute()
  return { uuid, name }
}

/** Concurrent changes of one person wait for each other, so that views are counted and one is the default. */
const lockOwner = (tx: Tx, id: number) => tx.selectFrom('users').select('id').where('id', '=', id).forNoKeyUpdate().execute()

const endDefault = (tx: Tx, user: number, list: string) =>
  tx
    .updateTable('list_views')
    .set({ is_default: false })
    .where('user_id', '=', user)
    .where('list', '=', list)
    .where('is_default', '=', true)
    .execute()
