import { z } from 'zod'
import { interviewAnswers } from '../../hiring/interviews/interviews.rules.ts'
import { endpoint } from '../../kernel/endpoint.ts'
import { flag, recordId } from '../../kernel/fields.ts'
import { languageSchema } from '../../kernel/language-schema.ts'
import { changeOf, listOf, listQuery } from '../../kernel/pagination.ts'
import { allStaff, type ModuleKey } from '../../kernel/permissions.ts'
import { stages } from '../../kernel/stages.ts'

/** The modules with a card on the dashboard: all except notifications (ADM-01). */
export const countedModules = [
  'candidates',
  'skillstest',
  'questions',
  'users',
  'messages',
  'clients',
  'roles',
  'currencies',
] as const
export type CountedModule = Exclude<ModuleKey, 'notifications'> & (typeof countedModules)[number]

/** Kinds of tasks that wait for staff; `outbox` are e-mails that do not leave, `mailbox` is the mailbox with replies while it cannot be read. */
export const waitingKinds = [
  'outbox',
  'unopened',
  'unnotified',
  'replies',
  'interviews',
  'scorecards',
  'people',
  'texts',
  'messages',
  'emails',
  'mailbox',
  'consents',
  'unchecked',
] as const
export type WaitingKind = (typeof waitingKinds)[number]

/** The kinds of waiting tasks with an age. */
export const agedKinds = [
  'unopened',
  'unnotified',
  'replies',
  'scorecards',
  'people',
  'messages',
  'emails',
] as const satisfies readonly WaitingKind[]
export type AgedKind = (typeof agedKinds)[number]

/** Counted up to 1000; null when the caller may not see it. */
const count = z.number().int().nullable()
const since = z.string().nullable()
const counts = <const Keys extends readonly [string, ...string[]]>(keys: Keys) =>
  z.object(Object.fromEntries(keys.map((key) => [key, count])) as { [Key in Keys[number]]: typeof count })

/** Only what belongs to vacancies that the caller owns or is a member of (TEA-01). */
const scope = { mine: flag }

export const getCountsEndpoint = endpoint({
  method: 'GET',
  path: '/api/board/counts/:language',
  summary:
    'The number of applications in a process, skills, questions in use in the language, people, messages, clients, roles and currencies; each counted up to 1000, null when the caller may not see it',
  access: allStaff,
  params: z.object({ language: languageSchema }),
  answer: z.object({ data: counts(countedModules) }),
})

export const getWaitingEndpoint = endpoint({
  method: 'GET',
  path: '/api/dashboard/waiting',
  summary:
    'The number of waiting tasks: unopened applications, cards moved without a notification, unanswered replies to e-mails, requests for another interview time, people without news for more than seven days, texts to rate, unread messages, failed e-mails, people who have not consented with the instant at which the first are erased, declared consents that nobody has checked, 1 while the mailbox with replies cannot be read, and 1 while e-mails do not leave, with the instant since when; each counted up to 1000, null when the caller may not see it; and since when the oldest of a kind waits',
  access: allStaff,
  query: z.object(scope),
  answer: z.object({
    /**
     * `first_erased_at`: when the first people who have not consented are erased; null if nobody is. `outbox_since`: since when no e-mail
     * has left; null while they leave.
     */
    data: counts(waitingKinds).safeExtend({
      first_erased_at: z.string().nullable(),
      outbox_since: z.string().nullable(),
      /** Since when the oldest task of a kind waits; null for none, for more than are counted, and where the caller may not see it. */
      oldest: z.object(Object.fromEntries(agedKinds.map((kind) => [kind, since])) as { [Kind in AgedKind]: typeof since }),
    }),
  }),
})

const vacancyAtWork = z.object({
  uuid: z.string(),
  name_job: z.string(),
  language: languageSchema,
  name_client: z.string(),
  /** Cards of each stage, without those of deleted people. */
  stages: z.array(z.object({ name_board: z.enum(stages), count: z.number().int() })),
  /** New applications that no member of staff has opened. */
  unopened: z.number().int(),
})
export type VacancyAtWork = z.infer<typeof vacancyAtWork>

export const getVacanciesAtWorkEndpoint = endpoint({
  method: 'GET',
  path: '/api/dashboard/vacancies',
  summary:
    'The active vacancies that the caller worked on last, or those where applications wait and the newest ones when there is none (`own` says which), those with unopened applications first; each with its cards per stage, counted up to 1000',
  access: { module: 'candidates', item: 'view' },
  query: z.object(scope),
  answer: z.object({ data: z.object({ own: z.boolean(), vacancies: z.array(vacancyAtWork) }) }),
})

const interviewAhead = z.object({
  uuid_element: z.string(),
  vacant_uuid: z.string(),
  name_job: z.string(),
  language_job: languageSchema,
  fullname: z.string(),
  name_board: z.enum(stages),
  starts_at: z.string(),
  /** Whether it is today in the site's time zone; else tomorrow. */
  today: z.boolean(),
  /** The candidate's answer to the invitation. */
  answer: z.enum(interviewAnswers).nullable(),
})
export type InterviewAhead = z.infer<typeof interviewAhead>

