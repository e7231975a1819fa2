import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { recordId, requiredText, version, versionSeen } from '../../kernel/fields.ts'
import { limits } from '../../kernel/limits.ts'
import { changeOf, listOf } from '../../kernel/pagination.ts'
import { allStaff } from '../../kernel/permissions.ts'
import { oneLine } from '../../kernel/plain-text.ts'

const params = z.object({ id: recordId })
/** A name of a filter or of a column. */
const key = z.string('errors.bad_filter').regex(/^\w[\w.:-]{0,59}$/, 'errors.bad_filter')

const settings = z.object({
  /** Words, filters and order as texts of the list's address. */
  query: z
    .record(key, z.string('errors.bad_filter').transform(oneLine).pipe(z.string().max(limits.text.line, 'errors.bad_filter')))
    .refine((query) => Object.keys(query).length <= limits.views.parts, 'errors.bad_filter'),
  /** The columns that differ from those that the list shows by itself. */
  columns: z.array(key, 'errors.bad_filter').max(limits.views.parts, 'errors.bad_filter'),
})

export const viewForm = z.object({
  name: requiredText('personal.error.name_required', limits.text.short),
  /** Whether colleagues who may open the list see the view. */
  shared: z.boolean('errors.bad_request').default(false),
  /** Whether the list opens with the view, for its owner. */
  is_default: z.boolean('errors.bad_request').default(false),
})
export type ViewForm = z.input<typeof viewForm>

const view = z.object({
  uuid: z.string(),
  name: z.string(),
  shared: z.boolean(),
  is_default: z.boolean(),
  settings,
  /** Filters of an earlier release that the list no longer takes. */
  left_out: z.array(z.string()),
  /** Whether the caller saved it, and may change it. */
  own: z.boolean(),
  /** The full name of the owner. */
  owner: z.string(),
  version,
})
export type ListViewOf = z.infer<typeof view>

/** The address of the endpoint of a list. */
const list = z.string('errors.bad_request').max(limits.text.line, 'errors.bad_request')

export const listViewsEndpoint = endpoint({
  method: 'GET',
  path: '/api/views',
  summary: "The caller's views of a list, and those that colleagues share, by name",
  access: allStaff,
  withoutKeys: true,
  query: z.object({ list }),
  answer: listOf(view),
})

export const addViewEndpoint = endpoint({
  method: 'POST',
  path: '/api/views',
  summary: 'Saves filters, order and columns of a list that the caller may open, for the caller or for colleagues too',
  access: allStaff,
  withoutKeys: true,
  body: viewForm.extend({ list, settings }),
  answer: changeOf(view),
})

export const updateViewEndpoint = endpoint({
  method: 'PUT',
  path: '/api/views/:id',
  summary: "Changes one of the caller's own views; 409 when it was changed since `version`",
  access: allStaff,
  withoutKeys: true,
  params,
  body: viewForm.extend({ settings: settings.optional(), version: versionSeen }),
  answer: changeOf(view),
})

export const deleteViewEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/views/:id',
  summary: "Deletes one of the caller's own views, also for colleagues",
  access: allStaff,
  withoutKeys: true,
  params,
  answer: changeOf(z.object({ uuid: z.string(), name: z.string() })),
})
