import { z } from 'zod'
import { dayMs } from '../../kernel/dates.ts'
import { endpoint } from '../../kernel/endpoint.ts'
import {
  calendarDate,
  emailAddress,
  optionalParagraph,
  optionalText,
  recordId,
  reportWithTheRest,
  requiredText,
} from '../../kernel/fields.ts'
import { languageSchema } from '../../kernel/language-schema.ts'
import { limits } from '../../kernel/limits.ts'
import { listOf } from '../../kernel/pagination.ts'
import { isInterview, stages } from '../../kernel/stages.ts'
import { isEmptyRichText } from '../vacancies/vacancies.rules.ts'
import { shareRequest } from './share.contract.ts'
import { variableIssues } from './variables.rules.ts'

const notTheirs = 'notification.error.sender_email'
const time = requiredText('notification.error.interview', 5).refine(
  (text) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text),
  'notification.error.interview',
)

/** Date, times and sender of an interview (NTF-01), and where it takes place (SPEC-65). Times are in the site's time zone unless another is named. */
export const interviewData = z
  .object({
    date: calendarDate('notification.error.interview', 'notification.error.interview'),
    from: time,
    to: time,
    sender: requiredText('notification.error.interview', limits.text.fullName),
    /** The address of the sender, which may also stand in `sender`. Without one nobody but the candidate is written to. */
    sender_email: z
      .union([z.literal(''), z.null().transform(() => '' as const), emailAddress(notTheirs, notTheirs)], notTheirs)
      .default(''),
    time_zone: z.string().max(60).optional(),
    /** A place, or the address of a meeting. */
    place: optionalText(limits.text.place),
    note: optionalParagraph(),
  })
  .refine(({ from, to }) => !from || !to || from < to, {
    path: ['to'],
    message: 'notification.error.end_before_start',
    when: reportWithTheRest,
  })
export type InterviewData = z.output<typeof interviewData>

/** The free form behind 'other'. */
export const freeTemplate = z.object({
  subject: requiredText('notification.error.subject'),
  title: requiredText('notification.error.title'),
  message: z
    .string('notification.error.message')
    .max(limits.text.richText, 'errors.too_long')
    .refine((html) => !isEmptyRichText(html), 'notification.error.message'),
})

/** Apart from the free form in that missing counts as empty, so that its fields are named when neither kind of template came. */
const givenFreely = freeTemplate.extend({
  subject: freeTemplate.shape.subject.prefault(''),
  title: freeTemplate.shape.title.prefault(''),
  message: freeTemplate.shape.message.prefault(''),
})
const chosenTemplate = z.object({
  uuid: z
    .union([z.string(), z.number()])
    .transform((id): unknown => id)
    .pipe(recordId),
})

/** A whole template is sent as it is written; its uuid alone stands for what is kept under it. */
function asWritten(template: unknown): unknown {
  if (typeof template !== 'object' || template === null) return template
  const { uuid, ...texts } = template as { uuid?: unknown; message?: unknown }
  return uuid && !texts.message ? { uuid } : texts
}

/** The same complaint at each field of an interview that was not given at all. */
const missingInterview = ['date', 'from', 'to', 'sender'].map((field) => ({
  path: ['interview_data', field],
  message: 'notification.error.interview',
}))

/** An interview on a day that is over everywhere; whether it is still to come in its own zone is asked where clocks are known. */
function pastInterview(interview: unknown, today: string) {
  const { date, time_zone: zone } = { ...(interview as { date?: unknown; time_zone?: unknown }) }
  const dayBefore = new Date(Date.parse(today) - dayMs).toISOString().slice(0, 10)
  const isPast = typeof date === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(date) && date < (zone ? dayBefore : today)
  return isPast ? [{ path: ['interview_data', 'date'], message: 'notification.error.past' }] : []
}

/**
 * The documents' payload also carries name, job and ready-made texts, which are not read (ADR-0070): the server knows the receiver
 * and the vacancy from the card and writes the texts itself.
 */
export const notificationRequest = requestOn()

/** Beside mistakes that need no day, with those that do. */
function requestOn(today?: string) {
  return z
    .object({
      lang: languageSchema,
      stage: z.enum(stages, 'notification.error.stage'),
      /** The application; or its vacancy, as on a card, together with `email`. */
      vacant_id: recordId,
      /** The candidate's address; it has to be that of the application. */
      email: optionalText(254).transform((address) => address.toLowerCase()),
      /** Empty, null or left out at a stage without one. */
      interview_data: z.preprocess((sent) => sent ?? '', z.union([interviewData, z.literal('')])),
      template: z.preprocess(asWritten, z.union([chosenTemplate, givenFreely], 'notification.error.template')),
      /** The first e-mail after a move waits longer than by itself: it is one of several that are taken back together (ADR-0046). */
      hold_seconds: z
        .int('errors.bad_request')
        .min(0, 'errors.bad_request')
        .max(limits.longestHoldSeconds, 'errors.bad_request')
        .default(0),
    })
    .superRefine(
      ({ template, stage, interview_data: interview }, context) => {
        const issues = [
          ...variableIssues(template, stage).map(({ path, message }) => ({ path: ['template', ...path], message })),
          ...(isInterview(stage) && interview === '' ? missingInterview : []),
          ...(isInterview(stage) && today ? pastInterview(interview, today) : []),
        ]
        for (const issue of issues) context.addIssue({ code: 'custom', ...issue })
      },
      { when: reportWithTheRest },
    )
}

/** Who may write to applicants. */
export const mayNotify = { module: 'candidates', item: 'change' } as const

const eitherOf = (request: typeof notificationRequest) =>
  z.discriminatedUnion('stage', [request, shareRequest], 'notification.error.stage')

/** The documents use this address for two e-mails: what names a stage is about an application, anything else shares a vacancy. */
export const sendNotification = endpoint({
  method: 'POST',
  path: '/api/jobs/email',
  summary: "Queues the e-mail of a stage to a card's candidate, or one that shares a vacancy or suggests it to somebody",
  access: [mayNotify, { module: 'users', item: 'change' }],
  body: eitherOf(notificationRequest),
  bodyOn: (today) => eitherOf(requestOn(today)),
  answer: z.object({
    success_message: z.string(),
    data: z.object({
      uuid: z.string(),
      notice: z.enum(['queued']),
      /** How long the e-mail waits, so that it can be taken back with the move before it (ADR-0046). */
      hold_seconds: z.number(),
    }),
  }),
})

export const sendApplicantNotification = endpoint({
  ...sendNotification,
  path: '/api/jobs/email/applicant',
  summary: "Queues the e-mail of a stage to a card's candidate",
  access: mayNotify,
  body: notificationRequest,
  bodyOn: requestOn,
})

export const listStageTemplates = endpoint({
  method: 'POST',
  path: '/api/email/templates',
  summary: 'Templates of a stage in a language, the default first',
  access: [
    { module: 'candidates', item: 'view' },
    { module: 'notifications', item: 'view' },
  ],
  body: z.object({ stage: z.enum(stages, 'notification.error.stage'), language: languageSchema }),
  answer: listOf(
    z.object({
      uuid: z.string(),
      board_name: z.enum(stages),
      subject: z.string(),
      title: z.string(),
      message: z.string(),
      default: z.union([z.literal(0), z.literal(1)]),
      language: languageSchema,
    }),
  ).extend({
    /** What the stage says where it has no default template (SPEC-42). */
    built_in: z.object({ subject: z.string(), title: z.string(), message: z.string() }),
  }),
})
