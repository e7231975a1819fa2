import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { recordId } from '../../kernel/fields.ts'
import { limits } from '../../kernel/limits.ts'
import { changeOf, listOf, listQuery } from '../../kernel/pagination.ts'
import { mayImport } from './imports.contract.ts'

const uncheckedConsent = z.object({
  uuid: z.string(),
  person: z.object({ uuid: z.string(), fullname: z.string(), email: z.string() }),
  /** The consent as it was declared, the day as yyyy-mm-dd. */
  consented_on: z.string(),
  consent_how: z.string(),
  import: z.object({
    /** Null for a viewer who may not open it. */
    uuid: z.string().nullable(),
    file_name: z.string(),
    imported_at: z.string(),
    imported_by: z.string(),
    /** The columns of the file that were not imported, from 1. */
    ignored_columns: z.array(z.number().int()),
    /** Whether the import put an answer that does not say yes into the note of the person. */
    in_note: z.boolean(),
  }),
})
export type UncheckedConsent = z.infer<typeof uncheckedConsent>

export const listUncheckedConsentsEndpoint = endpoint({
  method: 'GET',
  path: '/api/imports/unchecked-consents',
  summary:
    'Declared consents that nobody has checked since their import left out a column that may have refused, or put it into the note',
  access: mayImport,
  query: listQuery(['imported_at', 'fullname'], '-imported_at'),
  exported: true,
  reads: { what: 'list', list: 'uncheckedConsents' },
  answer: listOf(uncheckedConsent),
})

export const consentDecisions = ['stands', 'refused'] as const
export type ConsentDecision = (typeof consentDecisions)[number]

export const decideConsentsEndpoint = endpoint({
  method: 'POST',
  path: '/api/imports/unchecked-consents',
  summary:
    'Notes that these declared consents stand, or that their people refused: then they end, and the addresses are remembered',
  access: mayImport,
  body: z.object({
    uuids: z.array(recordId).min(1, 'errors.bad_request').max(limits.peopleAtOnce, 'errors.bad_request'),
    decision: z.enum(consentDecisions, 'errors.bad_request'),
  }),
  answer: changeOf(z.object({ decided: z.number().int() })),
})
