import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { recordId } from '../kernel/fields.ts'
import { languageSchema } from '../kernel/language-schema.ts'
import { changeOf, listOf, listQuery } from '../kernel/pagination.ts'
import { type ModuleKey, moduleKeys } from '../kernel/permissions.ts'
import { stages } from '../kernel/stages.ts'

/** The modules that have a card on the dashboard: all but the notifications (ADM-01). */
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

/** What may wait for staff today. */
export const waitingKinds = ['texts', 'emails', 'messages', 'people', 'interviews'] as const
export type WaitingKind = (typeof waitingKinds)[number]

/** Counted up to 1000; null where the caller may not see it. */
const count = z.number().int().nullable()
const counts = <const Keys extends readonly [string, ...string[]]>(keys: Keys) =>
  z.object(Object.fromEntries(keys.map((key) => [key, count])) as { [Key in Keys[number]]: typeof count })

const allStaff = moduleKeys.map((module) => ({ module, item: 'view' }) as const)

export const getCounts = endpoint({
  method: 'GET',
  path: '/api/board/counts/:language',
  summary:
    'How many of each module: applications in a process, skills, questions in use in the language, people, messages, clients, roles, currencies; each counted up to 1000, null where the caller may not see it',
  access: allStaff,
  params: z.object({ language: languageSchema }),
  answer: z.object({ data: counts(countedModules) }),
})

export const getWaiting = endpoint({
  method: 'GET',
  path: '/api/dashboard/waiting',
  summary:
    'What waits today: texts to rate, failed e-mails, unread messages, people without a word for more than seven days, interviews for which another time was asked; counted up to 1000, null where the caller may not see it',
  access: allStaff,
  answer: z.object({ data: counts(waitingKinds) }),
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
  subject: z.string(),
  to_name: z.string(),
  to_address: z.string(),
  queued_at: z.string(),
  /** What the mail server said. */
  error: z.string(),
  /** Those whose text held a key of one person are gone with it, and have to be asked for anew. */
  may_retry: z.boolean(),
})
export type FailedEmail = z.infer<typeof failedEmail>

export const listFailedEmails = endpoint({
  method: 'GET',
  path: '/api/dashboard/failed-emails',
  summary: 'E-mails that were given up, newest first',
  access: mayViewMail,
  query: listQuery(['queued_at'], '-queued_at'),
  answer: listOf(failedEmail),
})

const params = z.object({ id: recordId })

export const retryEmail = endpoint({
  method: 'POST',
  path: '/api/dashboard/failed-emails/:id/retry',
  summary: 'Queues an e-mail that was given up once more',
  access: mayChangeMail,
  params,
  answer: changeOf(failedEmail),
})

export const dismissEmail = endpoint({
  method: 'POST',
  path: '/api/dashboard/failed-emails/:id/dismiss',
  summary: 'Takes an e-mail that was given up off the list',
  access: mayChangeMail,
  params,
  answer: changeOf(failedEmail),
})

const waitingPerson = z.object({
  uuid_element: z.string(),
  vacant_uuid: z.string(),
  name_job: z.string(),
  fullname: z.string(),
  name_board: z.enum(stages),
  /** The stage that they were last told of, and when. */
  told: z.enum(stages),
  told_at: z.string(),
  /** Whole days since. */
  dias: z.number().int(),
  /** Where they asked for another time: that of the interview, and what they wrote. */
  asked: z.object({ starts_at: z.string(), time_zone: z.string(), note: z.string() }).nullable(),
})
export type WaitingPerson = z.infer<typeof waitingPerson>

export const listWaitingPeople = endpoint({
  method: 'GET',
  path: '/api/dashboard/people',
  summary:
    'People in a process who have had no word for more than seven days, or have asked for another time of their interview, who waits longest first (decisions 61, 64)',
  access: { module: 'candidates', item: 'view' },
  query: listQuery(['told_at'], 'told_at').safeExtend({
    waiting: z.enum(['word', 'other_time'], 'errors.bad_request').default('word'),
  }),
  answer: listOf(waitingPerson),
})
