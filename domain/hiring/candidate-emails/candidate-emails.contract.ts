import { z } from 'zod'
import { dayAfter } from '../../kernel/dates.ts'
import { endpoint } from '../../kernel/endpoint.ts'
import {
  calendarDate,
  emailAddress,
  optionalParagraph,
  optionalText,
  recordId,
  reportTogether,
  requiredText,
} from '../../kernel/fields.ts'
import { languageSchema } from '../../kernel/language-schema.ts'
import { limits } from '../../kernel/limits.ts'
import { usualAddress } from '../../kernel/mail-address.ts'
import { listOf } from '../../kernel/pagination.ts'
import { isInterview, stages } from '../../kernel/stages.ts'
import { deliveredStatuses } from '../../mail/mail.rules.ts'
import { isEmptyRichText } from '../vacancies/vacancies.rules.ts'
import { shareRequest } from './share.contract.ts'
import { variableIssues } from './variables.rules.ts'

const notTheirs = 'notification.error.sender_email'
const time = requiredText('notification.error.interview', 5).refine(
  (text) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text),
  'notification.error.interview',
)

/**
 * Date, times, interviewer (NTF-01) and place of an interview (SPEC-65). Times are in the site's time zone unless another is
 * given.
 */
export const interviewData = z
  .object({
    date: calendarDate('notification.error.interview', 'notification.error.interview'),
    from: time,
    to: time,
    sender: requiredText('notification.error.interview', limits.text.fullName),
    /** The interviewer's address, which may also be part of `sender`. Without an address only the candidate gets e-mails. */
    sender_email: z
      .union([z.literal(''), z.null().transform(() => '' as const), emailAddress(notTheirs, notTheirs)], notTheirs)
      .default(''),
    time_zone: z.string().max(60).optional(),
    /** A location, or the URL of a meeting. */
    place: optionalText(limits.text.place),
    note: optionalParagraph(),
  })
  .refine(({ from, to }) => !from || !to || from < to, {
    path: ['to'],
    message: 'notification.error.end_before_start',
    when: reportTogether,
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

/** As freeTemplate, but a missing field counts as empty, so that all fields are named when no template was given. */
const lenientFreeTemplate = freeTemplate.extend({
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

/** A complete template is sent as written; a uuid without texts stands for the stored template. */
function uuidOrTexts(template: unknown): unknown {
  if (typeof template !== 'object' || template === null) return template
  const { uuid, ...texts } = template as { uuid?: unknown; message?: unknown }
  return uuid && !texts.message ? { uuid } : texts
}

/** The same error at each field of an interview that is missing entirely. */
const missingInterview = ['date', 'from', 'to', 'sender'].map((field) => ({
  path: ['interview_data', field],
  message: 'notification.error.interview',
}))

/** Refuses an interview on a day that is over in every time zone. The server checks the exact time in the interview's zone. */
function pastInterview(interview: unknown, today: string) {
  const { date, time_zone: zone } = { ...(interview as { date?: unknown; time_zone?: unknown }) }
  const dayBefore = dayAfter(today, -1)
  const isPast = typeof date === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(date) && date < (zone ? dayBefore : today)
  return isPast ? [{ path: ['interview_data', 'date'], message: 'notification.error.past' }] : []
}

/**
 * The documents' payload also has name, job and ready-made texts, which are ignored (docs/deviations.md): the server knows receiver and
 * vacancy from the card and writes the texts itself.
 */
export const stageEmailRequest = requestOn()
export type StageEmailRequest = z.output<typeof stageEmailRequest>

/** The request schema. With a day it also refuses past interviews, together with all other errors. */
function requestOn(today?: string) {
  return z
    .object({
      lang: languageSchema,
      stage: z.enum(stages, 'notification.error.stage'),
      /** The application's id; or, together with `email`, the id of its vacancy as on a card. */
      vacant_id: recordId,
      /** The candidate's address, which has to match the application. */
      email: optionalText(254).transform(usualAddress),
      /** Empty, null or missing at a stage without an interview. */
      interview_data: z
        .union([interviewData, z.literal('')])
        .nullish()
        .transform((sent) => sent ?? ''),
      template: z.preprocess(uuidOrTexts, z.union([chosenTemplate, lenientFreeTemplate], 'notification.error.template')),
      /** The first e-mail after a move waits longer when it is one of several that can be undone together (ADR-0046). */
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
      { when: reportTogether },
    )
}

/** Whoever may change candidates may write to applicants. */
export const mayNotify = { module: 'candidates', item: 'change' } as const

const eitherOf = (request: typeof stageEmailRequest) =>
  z.discriminatedUnion('stage', [request, shareRequest], 'notification.error.stage')

/** The documents use this path for two e-mails: a request with a stage notifies an applicant, any other shares a vacancy. */
export const sendStageEmailEndpoint = endpoint({
  method: 'POST',
  path: '/api/jobs/email',
  summary: "Queues the e-mail of a stage to a card's candidate, or an e-mail that shares a vacancy",
  access: [mayNotify, { module: 'users', item: 'change' }],
  body: eitherOf(stageEmailRequest),
  bodyOn: (today) => eitherOf(requestOn(today)),
  answer: z.object({
    success_message: z.string(),
    data: z.object({
      uuid: z.string(),
      notice: z.enum(['queued']),
      /** How long the e-mail waits, so that it can be undone with the move before it (ADR-0046). */
      hold_seconds: z.number(),
    }),
  }),
})

export const sendApplicantEmailEndpoint = endpoint({
  ...sendStageEmailEndpoint,
  path: '/api/jobs/email/applicant',
  summary: "Queues the e-mail of a stage to a card's candidate",
  access: mayNotify,
  body: stageEmailRequest,
  bodyOn: requestOn,
})

/** When the candidate of the card last got an e-mail of this text at this stage; null when they have not, and without a card. */
const sentAt = z.string().nullable()
/** What has become of that e-mail: a `kept` one was stored, because the site had no mail server (SPEC-45). */
const sentStatus = z.enum(['queued', ...deliveredStatuses]).nullable()

export const listStageTemplatesEndpoint = endpoint({
  method: 'POST',
  path: '/api/email/templates',
  summary: 'Templates of a stage in a language, the default first',
  access: [
    { module: 'candidates', item: 'view' },
    { module: 'notifications', item: 'view' },
  ],
  body: z.object({
    stage: z.enum(stages, 'notification.error.stage'),
    language: languageSchema,
    /** For a person whom staff put into the vacancy: the built-in texts speak of no application then (INT-04). */
    included: z.boolean().default(false),
    /** The application that is written to, for the days on which it got these texts. */
    card: recordId.optional(),
  }),
  answer: listOf(
    z.object({
      uuid: z.string(),
      board_name: z.enum(stages),
      subject: z.string(),
      title: z.string(),
      message: z.string(),
      default: z.union([z.literal(0), z.literal(1)]),
      language: languageSchema,
      sent_at: sentAt,
      sent_status: sentStatus,
    }),
  ).extend({
    /** The e-mail of a stage without a default template (SPEC-42). */
    built_in: z.object({ subject: z.string(), title: z.string(), message: z.string(), sent_at: sentAt, sent_status: sentStatus }),
  }),
})
