import { z } from 'zod'
import { largestAmount } from '../../kernel/amounts.ts'
import { endpoint } from '../../kernel/endpoint.ts'
import {
  optionalDecimal,
  optionalParagraph,
  optionalText,
  plainText,
  recordId,
  recordIdOr,
  unchangedIfOmitted,
  version,
  versionSeen,
} from '../../kernel/fields.ts'
import { limits } from '../../kernel/limits.ts'
import { changeOf, listOf, listQuery, recordOf } from '../../kernel/pagination.ts'
import { colleague } from '../members/members.contract.ts'

export const clientStatuses = ['A', 'I'] as const

export const clientForm = z.object({
  name_clients: plainText('personal.error.name_required', 'personal.error.name_invalid'),
  ubication_clients: plainText('experience.error.location_required', 'experience.error.location_invalid'),
  /** Callers of the documented API may leave it out: a new client is active. */
  status_clients: z.enum(clientStatuses, 'clients.error.status').default('A'),
  /** What staff know besides, such as a contact (INT-15). */
  notes_clients: unchangedIfOmitted(optionalParagraph()),
  /** The colleague who is responsible for the client (CLT-01). Empty: nobody. */
  owner: unchangedIfOmitted(z.union([z.literal(''), recordIdOr('clients.error.owner')], 'clients.error.owner').default('')),
  /** NIT, RFC, RUT or CUIT, as the client writes it. */
  tax_number: unchangedIfOmitted(
    optionalText(limits.text.short)
      .unwrap()
      .transform((text) => text.replace(/\s+/g, ' '))
      .default(''),
  ),
  /** What was agreed: days of payment, guarantee. */
  terms: unchangedIfOmitted(optionalParagraph()),
  /** The fee of a placement: a share of the yearly salary, or an amount in a currency. */
  fee_percent: unchangedIfOmitted(optionalDecimal('clients.error.fee_percent', 100).default(null)),
  fee_amount: unchangedIfOmitted(optionalDecimal('clients.error.fee_amount', largestAmount).default(null)),
  fee_currency: unchangedIfOmitted(optionalText(10)),
})

const clientView = clientForm.extend({
  notes_clients: z.string(),
  owner: colleague.nullable(),
  tax_number: z.string(),
  terms: z.string(),
  fee_percent: z.number().nullable(),
  fee_amount: z.number().nullable(),
  /** The code of the currency of the amount; empty without one. */
  fee_currency: z.string(),
  id: z.number().int(),
  uuid: z.string(),
  created_at: z.string(),
  version,
})
/** The form as the server reads it. */
export type ClientFields = z.output<typeof clientForm>
export type ClientView = z.infer<typeof clientView>

const params = z.object({ id: recordId })
const mayView = { module: 'clients', item: 'view' } as const
const mayChange = { module: 'clients', item: 'change' } as const

export const listClientsEndpoint = endpoint({
  method: 'GET',
  path: '/api/clients/list',
  summary: 'The client companies',
  access: mayView,
  query: listQuery(['name_clients', 'ubication_clients', 'created_at', 'status_clients'], 'name_clients'),
  exported: true,
  answer: listOf(clientView),
})

export const selectClientsEndpoint = endpoint({
  method: 'GET',
  path: '/api/clients/select',
  summary: 'Active clients for a select list',
  access: [{ module: 'candidates', item: 'view' }, mayView],
  answer: listOf(z.object({ id: z.number().int(), uuid: z.string(), name_clients: z.string() })),
})

export const listClientOwnersEndpoint = endpoint({
  method: 'GET',
  path: '/api/clients/owners',
  summary: 'The colleagues who can be owner of a client or of a placement: whose role sees clients, by name',
  access: mayView,
  answer: listOf(colleague),
})

export const getClientEndpoint = endpoint({
  method: 'GET',
  path: '/api/clients/get/:id',
  summary: 'One client',
  access: mayView,
  params,
  answer: recordOf(clientView),
})

export const addClientEndpoint = endpoint({
  method: 'POST',
  path: '/api/clients/save',
  summary: 'Adds a client',
  access: mayChange,
  body: clientForm,
  answer: changeOf(clientView),
})

export const updateClientEndpoint = endpoint({
  method: 'PUT',
  path: '/api/clients/update/:id',
  summary: 'Changes a client; 409 when somebody else changed it since `version`',
  access: mayChange,
  params,
  body: clientForm.extend({ status_clients: unchangedIfOmitted(clientForm.shape.status_clients), version: versionSeen }),
  answer: changeOf(clientView),
})

export const deleteClientEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/clients/delete/:id',
  summary: 'Deletes a client with its contacts and files; refused when a vacancy or a placement uses it',
  access: mayChange,
  params,
  answer: changeOf(clientView),
})
