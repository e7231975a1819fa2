import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { recordId, recordIdOr, requiredText, version, versionSeen } from '../../kernel/fields.ts'
import { limits } from '../../kernel/limits.ts'
import { changeOf, listOf } from '../../kernel/pagination.ts'
import { builtInRoles } from '../../kernel/permissions.ts'
import { oneLine } from '../../kernel/plain-text.ts'
import { candidateFilters } from './candidate-search.contract.ts'

const mayView = { module: 'users', item: 'view' } as const
const params = z.object({ id: recordId })

const parts = ['q', 'sort', ...candidateFilters] as const
/** The words, filters and order of a search as texts of an address. Whether they still mean something is asked when it is opened. */
const query = z.partialRecord(
  z.enum(parts, 'errors.bad_filter'),
  z.string('errors.bad_filter').transform(oneLine).pipe(z.string().max(limits.text.line, 'errors.bad_filter')),
)
export type SavedQuery = z.output<typeof query>

export const savedSearchForm = z.object({
  name: requiredText('personal.error.name_required', limits.text.short),
  /** The role that sees the search too; null, or an empty text in forms, for the owner alone. */
  role: z.union([z.literal('').transform(() => null), recordIdOr('errors.not_found')], 'errors.not_found').nullable(),
})
export type SavedSearchForm = z.input<typeof savedSearchForm>

/** A role that a search is shared with. */
const sharedRole = z.object({ uuid: z.string(), name: z.string(), built_in: z.enum(builtInRoles).nullable() })
export type SharedRole = z.infer<typeof sharedRole>

const savedSearch = z.object({
  uuid: z.string(),
  name: z.string(),
  query,
  /** Whether the caller saved it, and may change it. */
  own: z.boolean(),
  /** The full name of the owner. */
  owner: z.string(),
  role: sharedRole.nullable(),
  /** How many matching people came since the caller last opened the search; at most 99. `new_capped` says that there are more. */
  new: z.number().int(),
  new_capped: z.boolean(),
  version,
})
export type SavedSearch = z.infer<typeof savedSearch>

export const listSavedSearchesEndpoint = endpoint({
  method: 'GET',
  path: '/api/pool/searches',
  summary: "The caller's saved searches and those shared with their role, by name",
  access: mayView,
  withoutKeys: true,
  answer: listOf(savedSearch).extend({
    /** The roles that a search can be shared with. */
    roles: z.array(sharedRole),
  }),
})

export const saveSearchEndpoint = endpoint({
  method: 'POST',
  path: '/api/pool/searches',
  summary: 'Saves a search for the caller, or for a role too',
  access: mayView,
  withoutKeys: true,
  body: savedSearchForm.extend({ query }),
  answer: changeOf(z.object({ uuid: z.string() })),
})

export const updateSavedSearchEndpoint = endpoint({
  method: 'PUT',
  path: '/api/pool/searches/:id',
  summary: "Changes name, role and, where given, the query of one of the caller's own searches",
  access: mayView,
  withoutKeys: true,
  params,
  body: savedSearchForm.extend({ query: query.optional(), version: versionSeen }),
  answer: changeOf(z.object({ uuid: z.string() })),
})

export const deleteSavedSearchEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/pool/searches/:id',
  summary: "Deletes one of the caller's own searches, also for the role that it is shared with",
  access: mayView,
  withoutKeys: true,
  params,
  answer: changeOf(z.object({ uuid: z.string() })),
})

export const openSavedSearchEndpoint = endpoint({
  method: 'POST',
  path: '/api/pool/searches/:id/opened',
  summary: 'Records that the caller opened a search, whose people are then no longer new to them',
  access: mayView,
  withoutKeys: true,
  params,
  answer: z.object({ success_message: z.string() }),
})
