import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { recordOf } from '../../kernel/pagination.ts'
import { figureFilter } from './figures.contract.ts'

/** Placements and fees in one currency: sums of different currencies have no meaning. */
const sum = z.object({
  currency: z.string(),
  placements: z.number().int(),
  /** Of them, those whose hire ended within the guarantee. */
  ended_within: z.number().int(),
  fees: z.number(),
})
const named = z.object({ uuid: z.string(), name: z.string() })

const feesView = z.object({
  /** yyyy-mm of the first and last month. */
  from: z.string(),
  to: z.string(),
  totals: z.array(sum),
  /** By the month of the first day. */
  months: z.array(sum.extend({ month: z.string() })),
  /** By the owner of the placement; null without one. */
  owners: z.array(sum.extend({ owner: named.nullable() })),
  clients: z.array(sum.extend({ client: named })),
})
export type FeesView = z.infer<typeof feesView>
export type FeeSum = z.infer<typeof sum>

export const getFeesEndpoint = endpoint({
  method: 'GET',
  path: '/api/figures/placements',
  summary: 'Placements and their fees per month, owner and client, each currency apart (PLC-01)',
  access: { module: 'clients', item: 'view' },
  replica: true,
  query: figureFilter,
  answer: recordOf(feesView),
})
