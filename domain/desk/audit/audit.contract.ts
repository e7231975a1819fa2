import { z } from 'zod'
import { auditedActions } from '../../audited-actions.ts'
import { endpoint } from '../../kernel/endpoint.ts'
import { calendarDate } from '../../kernel/fields.ts'
import { limits } from '../../kernel/limits.ts'
import { listOf, listQuery } from '../../kernel/pagination.ts'

/** Details that an audit row may hold besides names, stages and reasons. They name no person, so they stay after an erasure. */
export const auditFacts = [
  'answer',
  'available',
  'changed',
  'code',
  'completed',
  'consented_on',
  'corrected',
  'file',
  'given',
  'hired',
  'language',
  'mail',
  'new',
  'part',
  'people',
  'percent',
  'role',
  'rows',
  'settings',
  'stage',
  'withdrawn',
] as const
export type AuditFact = (typeof auditFacts)[number]

const optionalDay = calendarDate('errors.bad_request', 'errors.bad_request').optional()

const auditEntry = z.object({
  id: z.number().int(),
  at: z.string(),
  /** One of `auditedActions`, or an action of an earlier version of the product. */
  action: z.string(),
  /** Null when the product itself acted. */
  actor: z.object({ uuid: z.string(), fullname: z.string() }).nullable(),
  subject: z.object({
    type: z.string(),
    id: z.number().int().nullable(),
    /** The record's present or former name; empty without one. */
    name: z.string(),
    /** The key of the text that names it, for what the product names itself, such as an exported list. Null for other records. */
    word: z.string().nullable(),
    /** The uuid of the record, or of the record that contains it; null when it is deleted. */
    uuid: z.string().nullable(),
  }),
  /** The former and the new value and the reason, if the change has them. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  reason: z.string().nullable(),
  /** Other details of the change that staff may read. */
  facts: z.array(z.object({ fact: z.enum(auditFacts), values: z.array(z.string()) })),
})
export type AuditEntry = z.infer<typeof auditEntry>

export const listAuditEndpoint = endpoint({
  method: 'GET',
  path: '/api/audit',
  summary:
    'The changes with actor, action, time and record, newest first (SPEC-55). `q` searches the record’s words, `person` the names of actors and affected people',
  access: { module: 'roles', item: 'view' },
  query: listQuery(['at'], '-at').safeExtend({
    person: z.string().trim().max(limits.text.line, 'errors.bad_request').default(''),
    action: z.enum(auditedActions, 'errors.bad_request').optional(),
    /** A single record, as `type:number`. */
    record: z
      .string()
      .regex(/^[a-z_]{1,40}:[1-9]\d{0,14}$/, 'errors.bad_request')
      .optional(),
    /** Days in the site's time zone, both included. */
    from: optionalDay,
    to: optionalDay,
  }),
  exported: true,
  answer: listOf(auditEntry),
})
