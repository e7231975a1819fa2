import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { recordId } from '../../kernel/fields.ts'
import { changeOf, listOf } from '../../kernel/pagination.ts'
import { foreignStates, holders } from './foreign-results.rules.ts'
import { attested, checkForm } from './passport.contract.ts'

const foreignResult = z.object({
  uuid: z.string(),
  state: z.enum(foreignStates),
  attested,
  /** The name that the site gives itself, and its address, which says who it is. */
  issuer: z.object({ name: z.string(), site: z.string() }),
  /** Where the site shows it. */
  address: z.string(),
  added_at: z.string(),
  /** The last time that the site answered a check. */
  checked_at: z.string(),
  /** Whether the site answered when it was asked last. */
  answered: z.boolean(),
})
export type ForeignResult = z.infer<typeof foreignResult>

export const listOwnForeignResultsEndpoint = endpoint({
  method: 'GET',
  path: '/api/passport/foreign',
  summary: 'The results of other sites that the caller shows, the newest first',
  access: 'candidate',
  answer: listOf(foreignResult),
})

export const addForeignResultEndpoint = endpoint({
  method: 'POST',
  path: '/api/passport/foreign',
  summary: 'Checks a credential of another site with that site, and shows it to staff; a repetition answers the same one',
  access: 'candidate',
  body: checkForm,
  answer: changeOf(foreignResult),
  limits: [{ per: 'ip', most: 60, seconds: 600 }],
})

export const removeForeignResultEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/passport/foreign/:uuid',
  summary: 'Removes a result of another site from what the caller shows',
  access: 'candidate',
  params: z.object({ uuid: recordId }),
  answer: changeOf(foreignResult),
})

const evidence = foreignResult.extend({
  /** What the credential says of its person, beside the name in the profile. */
  holder: z.enum(holders),
  /** Whether another person of this site shows the same credential. */
  shown_by_others: z.boolean(),
})
export type Evidence = z.infer<typeof evidence>

/** Staff who may read results (SPEC-18). */
export const maySeeEvidence = [
  { module: 'users', item: 'view' },
  { module: 'candidates', item: 'view' },
] as const

export const listForeignResultsEndpoint = endpoint({
  method: 'GET',
  path: '/api/users/:uuid/foreign-results',
  summary: 'The results of other sites that a person shows; none of them counts among results of this site',
  access: maySeeEvidence,
  params: z.object({ uuid: recordId }),
  reads: { what: 'person', of: 'user', by: ['uuid'] },
  answer: listOf(evidence),
})
