import { z } from 'zod'
import { likertCodes } from '../../assessment/results/scoring.rules.ts'
import { endpoint } from '../../kernel/endpoint.ts'
import {
  anyDay,
  optionalDate,
  optionalEmailAddress,
  optionalParagraph,
  optionalText,
  recordId,
  reportTogether,
} from '../../kernel/fields.ts'
import { fileAnswer } from '../../kernel/file-answer.ts'
import { languageSchema } from '../../kernel/language-schema.ts'
import { limits } from '../../kernel/limits.ts'
import { changeOf, listOf, recordOf } from '../../kernel/pagination.ts'
import {
  clientAnswers,
  isLocalTime,
  openingStates,
  sharedFacts,
  shortlistLimits,
  shortlistStates,
  shownNames,
  usualEnd,
} from './shortlists.rules.ts'

const view = { module: 'candidates', item: 'view' } as const
const change = { module: 'candidates', item: 'change' } as const
const unknown = 'errors.not_found'
const { code: codeLength } = shortlistLimits

/** The last day of a link: today or later, and not further than its limit. Without one it is open for the usual time. */
const lastDayOn = (today: string) =>
  optionalDate('shortlists.error.ends_on').refine(
    (day) => day === '' || today === anyDay || (day >= today && day <= usualEnd(today, shortlistLimits.mostDays)),
    'shortlists.error.ends_on',
  )

const code = optionalText(codeLength.most).refine(
  (given) => given === '' || given.length >= codeLength.least,
  'shortlists.error.code_length',
)

/** What staff choose for a client (CLT-02). */
export const shortlistForm = (today: string) =>
  z.object({
    people: z
      .array(
        z.object(
          {
            /** The card of the person. */
            uuid_element: z.uuid(unknown).toLowerCase(),
            /** What the recruiter writes about the person, and the salary that the person expects. */
            note: optionalParagraph(shortlistLimits.note),
            salary: optionalText(limits.text.short),
          },
          'errors.bad_request',
        ),
        'errors.bad_request',
      )
      .min(1, 'shortlists.error.nobody')
      .max(shortlistLimits.people, 'shortlists.error.too_many'),
    names: z.enum(shownNames, 'errors.bad_request').default('full'),
    facts: z
      .array(z.enum(sharedFacts, 'errors.bad_request'), 'errors.bad_request')
      .max(sharedFacts.length, 'errors.bad_request')
      .default(['summary', 'experience', 'skills', 'availability']),
    language: languageSchema,
    ends_on: lastDayOn(today),
    code,
    message: optionalParagraph(limits.text.paragraph),
    /** The link is also sent there. */
    email: optionalEmailAddress('shortlists.error.email').default(''),
  })

const answered = {
  answer: z.enum(clientAnswers).nullable(),
  comment: z.string(),
  /** Local times of the site, as yyyy-mm-ddThh:mm. */
  times: z.array(z.string()),
}

const shortlistView = z.object({
  uuid: z.string(),
  state: z.enum(shortlistStates),
  names: z.enum(shownNames),
  facts: z.array(z.enum(sharedFacts)),
  language: languageSchema,
  message: z.string(),
  has_code: z.boolean(),
  /** The last day of the link, yyyy-mm-dd, and the instant after it. */
  ends_on: z.string(),
  ends_at: z.string(),
  created_at: z.string(),
  /** The name of the colleague who made it. */
  by: z.string(),
  /** How often its link was opened, and the newest openings. */
  opened: z.number().int(),
  openings: z.array(z.object({ at: z.string(), network: z.string() })),
  people: z.array(
    z.object({
      uuid_element: z.string(),
      name: z.string(),
      /** Whether the client still reads the profile. */
      available: z.boolean(),
      note: z.string(),
      salary: z.string(),
      ...answered,
      answered_at: z.string().nullable(),
    }),
  ),
})
export type ShortlistView = z.infer<typeof shortlistView>

/** A new link, which is shown once: only a hash of its secret is stored. */
const withLink = shortlistView.extend({ link: z.string(), sent: z.boolean() })

const ofShortlist = z.object({ uuid: z.uuid(unknown).toLowerCase() })

export const listShortlistsEndpoint = endpoint({
  method: 'GET',
  path: '/api/shortlists/vacancy/:id',
  summary: 'The shortlists of a vacancy, newest first, with openings and answers',
  access: view,
  params: z.object({ id: recordId }),
  reads: { what: 'list', list: 'shortlists' },
  answer: listOf(shortlistView).extend({
    vacancy: z.object({ uuid: z.string(), name_job: z.string(), language: languageSchema }),
    may: z.object({ change: z.boolean() }),
  }),
})

export const presentEndpoint = endpoint({
  method: 'POST',
  path: '/api/shortlists/vacancy/:id',
  summary: 'Presents people of a board to a client; answers the link, which is shown once',
  access: change,
  params: z.object({ id: recordId }),
  body: shortlistForm(anyDay),
  bodyOn: shortlistForm,
  answer: changeOf(withLink),
})

