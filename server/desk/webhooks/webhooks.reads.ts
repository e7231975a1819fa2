import type { listDeliveriesEndpoint, listWebhooksEndpoint } from '#domain/desk/webhooks/webhooks.contract.ts'
import type { QueryOf } from '#domain/kernel/endpoint.ts'
import type { WebhookEvent } from '#domain/kernel/webhook-events.ts'
import { readPage } from '../../platform/lists.ts'
import type { Reader, Tx } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'

const columns = ['id', 'uuid', 'url', 'description', 'events', 'state', 'failing_since', 'created_at', 'version'] as const
const receivers = (db: Reader) => db.selectFrom('webhook_receivers').select(columns).$narrowType<{ events: WebhookEvent[] }>()

/** A page of the receivers (HOK-01). */
export const readReceivers = (db: Reader, query: QueryOf<typeof listWebhooksEndpoint>) =>
  readPage(db, receivers(db), query, 'webhook_receivers', { url: 'url', created_at: 'created_at' })

export const readReceiver = (db: Reader, id: string) => receivers(db).where(recordIs('webhook_receivers', id)).executeTakeFirst()
export type ReceiverRow = NonNullable<Awaited<ReturnType<typeof readReceiver>>>

const deliveryColumns = ['id', 'uuid', 'receiver_id', 'event', 'state', 'attempts', 'status', 'created_at', 'tried_at'] as const
const deliveries = (db: Reader) => db.selectFrom('webhook_deliveries').select(deliveryColumns)

/** A page of the deliveries to a receiver. */
export const readDeliveries = (db: Reader, receiverId: number, query: QueryOf<typeof listDeliveriesEndpoint>) =>
  readPage(db, deliveries(db).where('receiver_id', '=', receiverId), { ...query, q: '' }, 'webhook_deliveries', { id: 'id' })

/** A delivery by its uuid or number, locked until the transaction ends. */
export const readDeliveryToChange = (tx: Tx, id: string) =>
  deliveries(tx).where(recordIs('webhook_deliveries', id)).forUpdate().executeTakeFirst()
export type DeliveryRow = NonNullable<Awaited<ReturnType<typeof readDeliveryToChange>>>
