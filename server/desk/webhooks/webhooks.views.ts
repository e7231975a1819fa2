import type { DeliveryView, WebhookView } from '#domain/desk/webhooks/webhooks.contract.ts'
import type { DeliveryRow, ReceiverRow } from './webhooks.reads.ts'

export function presentReceiver(row: ReceiverRow): WebhookView {
  const { uuid, url, description, events, state, failing_since, created_at, version } = row
  return {
    ...{ uuid, url, description, events, state, version },
    failing_since: failing_since?.toISOString() ?? null,
    created_at: created_at.toISOString(),
  }
}

export function presentDelivery({ uuid, event, state, attempts, status, created_at, tried_at }: DeliveryRow): DeliveryView {
  return {
    ...{ uuid, event, state, attempts, status },
    created_at: created_at.toISOString(),
    tried_at: tried_at?.toISOString() ?? null,
  }
}
