import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { optionalParagraph, plainText, recordId, unchangedIfOmitted, version, versionSeen } from '../../kernel/fields.ts'
import { changeOf, listOf, listQuery, recordOf } from '../../kernel/pagination.ts'

export const clientStatuses = ['A', 'I'] as const

export const clientForm = z.object({
  name_clients: plainText('personal.error.name_required', 'personal.error.name_invalid'),
  ubication_clients: plainText('experience.error.location_required', 'experience.error.location_invalid'),
  /** Callers of the documented API may leave it out: a new client is active. */
  status_clients: z.enum(clientStatuses, 'clients.error.status').default('A'),
  /** What staff know besides, such as a contact (INT-15). */
  notes_clients: unchangedIfOmitted(optionalParagraph()),
})

const clientView = clientForm.extend({
  notes_clients: z.string(),
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
  summary: 'Deletes a client; refused when a vacancy uses it',
  access: mayChange,
  params,
  answer: changeOf(clientView),
})
