import { z } from 'zod'
import { auditedActions, auditFacts } from '../../kernel/audited-actions.ts'
import { endpoint } from '../../kernel/endpoint.ts'
import { calendarDate } from '../../kernel/fields.ts'
import { limits } from '../../kernel/limits.ts'
import { listOf, listQuery } from '../../kernel/pagination.ts'

const optionalDay = calendarDate('errors.bad_request', 'errors.bad_request').optional()

const auditEntry = z.object({
  id: z.number().int(),
  at: z.string(),
  /** One of auditedActions; an older one perhaps no more. */
  action: z.string(),
  /** Null where the product itself acted. */
  actor: z.object({ uuid: z.string(), fullname: z.string() }).nullable(),
  subject: z.object({
    type: z.string(),
    id: z.number().int().nullable(),
    /** What it is called, or was when it changed; empty where it has no name. */
    name: z.string(),
    /** Names the record, or the one that it belongs to, in addresses; null when it is gone. */
    uuid: z.string().nullable(),
  }),
  /** From what to what it was changed, and why, where the change says so. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  reason: z.string().nullable(),
  /** What else the change noted and staff may read of it. */
  facts: z.array(z.object({ fact: z.enum(auditFacts), values: z.array(z.string()) })),
})
export type AuditEntry = z.infer<typeof auditEntry>

export const listAudit = endpoint({
  method: 'GET',
  path: '/api/audit',
  summary:
    'Who changed what, when, on whom, newest first (SPEC-55): q finds words of what was changed, person who did it or whom it is about, by name',
  access: { module: 'roles', item: 'view' },
  query: listQuery(['at'], '-at').safeExtend({
    person: z.string().trim().max(limits.text.line, 'errors.bad_request').default(''),
    action: z.enum(auditedActions, 'errors.bad_request').optional(),
    /** One record, `type:number`. */
    record: z
      .string()
      .regex(/^[a-z_]{1,40}:[1-9]\d{0,14}$/, 'errors.bad_request')
      .optional(),
    /** Days of the site's calendar, both included. */
    from: optionalDay,
    to: optionalDay,
  }),
  answer: listOf(auditEntry),
})
