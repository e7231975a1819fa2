import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { listOf } from '../kernel/pagination.ts'

export const selectClients = endpoint({
  method: 'GET',
  path: '/api/clients/select',
  summary: 'Active clients for a select list',
  access: [
    { module: 'candidates', item: 'view' },
    { module: 'clients', item: 'view' },
  ],
  answer: listOf(z.object({ id: z.number().int(), uuid: z.string(), name_clients: z.string() })),
})
