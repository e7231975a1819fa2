import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { calendarDate } from '../../kernel/fields.ts'
import { limits } from '../../kernel/limits.ts'
import { listOf, listQuery } from '../../kernel/pagination.ts'
import { listsOfPeople, readKinds } from '../../kernel/staff-reads.ts'

const optionalDay = calendarDate('errors.bad_request', 'errors.bad_request').optional()

const readEntry = z.object({
  id: z.number().int(),
  at: z.string(),
  what: z.enum(readKinds),
  actor: z.object({ uuid: z.string(), fullname: z.string() }),
  /** Null for a list or a file with several people; `uuid` is null, and the name empty, when the person is erased. */
  person: z.object({ uuid: z.string().nullable(), fullname: z.string() }).nullable(),
  list: z.enum(listsOfPeople).nullable(),
  /** The rows of the list or the file over all its pages. */
  rows: z.number().int().nullable(),
})
export type ReadEntry = z.infer<typeof readEntry>

export const listReadsEndpoint = endpoint({
  method: 'GET',
  path: '/api/audit/reads',
  summary:
    'What staff read of people, newest first, for a year (AUD-01). `q` searches the names of the people, `colleague` those of staff. Empty for a limited role',
  access: { module: 'roles', item: 'view' },
  query: listQuery(['at'], '-at').safeExtend({
    colleague: z.string().trim().max(limits.text.line, 'errors.bad_request').default(''),
    what: z.enum(readKinds, 'errors.bad_request').optional(),
    /** Days in the site's time zone, both included. */
    from: optionalDay,
    to: optionalDay,
  }),
  exported: true,
  answer: listOf(readEntry),
})
