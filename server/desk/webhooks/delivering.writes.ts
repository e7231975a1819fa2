import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { afterFailure, deliveryLimits, isConfirmed } from '#domain/desk/webhooks/webhooks.rules.ts'
import { pace } from '../../database/pace.ts'
import { audit } from '../../platform/audit/audit.ts'
import { NotRead, postOutside } from '../../platform/outside/read-outside.ts'
import { startPeriodicTask } from '../../platform/periodic-task.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { notifyStaff } from '../../platform/updates/notify-staff.writes.ts'
import { webhooksWakeUp } from '../../platform/webhooks/queue-events.writes.ts'
import { decryptSecret, signedHeaders } from '../../platform/webhooks/signing.ts'

type Needs = Pick<Platform, 'db' | 'config' | 'secretKey' | 'now' | 'log'>

/** How often waiting deliveries are looked for, besides after each event. */
const everyMs = 5000
/** At most one look in so many milliseconds, however much is committed. */
const wokenMs = 250
/** How long a process has a delivery for itself: longer than a try takes. */
const heldSeconds = 60
/** The right of those who are notified of a receiver that was switched off. */
export const mayKnowReceivers = { module: 'roles', item: 'change' } as const

/** Starts delivering events to their receivers (HOK-01). Returns the function that stops it. */
export function startDelivering(platform: Platform, log: FastifyBaseLogger): () => void {
  const ending = new AbortController()
  const deliver = createDeliverer(platform, ending.signal)
  const fail = (error: unknown) => {
    if (!ending.signal.aborted) log.warn({ err: error }, 'delivering events failed')
  }
  // Every commit with an event wakes, also where no receiver wants it.
  const wake = pace(wokenMs, async () => {
    if (!ending.signal.aborted) deliver().catch(fail)
  })
  platform.database.onWakeUp(webhooksWakeUp, { wake, onGap: wake }).catch(fail)
  const stop = startPeriodicTask(async () => wake(), everyMs, fail)
  return () => {
    ending.abort()
    stop()
  }
}

/**
 * Creates a function that tries what is due. Each receiver has a lane of its own, in which its deliveries follow each other, so that a slow
 * receiver delays no other. The promise ends with the lanes that the call has opened.
 */
export function createDeliverer(platform: Needs, ending?: AbortSignal): () => Promise<void> {
  const busy = new Set<number>()
  return async () => {
    const due = await readDueReceivers(platform)
    const free = due.filter((id) => !busy.has(id))
    await Promise.all(
      free.map(async (id) => {
        busy.add(id)
        try {
          while (!ending?.aborted && (await deliverNext(platform, id, ending)) === 'delivered');
        } finally {
          busy.delete(id)
        }
      }),
    )
  }
}

/** A receiver that may be tried now. */
const isAwake = (now: Date) =>
  sql<boolean>`receivers.state = 'active' and coalesce(receivers.rests_until, ${now}::timestamptz) <= ${now}::timestamptz`
/** A test is delivered at once, whatever the state of its receiver. */
const isDue = (now: Date) => sql<boolean>`deliveries.state = 'waiting' and deliveries.due_at <= ${now}::timestamptz
  and (${isAwake(now)} or deliveries.event = 'webhook.test')`

