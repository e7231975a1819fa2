import { z } from 'zod'
import { interviewAnswers } from '../../hiring/interviews/interviews.rules.ts'
import { endpoint } from '../../kernel/endpoint.ts'
import { calendarDate, recordIdOr } from '../../kernel/fields.ts'
import { fileAnswer } from '../../kernel/file-answer.ts'
import { languageSchema } from '../../kernel/language-schema.ts'
import { limits } from '../../kernel/limits.ts'
import { changeOf, recordOf } from '../../kernel/pagination.ts'
import { stages } from '../../kernel/stages.ts'

const view = { module: 'candidates', item: 'view' } as const
const wrong = 'errors.bad_request'

/** Of whom: the caller, everybody, or one colleague. */
const whose = z.union([z.enum(['me', 'team']), recordIdOr(wrong)], wrong)

const ofCandidate = {
  /** The card and its board. */
  uuid_element: z.string(),
  name: z.string(),
  jobs: z.object({ uuid: z.string(), name_job: z.string(), language: languageSchema }),
  /** The colleagues who hold it. */
  interviewers: z.array(z.string()),
}

const agendaEntry = z.object({
  ...ofCandidate,
  uuid: z.string(),
  stage: z.enum(stages),
  starts_at: z.string(),
  ends_at: z.string(),
  place: z.string(),
  answer: z.enum(interviewAnswers).nullable(),
})
export type AgendaEntry = z.infer<typeof agendaEntry>

const offeredEntry = z.object({ ...ofCandidate, first_day: z.string(), last_day: z.string(), minutes: z.number().int() })
export type OfferedEntry = z.infer<typeof offeredEntry>

const agenda = z.object({
  /** The seven days, yyyy-mm-dd, in the time zone of the site. */
  days: z.array(z.string()),
  interviews: z.array(agendaEntry),
  /** Times that were offered and from which nobody has picked yet. */
  offered: z.array(offeredEntry),
  /** Whether there are more than are shown. */
  more: z.boolean(),
})
export type Agenda = z.infer<typeof agenda>

export const getAgendaEndpoint = endpoint({
  method: 'GET',
  path: '/api/agenda',
  summary:
    'The interviews of seven days, and the times that candidates can still pick from, of the caller, a colleague or everybody',
  access: view,
  query: z.object({ from: calendarDate(wrong, wrong), whose: whose.default('me') }),
  reads: { what: 'list', list: 'agenda' },
  answer: recordOf(agenda),
})

const feed = z.object({ made_at: z.string() })
export type Feed = z.infer<typeof feed>

export const getFeedEndpoint = endpoint({
  method: 'GET',
  path: '/api/agenda/address',
  summary: "Since when the caller's interviews can be read at a secret address; null without one",
  access: view,
  withoutKeys: true,
  answer: recordOf(feed.nullable()),
})

export const makeFeedEndpoint = endpoint({
  method: 'POST',
  path: '/api/agenda/address',
  summary: "Makes the secret address of the caller's interviews, shown once; a former one answers nothing any more",
  access: view,
  withoutKeys: true,
  answer: changeOf(feed.extend({ address: z.string() })),
})

export const endFeedEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/agenda/address',
  summary: "Ends the secret address of the caller's interviews",
  access: view,
  withoutKeys: true,
  answer: changeOf(z.object({ ended: z.boolean() })),
})

/** What calendar programs read (SLO-02). The secret may end with .ics, as some programs want it. */
export const readFeedEndpoint = endpoint({
  method: 'GET',
  path: '/api/agenda/feed/:secret',
  summary: 'The interviews of a colleague as iCalendar, by a secret address, with an ETag; 404 for any other secret',
  access: 'anyone',
  params: z.object({ secret: z.string().max(limits.text.line, 'errors.not_found') }),
  file: 'text/calendar',
  answer: fileAnswer,
})
