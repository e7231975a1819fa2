import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { optionalParagraph, recordId, reportTogether, withoutNeedless } from '../../kernel/fields.ts'
import { languageSchema } from '../../kernel/language-schema.ts'
import { limits } from '../../kernel/limits.ts'
import { changeOf, recordOf } from '../../kernel/pagination.ts'
import { interviewAnswers, invitationStatuses } from './interviews.rules.ts'

const answerFields = z
  .object({
    answer: z.enum(interviewAnswers, 'interviews.error.answer'),
    note: optionalParagraph(limits.text.description),
  })
  .refine(({ answer, note }) => answer !== 'other_time' || note !== '', {
    path: ['note'],
    message: 'interviews.error.note',
    when: reportTogether,
  })
const needless = ({ answer }: { answer?: unknown }) => (answer === 'confirmed' ? (['note'] as const) : [])

/** A candidate's answer (SPEC-61). Another time needs a note; a confirmation has none. */
export const interviewAnswer = withoutNeedless(answerFields, needless)

/** When an interview takes place, in local time of `time_zone`, and where (SPEC-65). */
export const interviewView = z.object({
  starts_at: z.string(),
  ends_at: z.string(),
  time_zone: z.string(),
  /** The interviewer's name, or their address when there is no name. */
  sender: z.string(),
  place: z.string(),
  note: z.string(),
  answer: z.enum(interviewAnswers).nullable(),
  answer_note: z.string(),
})
export type InterviewView = z.infer<typeof interviewView>

/** Identifies an invitation in calendars, so that a downloaded entry is the same as that of the e-mail. */
export const invitationId = { uuid: z.string(), sequence: z.number().int() }

const token = z.string('errors.bad_request').max(200, 'errors.bad_request')

export const getInvitationEndpoint = endpoint({
  method: 'GET',
  path: '/api/interviews/:token',
  summary: 'The interview of an invitation link; 410 when it cannot be answered any more',
  access: 'anyone',
  params: z.object({ token }),
  answer: recordOf(
    interviewView.extend({
      ...invitationId,
      name_job: z.string(),
      language_job: languageSchema,
      standing: z.enum(invitationStatuses),
    }),
  ),
})

/** Answers an invitation by the token of its link. Only the button of the page calls this: opening the link changes nothing. */
export const answerInvitationEndpoint = endpoint({
  method: 'POST',
  path: '/api/interviews/answer',
  summary: 'Answers an invitation with the token of its e-mail; the answer may change until the interview begins',
  access: 'anyone',
  body: withoutNeedless(answerFields.safeExtend({ token }), needless),
  answer: changeOf(interviewView),
  limits: [{ per: 'ip', most: 60, seconds: 600 }],
})

export const answerInterviewEndpoint = endpoint({
  method: 'POST',
  path: '/api/jobs/applied/:uuid/interview',
  summary: "Answers the interview of the caller's own application; the answer may change until the interview begins",
  access: 'candidate',
  params: z.object({ uuid: recordId }),
  /** The sequence of the invitation that the candidate read. */
  body: withoutNeedless(answerFields.safeExtend({ sequence: z.int('errors.bad_request') }), needless),
  answer: changeOf(interviewView),
})

export const cancelInterviewEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/elements/interview/:id',
  summary: "Cancels the interviews to come of a card and takes them off the candidate's calendar",
  access: { module: 'candidates', item: 'change' },
  params: z.object({ id: recordId }),
  /** The cancellation e-mails contain the reason. */
  body: z.object({ reason: optionalParagraph(limits.text.description) }).prefault({}),
  answer: changeOf(z.object({ uuid_element: z.string() })),
})
