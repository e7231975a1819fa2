import { z } from 'zod'
import { interviewAnswers } from '../../hiring/interviews/interviews.rules.ts'
import { endpoint } from '../../kernel/endpoint.ts'
import { recordId } from '../../kernel/fields.ts'
import { languageSchema } from '../../kernel/language-schema.ts'
import { listOf, listQuery } from '../../kernel/pagination.ts'
import { allStaff } from '../../kernel/permissions.ts'
import { deliveries } from '../../kernel/updates.ts'
import { type UpdateKind, updateKinds } from '../../update-kinds.ts'

const updateView = z.object({
  uuid: z.string(),
  kind: z.enum(updateKinds),
  /** The time of the last event. */
  at: z.string(),
  read: z.boolean(),
  /** The number of events in it: applications, finished tests or texts to rate; counted up to 100. */
  count: z.number().int(),
  vacancy: z.object({ uuid: z.string(), name_job: z.string(), language_job: languageSchema }).nullable(),
  /**
   * The candidate, or the last one of several applications. `uuid_element` is their card; null for a note on the person, or an answer
   * without an application.
   */
  candidate: z.object({ uuid: z.string(), fullname: z.string(), uuid_element: z.string().nullable() }).nullable(),
  /** The colleague who mentioned the reader or added them to a team; empty for other kinds. */
  author: z.string(),
  /** Whether the reader is the owner of the vacancy. */
  is_owner: z.boolean(),
  /** The skill of a finished test; empty for other kinds. */
  name_skill: z.string(),
  /** The answer to an interview invitation. */
  answer: z.enum(interviewAnswers).nullable(),
  /** Subject and receiver of a failed e-mail, or the name of a feature's own record; empty for other kinds. */
  subject: z.string(),
  to_name: z.string(),
})
export type UpdateView = z.infer<typeof updateView>

const unread = z.object({ unread: z.number().int(), unread_capped: z.boolean() })

export const listUpdatesEndpoint = endpoint({
  method: 'GET',
  path: '/api/notices',
  summary: "The caller's notices about what happened, the newest first",
  access: allStaff,
  withoutKeys: true,
  query: listQuery(['at'], '-at'),
  exported: true,
  answer: listOf(updateView),
})

export const getBellEndpoint = endpoint({
  method: 'GET',
  path: '/api/notices/bell',
  summary: "The caller's newest 20 notices, and the number of unread ones, counted up to 100",
  access: allStaff,
  withoutKeys: true,
  answer: z.object({ data: unread.extend({ newest: z.array(updateView) }) }),
})

export const watchUpdatesEndpoint = endpoint({
  method: 'GET',
  path: '/api/notices/live',
  summary: "Sends an event whenever the caller's notices change",
  access: allStaff,
  answer: z.object({}),
  stream: true,
})

export const readUpdateEndpoint = endpoint({
  method: 'POST',
  path: '/api/notices/:id/read',
  summary: 'Marks a notice of the caller as read',
  access: allStaff,
  withoutKeys: true,
  params: z.object({ id: recordId }),
  answer: z.object({ success_message: z.string() }),
})

export const readAllUpdatesEndpoint = endpoint({
  method: 'POST',
  path: '/api/notices/read',
  summary: 'Marks all notices of the caller as read',
  access: allStaff,
  withoutKeys: true,
  answer: z.object({ success_message: z.string() }),
})

const delivery = z.enum(deliveries, 'errors.bad_request')
/** How the caller gets e-mails, for every kind. */
const settings = z.object(Object.fromEntries(updateKinds.map((kind) => [kind, delivery])) as Record<UpdateKind, typeof delivery>)
export type UpdateSettings = z.infer<typeof settings>

export const getUpdateSettingsEndpoint = endpoint({
  method: 'GET',
  path: '/api/notices/settings',
  summary: 'How the caller gets e-mails about each kind of notice',
  access: allStaff,
  withoutKeys: true,
  answer: z.object({ data: settings }),
})

export const changeUpdateSettingsEndpoint = endpoint({
  method: 'PUT',
  path: '/api/notices/settings',
  summary: 'Changes how the caller gets e-mails about kinds of notices; kinds left out keep their setting',
  access: allStaff,
  withoutKeys: true,
  body: settings.partial(),
  answer: z.object({ success_message: z.string(), data: settings }),
})

const token = z.object({ token: z.string().max(200, 'errors.bad_request') })
/** What unsubscribing has changed, so that it can be undone. */
const unsubscribed = z.object({ kinds: z.array(z.enum(updateKinds)) })
/** Generous, because a mail provider posts for all its users. */
const limits = [{ per: 'ip', most: 600, seconds: 3600 }] as const

// Mail programs post to the very address that they open in a browser (RFC 8058).
export const unsubscribeEndpoint = endpoint({
  method: 'POST',
  path: '/unsubscribe/:token',
  summary: 'Ends the e-mails that a signed link belongs to: of one kind, or the daily one; needs no login (RFC 8058)',
  access: 'anyone',
  params: token,
  limits,
  answer: z.object({ success_message: z.string(), data: unsubscribed }),
})

export const resubscribeEndpoint = endpoint({
  method: 'POST',
  path: '/api/notices/resubscribe/:token',
  summary: 'Takes back the end of e-mails that the same link has made',
  access: 'anyone',
  params: token,
  body: unsubscribed,
  limits,
  answer: z.object({ success_message: z.string() }),
})