async function readDueReceivers({ db, now }: Needs): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select receivers.id from webhook_receivers as receivers
    where exists (select from webhook_deliveries as deliveries where deliveries.receiver_id = receivers.id and ${isDue(now())})
    order by receivers.id`.execute(db)
  return rows.map(({ id }) => id)
}

interface Due {
  readonly id: number
  readonly uuid: string
  readonly event: string
  readonly data: unknown
  readonly created_at: Date
  readonly attempts: number
  readonly receiver_id: number
  readonly receiver_uuid: string
  readonly url: string
  readonly secret: Buffer
}

/** Takes the oldest delivery that is due, so that no other process tries it meanwhile. After a crash it is due again. */
async function takeNext({ db, now }: Needs, receiverId: number): Promise<Due | undefined> {
  const at = now()
  const { rows } = await sql<Due>`
    with taken as (
      select deliveries.id from webhook_deliveries as deliveries join webhook_receivers as receivers on receivers.id = deliveries.receiver_id
      where receivers.id = ${receiverId} and ${isDue(at)}
      order by deliveries.due_at, deliveries.id limit 1
      for update of deliveries skip locked
    )
    update webhook_deliveries as deliveries set due_at = ${at}::timestamptz + make_interval(secs => ${heldSeconds})
    from taken, webhook_receivers as receivers
    where deliveries.id = taken.id and receivers.id = deliveries.receiver_id
    returning deliveries.id, deliveries.uuid, deliveries.event, deliveries.data, deliveries.created_at, deliveries.attempts,
      receivers.id as receiver_id, receivers.uuid as receiver_uuid, receivers.url, receivers.secret`.execute(db)
  return rows[0]
}

/** Tries the next delivery of a receiver and notes what became of it. */
async function deliverNext(
  platform: Needs,
  receiverId: number,
  ending?: AbortSignal,
): Promise<'nothing' | 'delivered' | 'failed'> {
  const due = await takeNext(platform, receiverId)
  if (!due) return 'nothing'
  const status = await send(platform, due, ending)
  // A try that the end of the process has cut off counts for nothing.
  if (ending?.aborted) return 'nothing'
  const isDelivered = status !== undefined && isConfirmed(status)
  await platform.db
    .transaction()
    .execute((tx) => (isDelivered ? noteDelivered(tx, due, status, platform.now()) : noteFailed(tx, due, status, platform.now())))
  return isDelivered ? 'delivered' : 'failed'
}

/** Sends a delivery, signed, and returns the status of the answer; undefined without one. Why is for the log alone: see NotRead. */
async function send({ config, secretKey, now, log }: Needs, due: Due, ending?: AbortSignal): Promise<number | undefined> {
  const secret = decryptSecret(secretKey, due.receiver_uuid, due.secret)
  const body = JSON.stringify({ type: due.event, timestamp: due.created_at.toISOString(), data: due.data })
  const signal = AbortSignal.any([AbortSignal.timeout(deliveryLimits.seconds * 1000), ...(ending ? [ending] : [])])
  try {
    if (secret === undefined) throw new NotRead('the secret was stored under another SECRET_KEY')
    const headers = signedHeaders(secret, { id: `msg_${due.uuid}`, at: now(), body })
    return await postOutside(due.url, {
      signal,
      bytes: deliveryLimits.answerBytes,
      loopback: config.foreignLoopback,
      headers,
      body,
    })
  } catch (error) {
    if (!(error instanceof NotRead)) throw error
    log.info({ receiver: due.receiver_uuid, reason: error.message }, 'an event could not be delivered')
    return undefined
  }
}

async function noteDelivered(tx: Tx, due: Due, status: number, now: Date): Promise<void> {
  await tx
    .updateTable('webhook_receivers')
    .set({ failing_since: null, rests_until: null })
    .where('id', '=', due.receiver_id)
    .where('failing_since', 'is not', null)
    .execute()
  await tx
    .updateTable('webhook_deliveries')
    .set({ state: 'delivered', attempts: due.attempts + 1, status, tried_at: now })
    .where('id', '=', due.id)
    .execute()
}

async function noteFailed(tx: Tx, due: Due, status: number | undefined, now: Date): Promise<void> {
  const receiver = await tx
    .selectFrom('webhook_receivers')
    .select(['id', 'url', 'state', 'failing_since'])
    .where('id', '=', due.receiver_id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  // Deleted meanwhile, with its deliveries.
  if (!receiver) return
  const attempts = due.attempts + 1
  const failingSince = receiver.failing_since ?? now
  // A test says nothing about whether the receiver is still wanted.
  const next =
    due.event === 'webhook.test' ? ({ kind: 'give_up' } as const) : afterFailure({ attempts, failingSince, status, now })
  const tried = { attempts, status: status ?? null, tried_at: now }
  await tx
    .updateTable('webhook_deliveries')
    .set({ ...tried, ...(next.kind === 'retry' ? { due_at: next.at } : { state: 'failed' }) })
    .where('id', '=', due.id)
    .execute()
  if (due.event === 'webhook.test') return
  const rests = next.kind === 'retry' ? { rests_until: next.restsUntil } : {}
  await tx
    .updateTable('webhook_receivers')
    .set({ failing_since: failingSince, ...rests })
    .where('id', '=', receiver.id)
    .execute()
  if (next.kind === 'switch_off' && receiver.state !== 'off') await switchOff(tx, receiver, now)
}

/** Switches off a receiver that has failed for a day or is gone, and notifies staff. */
async function switchOff(tx: Tx, { id, url }: { id: number; url: string }, now: Date): Promise<void> {
  await tx.updateTable('webhook_receivers').set({ state: 'off', updated_at: now }).where('id', '=', id).execute()
  await tx
    .updateTable('webhook_deliveries')
    .set({ state: 'failed' })
    .where('receiver_id', '=', id)
    .where('state', '=', 'waiting')
    .execute()
  await audit(tx, null, { action: 'webhook.switched_off', subjectType: 'webhook', subjectId: id, detail: { name: url } }, now)
  await notifyStaff(tx, now, { kind: 'webhook_off', recordId: id, right: mayKnowReceivers })
}