export const replaceLinkEndpoint = endpoint({
  method: 'POST',
  path: '/api/shortlists/link/:uuid',
  summary: 'Makes a new link of a shortlist; the former one opens nothing any more',
  access: change,
  params: ofShortlist,
  answer: changeOf(withLink),
})

export const withdrawShortlistEndpoint = endpoint({
  method: 'POST',
  path: '/api/shortlists/withdraw/:uuid',
  summary: 'Withdraws a shortlist: its link opens nothing any more',
  access: change,
  params: ofShortlist,
  answer: changeOf(shortlistView),
})

const extensionOn = (today: string) =>
  z.object({ ends_on: lastDayOn(today).refine((day) => day !== '', 'shortlists.error.ends_on') })
export const extensionForm = extensionOn

export const extendShortlistEndpoint = endpoint({
  method: 'POST',
  path: '/api/shortlists/extend/:uuid',
  summary: 'Gives a shortlist another last day; one that has ended opens again',
  access: change,
  params: ofShortlist,
  body: extensionOn(anyDay),
  bodyOn: extensionOn,
  answer: changeOf(shortlistView),
})

const secret = z.string('errors.bad_request').max(200, 'errors.bad_request')
/** A client has no account: the secret of the link, and the code where there is one, go with every call. */
const ofClient = { secret, code: optionalText(limits.text.line) }

const clientView = z.object({
  vacancy: z.object({ name_job: z.string(), ubication: z.string(), language: languageSchema }),
  message: z.string(),
  language: languageSchema,
  ends_on: z.string(),
  time_zone: z.string(),
  people: z.array(
    z.object({
      uuid: z.string(),
      /** Null for a person who is no longer available: then nothing else of the person is answered. */
      name: z.string().nullable(),
      summary: z.string(),
      experience: z.array(z.object({ title: z.string(), company: z.string(), from: z.string(), to: z.string().nullable() })),
      skills: z.array(
        z.object({ skill: z.string(), points: z.number(), error: z.number().nullable(), bands: z.array(z.enum(likertCodes)) }),
      ),
      available: z.boolean().nullable(),
      salary: z.string(),
      note: z.string(),
      /** The step of the process at which the person stands; empty for none (STP-01). */
      step: z.string(),
      has_cv: z.boolean(),
      ...answered,
    }),
  ),
})
export type ClientView = z.infer<typeof clientView>
export type PresentedProfile = ClientView['people'][number]

/** A POST, so that programs which follow the links of e-mails neither open nor answer anything. */
export const openShortlistEndpoint = endpoint({
  method: 'POST',
  path: '/api/shortlists/open',
  summary: 'Opens a shortlist by the secret of its link, and notes the opening; `over` when it is unknown, withdrawn or over',
  access: 'anyone',
  body: z.object(ofClient),
  answer: recordOf(z.object({ state: z.enum(openingStates), shortlist: clientView.nullable() })),
  limits: [{ per: 'ip', most: 60, seconds: 600 }],
})

const localTime = z
  .string('errors.bad_request')
  .regex(/^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d$/, 'shortlists.error.time')
  .refine(isLocalTime, 'shortlists.error.time')

/** The answer of a client about one person; a comment alone needs words or a wished time. */
export const clientAnswerForm = z
  .object({
    answer: z.enum(clientAnswers, 'shortlists.error.answer'),
    comment: optionalParagraph(limits.text.description),
    times: z.array(localTime, 'errors.bad_request').max(shortlistLimits.wishedTimes, 'errors.bad_request').default([]),
  })
  .refine(({ answer, comment, times }) => answer !== 'comment' || comment !== '' || times.length > 0, {
    path: ['comment'],
    message: 'shortlists.error.comment',
    when: reportTogether,
  })

export const answerShortlistEndpoint = endpoint({
  method: 'POST',
  path: '/api/shortlists/answer',
  summary: 'The answer of a client about a person of a shortlist; it may change until the link ends',
  access: 'anyone',
  body: clientAnswerForm.safeExtend({ ...ofClient, person: z.uuid(unknown).toLowerCase() }),
  answer: changeOf(z.object({ uuid: z.string(), ...answered })),
  limits: [{ per: 'ip', most: 120, seconds: 600 }],
})

export const openPresentedCvEndpoint = endpoint({
  method: 'POST',
  path: '/api/shortlists/cv',
  summary: 'The path of the CV of a person of a shortlist that shares CVs, for ten minutes',
  access: 'anyone',
  body: z.object({ ...ofClient, person: z.uuid(unknown).toLowerCase() }),
  answer: recordOf(z.object({ file: z.string() })),
  limits: [{ per: 'ip', most: 60, seconds: 600 }],
})

export const getShortlistPdfEndpoint = endpoint({
  method: 'GET',
  path: '/api/shortlists/pdf/:uuid',
  summary: 'A shortlist as a PDF in the look of the company: a cover, and one page for each person',
  access: view,
  params: ofShortlist,
  reads: { what: 'export', list: 'shortlists' },
  heavy: true,
  file: 'application/pdf',
  answer: fileAnswer,
})
