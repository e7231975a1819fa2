import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { calendarDate, optionalParagraph, optionalText, recordId, reportWithTheRest, requiredText } from '../kernel/fields.ts'
import { languageSchema } from '../kernel/language-schema.ts'
import { limits } from '../kernel/limits.ts'
import { listOf } from '../kernel/pagination.ts'
import { stages } from '../kernel/stages.ts'
import { isEmptyRichText } from '../vacancies/vacancies.rules.ts'
import { shareRequest } from './share.contract.ts'
import { variableIssues } from './variables.rules.ts'

const time = requiredText('notification.error.interview', 5).refine(
  (text) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text),
  'notification.error.interview',
)

/** Date, times and sender of an interview (NTF-01), and where it takes place (decision 65). Times are in the site's time zone unless another is named. */
export const interviewData = z
  .object({
    date: calendarDate('notification.error.interview', 'notification.error.interview'),
    from: time,
    to: time,
    sender: requiredText('notification.error.interview', limits.text.fullName),
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

/**
 * The documents' payload also carries name, email, job and ready-made texts; they are accepted and ignored: the server knows
 * the receiver and the vacancy from `vacant_id` (the card) and writes the texts itself.
 */
export const notificationRequest = z
  .object({
    lang: languageSchema,
    stage: z.enum(stages, 'notification.error.stage'),
    vacant_id: recordId,
    interview_data: z.union([interviewData, z.literal('')]).default(''),
    template: z.union([chosenTemplate, givenFreely], 'notification.error.template'),
  })
  .superRefine(
    ({ template, stage }, context) => {
      for (const { path, message } of variableIssues(template, stage))
        context.addIssue({ code: 'custom', path: ['template', ...path], message })
    },
    { when: reportWithTheRest },
  )

/** Who may write to applicants. */
export const mayNotify = { module: 'candidates', item: 'change' } as const

/** The documents use this address for two e-mails: what names a stage is about an application, anything else shares a vacancy. */
export const sendNotification = endpoint({
  method: 'POST',
  path: '/api/jobs/email',
  summary: "Queues the e-mail of a stage to a card's candidate, or one that shares a vacancy or suggests it to somebody",
  access: [mayNotify, { module: 'users', item: 'change' }],
  body: z.discriminatedUnion('stage', [notificationRequest, shareRequest], 'notification.error.stage'),
  answer: z.object({
    success_message: z.string(),
    data: z.object({
      uuid: z.string(),
      notice: z.enum(['queued']),
      /** How long the e-mail waits, so that it can be taken back with the move before it (decision 0046). */
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
  ),
})
