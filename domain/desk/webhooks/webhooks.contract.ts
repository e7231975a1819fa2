import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { optionalText, recordId, requiredText, version, versionSeen } from '../../kernel/fields.ts'
import { limits } from '../../kernel/limits.ts'
import { changeOf, listOf, listQuery } from '../../kernel/pagination.ts'
import { webhookEvents } from '../../kernel/webhook-events.ts'
import { isReceiverAddress } from './webhooks.rules.ts'

/** A receiver of events in another system (HOK-01). */
export const webhookForm = z.object({
  url: requiredText('webhooks.error.url', 500).refine(isReceiverAddress, 'webhooks.error.url'),
  description: optionalText(limits.text.line),
  events: z
    .array(z.enum(webhookEvents, 'errors.bad_request'), 'webhooks.error.events')
    .min(1, 'webhooks.error.events')
    .max(webhookEvents.length, 'errors.bad_request')
    .transform((events) => [...new Set(events)]),
})
export type WebhookFields = z.output<typeof webhookForm>

export const webhookStates = ['active', 'paused', 'off'] as const

const webhookView = z.object({
  uuid: z.string(),
  url: z.string(),
  description: z.string(),
  events: z.array(z.enum(webhookEvents)),
  /** `paused` by staff, its events wait; `off`: it failed for a day or is gone, and gets no events. */
  state: z.enum(webhookStates),
  /** Since when every delivery has failed. */
  failing_since: z.string().nullable(),
  created_at: z.string(),
  version,
})
export type WebhookView = z.infer<typeof webhookView>

const newWebhook = webhookView.extend({
  /** The secret by which the receiver checks signatures. It is shown this once. */
  secret: z.string(),
})
export type NewWebhook = z.infer<typeof newWebhook>

const deliveryView = z.object({
  uuid: z.string(),
  event: z.string(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.number().int(),
  /** The HTTP status of the last answer; null without one. */
  status: z.number().int().nullable(),
  created_at: z.string(),
  tried_at: z.string().nullable(),
})
export type DeliveryView = z.infer<typeof deliveryView>

const mayView = { module: 'roles', item: 'view' } as const
const mayChange = { module: 'roles', item: 'change' } as const
const params = z.object({ id: recordId })

export const listWebhooksEndpoint = endpoint({
  method: 'GET',
  path: '/api/webhooks',
  summary: 'The receivers of events; roles limited to their vacancies have none',
  access: mayView,
  withoutKeys: true,
  query: listQuery(['url', 'created_at'], 'url'),
  answer: listOf(webhookView),
})

export const addWebhookEndpoint = endpoint({
  method: 'POST',
  path: '/api/webhooks',
  summary: 'Adds a receiver of events; its answer alone has the secret',
  access: mayChange,
  withoutKeys: true,
  body: webhookForm,
  answer: changeOf(newWebhook),
})

export const updateWebhookEndpoint = endpoint({
  method: 'PUT',
  path: '/api/webhooks/:id',
  summary: 'Changes a receiver of events; 409 when somebody else changed it since `version`',
  access: mayChange,
  withoutKeys: true,
  params,
  body: webhookForm.extend({ version: versionSeen }),
  answer: changeOf(webhookView),
})

export const setWebhookStateEndpoint = endpoint({
  method: 'POST',
  path: '/api/webhooks/:id/state',
  summary: 'Pauses a receiver, whose events then wait, or switches it on again',
  access: mayChange,
  withoutKeys: true,
  params,
  body: z.object({ state: z.enum(['active', 'paused'], 'errors.bad_request') }),
  answer: changeOf(webhookView),
})

export const testWebhookEndpoint = endpoint({
  method: 'POST',
  path: '/api/webhooks/:id/test',
  summary: 'Sends a receiver an event of the type webhook.test',
  access: mayChange,
  withoutKeys: true,
  params,
  answer: changeOf(webhookView),
})

export const deleteWebhookEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/webhooks/:id',
  summary: 'Deletes a receiver with its deliveries',
  access: mayChange,
  withoutKeys: true,
  params,
  answer: changeOf(webhookView),
})

export const listDeliveriesEndpoint = endpoint({
  method: 'GET',
  path: '/api/webhooks/:id/deliveries',
  summary: 'The deliveries to a receiver in the last 30 days, newest first',
  access: mayView,
  withoutKeys: true,
  params,
  query: listQuery(['id'], '-id'),
  answer: listOf(deliveryView),
})

export const sendAgainEndpoint = endpoint({
  method: 'POST',
  path: '/api/webhooks/deliveries/:id/again',
  summary: 'Sends a delivery that was confirmed or given up again, with the same id',
  access: mayChange,
  withoutKeys: true,
  params,
  answer: changeOf(deliveryView),
})