export const getInterviewsAheadEndpoint = endpoint({
  method: 'GET',
  path: '/api/dashboard/interviews',
  summary: 'The interviews of today and tomorrow, by the time at which they begin: the next 20, and whether there are more',
  access: { module: 'candidates', item: 'view' },
  query: z.object(scope),
  answer: z.object({ data: z.object({ interviews: z.array(interviewAhead), more: z.boolean() }) }),
})

/** The first steps of a new site, in order. */
export const setupSteps = ['company', 'email', 'team', 'client', 'vacancy'] as const
export type SetupStep = (typeof setupSteps)[number]

export const getSetupEndpoint = endpoint({
  method: 'GET',
  path: '/api/dashboard/setup',
  summary: 'Which first steps of a new site are done: company, mail server, team, client, vacancy',
  access: { module: 'roles', item: 'view' },
  answer: z.object({
    data: z.object({ company: z.boolean(), email: z.boolean(), team: z.boolean(), client: z.boolean(), vacancy: z.boolean() }),
  }),
})

const mayViewMail = [
  { module: 'candidates', item: 'view' },
  { module: 'users', item: 'view' },
] as const
const mayChangeMail = [
  { module: 'candidates', item: 'change' },
  { module: 'users', item: 'change' },
] as const

const failedEmail = z.object({
  uuid: z.string(),
  language: languageSchema,
  subject: z.string(),
  to_name: z.string(),
  to_address: z.string(),
  queued_at: z.string(),
  /** The mail server's error message. */
  error: z.string(),
  /** Its link has expired, or its interview is over. */
  expired: z.boolean(),
  /** Its person must not be contacted (CON-02). */
  withheld: z.boolean(),
  /** False for e-mails with a secret link: their text was deleted on failure, so the person must request a new one. False when expired or withheld. */
  may_retry: z.boolean(),
})
export type FailedEmail = z.infer<typeof failedEmail>

export const listFailedEmailsEndpoint = endpoint({
  method: 'GET',
  path: '/api/dashboard/failed-emails',
  summary: 'Failed e-mails, newest first',
  access: mayViewMail,
  query: listQuery(['queued_at'], '-queued_at').safeExtend(scope),
  exported: true,
  reads: { what: 'list', list: 'failedEmails' },
  answer: listOf(failedEmail),
})

const params = z.object({ id: recordId })

export const retryEmailEndpoint = endpoint({
  method: 'POST',
  path: '/api/dashboard/failed-emails/:id/retry',
  summary: 'Queues a failed e-mail again',
  access: mayChangeMail,
  params,
  answer: changeOf(failedEmail),
})

export const getOutboxStateEndpoint = endpoint({
  method: 'GET',
  path: '/api/dashboard/outbox',
  summary:
    'Whether e-mails leave: since when none has left and why (nulls while they leave), and how many wait, counted up to 1000',
  access: mayViewMail,
  query: z.object(scope),
  answer: z.object({
    data: z.object({ away_since: z.string().nullable(), error: z.string().nullable(), waiting: z.number().int() }),
  }),
})

export const sendAllAgainEndpoint = endpoint({
  method: 'POST',
  path: '/api/dashboard/failed-emails/retry',
  summary:
    'Queues all failed e-mails again that the caller may read about and that are still worth sending, the oldest 2000 at a time; while e-mails leave, it also tries those that wait at once, every 15 minutes at most',
  access: mayChangeMail,
  query: z.object(scope),
  /** `again` were queued again, `left` are more of them than one call takes, and `waiting` wait. */
  answer: changeOf(z.object({ again: z.number().int(), left: z.number().int(), waiting: z.number().int() })),
})

export const dismissEmailEndpoint = endpoint({
  method: 'POST',
  path: '/api/dashboard/failed-emails/:id/dismiss',
  summary: 'Takes a failed e-mail off the list',
  access: mayChangeMail,
  params,
  answer: changeOf(failedEmail),
})

/** What a candidate in a process may be waiting for. */
export const waitsOfPeople = ['unopened', 'unnotified', 'word', 'other_time'] as const
export type WaitOfPeople = (typeof waitsOfPeople)[number]

const waitingPerson = z.object({
  uuid_element: z.string(),
  uuid_user: z.string(),
  vacant_uuid: z.string(),
  name_job: z.string(),
  language_job: languageSchema,
  fullname: z.string(),
  name_board: z.enum(stages),
  /** The stage in the candidate's last notification, and its time. */
  notified_stage: z.enum(stages),
  notified_at: z.string(),
  /** Whole days since that notification. */
  dias: z.number().int(),
  /** When the candidate asked for another time: the interview's time and the candidate's note. */
  asked: z.object({ starts_at: z.string(), time_zone: z.string(), note: z.string() }).nullable(),
})
export type WaitingPerson = z.infer<typeof waitingPerson>

export const listWaitingPeopleEndpoint = endpoint({
  method: 'GET',
  path: '/api/dashboard/people',
  summary:
    'Candidates by what they wait for: an unopened application, a card moved without a notification, no news for more than seven days, or a request for another interview time; longest wait first (SPEC-61, SPEC-64)',
  access: { module: 'candidates', item: 'view' },
  query: listQuery(['notified_at'], 'notified_at').safeExtend({
    waiting: z.enum(waitsOfPeople, 'errors.bad_request').default('word'),
    ...scope,
  }),
  exported: true,
  reads: { what: 'list', list: 'waitingPeople' },
  answer: listOf(waitingPerson),
})
