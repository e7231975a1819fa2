import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { recordOf } from '../../kernel/pagination.ts'
import { filePurposes, loggedKinds, storageStates } from '../../kernel/storage.ts'

const usageView = z.object({
  /** Null until the first count. */
  counted_at: z.string().nullable(),
  state: z.enum(storageStates),
  /** The bytes of all stored files, and the bound of the site. */
  bytes: z.number().int(),
  bound_bytes: z.number().int(),
  files: z.array(z.object({ purpose: z.enum(filePurposes), files: z.number().int(), bytes: z.number().int() })),
  rows: z.array(z.object({ kind: z.enum(loggedKinds), rows: z.number().int(), bytes: z.number().int() })),
  /** Files of candidates that wait for their import now. */
  imports: z.object({ waiting: z.number().int(), most: z.number().int() }),
})
export type UsageView = z.infer<typeof usageView>

export const getUsageEndpoint = endpoint({
  method: 'GET',
  path: '/api/usage',
  summary: 'What the site fills: stored files by purpose with their bound, replies, e-mails, audit, and imports in preview',
  access: { module: 'roles', item: 'view' },
  answer: recordOf(usageView),
})

const largestPerson = z.object({
  uuid: z.string(),
  fullname: z.string(),
  files: z.number().int(),
  bytes: z.number().int(),
  replies: z.number().int(),
})

export const listLargestPeopleEndpoint = endpoint({
  method: 'GET',
  path: '/api/usage/people',
  summary: 'The people with the most bytes of files, of those whom the caller may see',
  access: { module: 'roles', item: 'view' },
  reads: { what: 'list', list: 'largestPeople' },
  answer: z.object({ data: z.array(largestPerson), total: z.number().int() }),
})
export type LargestPerson = z.infer<typeof largestPerson>
