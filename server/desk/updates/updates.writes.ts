import type { UpdateSettings } from '#domain/desk/updates/updates.contract.ts'
import { dayMs } from '#domain/kernel/dates.ts'
import { limits } from '#domain/kernel/limits.ts'
import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { deliveries } from '#domain/kernel/updates.ts'
import { type UpdateKind, updateKinds } from '#domain/update-kinds.ts'
import type { Platform, Reader } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { updateTopic } from '../../platform/updates/update-topic.ts'
import { readUpdateSettings } from './updates.reads.ts'
import { subscriptionOf } from './views/unsubscribe-link.ts'

/** Marks an update of a viewer as read, or all of them, and updates their open pages. Marking a read one changes nothing. */
export async function markRead({ db, live, now }: Platform, viewer: Person, id?: string): Promise<void> {
  await db
    .updateTable('staff_notices')
    .set({ read_at: now() })
    .where('user_id', '=', viewer.id)
    .where('read_at', 'is', null)
    .$if(id !== undefined, (one) => one.where(recordIs('staff_notices', id ?? '')))
    .execute()
  await live.announce(db, updateTopic(viewer.id), {})
}

/** Whether the viewer has this update. */
export async function hasUpdate(db: Reader, viewer: Person, id: string): Promise<boolean> {
  const found = db.selectFrom('staff_notices').select('id').where('user_id', '=', viewer.id).where(recordIs('staff_notices', id))
  return (await found.executeTakeFirst()) !== undefined
}

/** Changes how a colleague gets e-mails about some kinds. Returns all their settings. */
export async function changeSettings(
  { db }: Pick<Platform, 'db'>,
  { id: user_id }: Pick<Person, 'id'>,
  wanted: { readonly [Kind in UpdateKind]?: UpdateSettings[Kind] | undefined },
): Promise<UpdateSettings> {
  const rows = updateKinds.flatMap((kind) => (wanted[kind] ? [{ user_id, kind, delivery: wanted[kind] }] : []))
  if (rows.length > 0)
    await db
      .insertInto('notice_settings')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'kind']).doUpdateSet(({ ref }) => ({ delivery: ref('excluded.delivery') })),
      )
      .execute()
  return readUpdateSettings(db, user_id)
}

/**
 * Ends the e-mails of a signed link: those of one kind, or the daily ones. Returns the kinds that changed. Refuses a forged link, and one
 * of a deleted account.
 */
export async function unsubscribe(platform: Platform, token: string): Promise<readonly UpdateKind[] | Refusal> {
  const found = await findSubscription(platform, token)
  if (!found) return refuse('notices.error.link')
  const settings = await readUpdateSettings(platform.db, found.id)
  const isDue = (kind: UpdateKind) => (found.of === 'daily' ? settings[kind] === 'daily' : kind === found.of)
  const kinds = updateKinds.filter((kind) => isDue(kind) && settings[kind] !== 'never')
  await changeSettings(platform, found, Object.fromEntries(kinds.map((kind) => [kind, 'never' as const])))
  return kinds
}

/**
 * Takes back what `unsubscribe` has changed: its kinds get the e-mails of the link again. Kinds with e-mails now stay as they are, so that a
 * link never changes how others arrive.
 */
export async function resubscribe(platform: Platform, token: string, kinds: readonly UpdateKind[]): Promise<Refusal | undefined> {
  const found = await findSubscription(platform, token)
  if (!found || (found.of !== 'daily' && kinds.some((kind) => kind !== found.of))) return refuse('notices.error.link')
  const [atOnce, daily] = deliveries
  const delivery = found.of === 'daily' ? daily : atOnce
  const settings = await readUpdateSettings(platform.db, found.id)
  const ended = kinds.filter((kind) => settings[kind] === 'never')
  await changeSettings(platform, found, Object.fromEntries(ended.map((kind) => [kind, delivery])))
  return undefined
}

async function findSubscription({ db, secretKey }: Platform, token: string) {
  const subscription = subscriptionOf(secretKey, token)
  if (!subscription) return undefined
  const { uuid, of } = subscription
  const person = await db
    .selectFrom('users')
    .select('id')
    .where('uuid', '=', uuid)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return person && { id: person.id, of }
}

/** Removes updates that are older than a company wants to read (NOT-01). */
export async function removeOldUpdates({ db, now }: Pick<Platform, 'db' | 'now'>): Promise<void> {
  const outdated = new Date(now().getTime() - limits.updates.keptDays * dayMs)
  await db.deleteFrom('staff_notices').where('at', '<', outdated).execute()
}
