import {
  addWebhookEndpoint,
  type DeliveryView,
  deleteWebhookEndpoint,
  listDeliveriesEndpoint,
  listWebhooksEndpoint,
  sendAgainEndpoint,
  setWebhookStateEndpoint,
  testWebhookEndpoint,
  updateWebhookEndpoint,
  type WebhookView,
} from '#domain/desk/webhooks/webhooks.contract.ts'
import type { BodyInput } from '#domain/kernel/endpoint.ts'
import { useChanges } from '../../platform/client/use-changes.ts'
import { useList } from '../../platform/tables/use-list.ts'

/** The receivers of events, page by page (HOK-01). */
export const useWebhooks = () => useList(listWebhooksEndpoint, { sort: 'url' })

/** The deliveries to a receiver, newest first. */
export const useDeliveries = ({ uuid }: WebhookView) =>
  useList(listDeliveriesEndpoint, { sort: '-id', params: { id: uuid }, name: 'deliveries' })

export function useWebhookChanges() {
  const send = useChanges(listWebhooksEndpoint, listDeliveriesEndpoint)
  return {
    add: (body: BodyInput<typeof addWebhookEndpoint>) => send(addWebhookEndpoint, { body }),
    save: ({ uuid, version }: WebhookView, fields: BodyInput<typeof addWebhookEndpoint>) =>
      send(updateWebhookEndpoint, { params: { id: uuid }, body: { ...fields, version } }),
    setState: ({ uuid }: WebhookView, state: 'active' | 'paused') =>
      send(setWebhookStateEndpoint, { params: { id: uuid }, body: { state } }),
    test: ({ uuid }: WebhookView) => send(testWebhookEndpoint, { params: { id: uuid } }),
    remove: ({ uuid }: WebhookView) => send(deleteWebhookEndpoint, { params: { id: uuid } }),
    sendAgain: ({ uuid }: DeliveryView) => send(sendAgainEndpoint, { params: { id: uuid } }),
  }
}
