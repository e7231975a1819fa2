import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { WebhookFields } from '#domain/desk/webhooks/webhooks.contract.ts'
import { deliveryLimits } from '#domain/desk/webhooks/webhooks.rules.ts'
import { dayMs } from '#domain/kernel/dates.ts'
import { refuse } from '#domain/kernel/refusals.ts'
import { plannedOnce } from '../../database/planned-once.ts'
import { change, seenVersion } from '../../platform/changes.ts'
import type { Platform, Reader } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { webhooksWakeUp } from '../../platform/webhooks/queue-events.writes.ts'
import { encryptSecret, newSecret } from '../../platform/webhooks/signing.ts'
import { type ReceiverRow, readDeliveryToChange, readReceiver } from './webhooks.reads.ts'

/** Adds a receiver. Only the answer has its secret. */
export function addReceiver(platform: Platform, actor: Person, fields: WebhookFields) {
  const [uuid, secret] = [randomUUID(), newSecret()]
  return change(platform, actor, { action: 'webhook.added', detail: { name: fields.url } }, async (tx, now) => {
    const stored = encryptSecret(platform.secretKey, uuid, secret)
    await tx
      .insertInto('webhook_receivers')
      .values({ ...fields, uuid, secret: stored, created_at: now, updated_at: now })
      .execute()
    const row = await readReceiver(tx, uuid)
    return row && { ...row, secret }
  })
}

/** Changes a receiver. Refuses as stale when somebody else has changed it since `version`. */
export function updateReceiver(
  platform: Platform,
  actor: Person,
  receiver: ReceiverRow,
  { version: seen, ...fields }: WebhookFields & { version?: number | undefined },
) {
  const version = seenVersion({ version: seen }, receiver)
  return change(platform, actor, { action: 'webhook.modified', detail: { name: fields.url } }, async (tx, now) => {
    const { numUpdatedRows } = await tx
      .updateTable('webhook_receivers')
      .set({ ...fields, updated_at: now, version: version + 1 })
      .where('id', '=', receiver.id)
      .where('version', '=', version)
      .executeTakeFirst()
    return numUpdatedRows > 0n ? readReceiver(tx, receiver.uuid) : undefined
  })
}

/** Pauses a receiver, or switches it on. What waits for it is then due. */
export function setReceiverState(platform: Platform, actor: Person, { id, uuid, url }: ReceiverRow, state: 'active' | 'paused') {
  const action = state === 'active' ? 'webhook.resumed' : 'webhook.paused'
  return change(platform, actor, { action, detail: { name: url } }, async (tx, now) => {
    await tx
      .updateTable('webhook_receivers')
      .set({ state, updated_at: now, ...(state === 'active' && { failing_since: null, rests_until: null }) })
      .where('id', '=', id)
      .execute()
    if (state === 'active') {
      await tx
        .updateTable('webhook_deliveries')
        .set({ due_at: now })
        .where('receiver_id', '=', id)
        .where('state', '=', 'waiting')
        .where('due_at', '>', now)
        .execute()
      await wakeDeliverers(tx)
    }
    return readReceiver(tx, uuid)
  })
}

/** Queues an event by which staff try a receiver. */
export function testReceiver(platform: Platform, actor: Person, receiver: ReceiverRow) {
  return change(platform, actor, { action: 'webhook.tested', detail: { name: receiver.url } }, async (tx, now) => {
    const row = { receiver_id: receiver.id, event: 'webhook.test', data: '{}', created_at: now, due_at: now }
    await tx.insertInto('webhook_deliveries').values(row).execute()
    await wakeDeliverers(tx)
    return receiver
  })
}

export function deleteReceiver(platform: Platform, actor: Person, row: ReceiverRow) {
  return change(platform, actor, { action: 'webhook.deleted', detail: { name: row.url } }, async (tx) => {
    const { numDeletedRows } = await tx.deleteFrom('webhook_receivers').where('id', '=', row.id).executeTakeFirst()
    return numDeletedRows > 0n ? row : refuse('errors.not_found')
  })
}

/** Makes an ended delivery due again, with the same id and all its tries. One that waits, or is being sent, stays as it is. */
export function sendAgain(platform: Platform, actor: Person, id: string) {
  return change(platform, actor, { action: 'webhook.resent' }, async (tx, now) => {
    const row = await readDeliveryToChange(tx, id)
    if (!row) return refuse('errors.not_found')
    const again = { state: 'waiting', attempts: 0, due_at: now } as const
    await tx.updateTable('webhook_deliveries').set(again).where('id', '=', row.id).where('state', '<>', 'waiting').execute()
    await wakeDeliverers(tx)
    return { ...row, ...again }
  })
}

/** Wakes the processes that deliver, after the commit. */
const wakeDeliverers = (tx: Reader) => plannedOnce(tx, sql`select 1 as woken`, webhooksWakeUp)

/** Removes deliveries after 30 days. */
export async function removeOldDeliveries({ db, now }: Pick<Platform, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - deliveryLimits.keptDays * dayMs)
  await db.deleteFrom('webhook_deliveries').where('created_at', '<', before).execute()
}
