import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { listOf } from '../kernel/pagination.ts'

export const listCurrencies = endpoint({
  method: 'GET',
  path: '/api/currencies',
  summary: 'Currencies, the first one being the default of a new vacancy',
  access: [
    { module: 'candidates', item: 'view' },
    { module: 'currencies', item: 'view' },
  ],
  answer: listOf(z.object({ uuid: z.string(), code: z.string(), name: z.string(), updated_at: z.string() })),
})
