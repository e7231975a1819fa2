import { z } from 'zod'
import { dayAfter } from '../../kernel/dates.ts'
import { endpoint } from '../../kernel/endpoint.ts'
import {
  anyDay,
  calendarDate,
  isCalendarDate,
  oneOfNumbers,
  optionalParagraph,
  optionalText,
  recordId,
  recordList,
  reportTogether,
} from '../../kernel/fields.ts'
import { languageSchema } from '../../kernel/language-schema.ts'
import { limits } from '../../kernel/limits.ts'
import { changeOf, recordOf } from '../../kernel/pagination.ts'
import { interviewView, invitationId } from '../interviews/interviews.contract.ts'
import { buffers, lengths, limitsInHours, timesLimits, timesStates } from './interview-times.rules.ts'

const view = { module: 'candidates', item: 'view' } as const
const change = { module: 'candidates', item: 'change' } as const

const isTimeZone = (name: string) => /^[A-Z][\w+/-]{1,60}$/i.test(name)

const offerFields = {
  /** The colleagues who hold the interview, all of whom have to be free. The first one gives its name to it. */
  interviewers: recordList('interview_times.error.interviewer', timesLimits.interviewers).refine(
    (ids) => ids.length > 0,
    'interview_times.error.interviewer',
  ),
  minutes: oneOfNumbers(lengths),
  buffer: oneOfNumbers(buffers),
  /** A time can be picked, moved or called off until so many hours before it. */
  limit_hours: oneOfNumbers(limitsInHours),
  first_day: calendarDate('interview_times.error.first_day', 'interview_times.error.first_day'),
  last_day: calendarDate('interview_times.error.last_day', 'interview_times.error.last_day'),
  time_zone: z.string('interview_times.error.time_zone').refine(isTimeZone, 'interview_times.error.time_zone'),
}

type Days = { readonly first_day: string; readonly last_day: string }

/** The days of an offer: none is over, they are in order, and neither too many nor too far ahead. */
const withDays = <Shape extends z.ZodType<Days, object>>(shape: Shape, today: string) =>
  shape
    .refine(({ first_day }) => today === anyDay || first_day >= dayAfter(today, -1), {
      path: ['first_day'],
      message: 'interview_times.error.first_day_past',
      when: reportTogether,
    })
    .refine(({ first_day, last_day }) => !(last_day < first_day), {
      path: ['last_day'],
      message: 'interview_times.error.days_order',
      when: reportTogether,
    })
    .refine(
      ({ first_day, last_day }) =>
        !isCalendarDate(first_day) || !isCalendarDate(last_day) || last_day < dayAfter(first_day, timesLimits.days),
      {
        path: ['last_day'],
        message: 'interview_times.error.many_days',
        when: reportTogether,
      },
    )
    .refine(
      ({ last_day }) => today === anyDay || !isCalendarDate(last_day) || last_day <= dayAfter(today, timesLimits.mostDaysAhead),
      {
        path: ['last_day'],
        message: 'interview_times.error.too_far',
        when: reportTogether,
      },
    )

const soughtTimes = z.object(offerFields)
/** Which times staff look for. */
export const soughtTimesForm = (today: string) => withDays(soughtTimes, today)

const offer = soughtTimes.extend({
  place: optionalText(limits.text.place),
  note: optionalParagraph(limits.text.description),
})
/** The times that staff offer to a candidate (SLO-01). */
export const offerForm = (today: string) => withDays(offer, today)
export type OfferFields = z.output<typeof offer>
export type SoughtTimes = z.output<typeof soughtTimes>

/** A colleague whose calendar is unknown or was not read lately, with when it last was. */
const unknownCalendar = z.object({ fullname: z.string(), worked_at: z.string().nullable() })

const foundTimes = z.object({
  /** Instants, in order. */
  times: z.array(z.string()),
  unknown: z.array(unknownCalendar),
})
export type FoundTimes = z.infer<typeof foundTimes>

const ofCard = z.object({ id: recordId })

const offered = z.object({
  state: z.enum(timesStates),
  interviewers: z.array(z.object({ uuid: z.string(), fullname: z.string() })),
  minutes: z.number().int(),
  buffer: z.number().int(),
  limit_hours: z.number().int(),
  first_day: z.string(),
  last_day: z.string(),
  time_zone: z.string(),
  place: z.string(),
  note: z.string(),
  offered_at: z.string(),
  /** The time that the candidate picked, and whether it can still be moved or called off. */
  picked: z.object({ starts_at: z.string(), ends_at: z.string(), may_change: z.boolean() }).nullable(),
  /** Times that are free now. */
  ...foundTimes.shape,
})
export type OfferView = z.infer<typeof offered>

const cardTimes = z.object({
  /** Whether the stage of the card has an interview, and none is arranged: then times can be offered. */
  may_offer: z.boolean(),
  /** The last offer of this stage; null without one. */
  offer: offered.nullable(),
})

export const getTimesOfCardEndpoint = endpoint({
  method: 'GET',
  path: '/api/interview-times/card/:id',
  summary: 'The times that a candidate can pick an interview from, and the picked one',
  access: view,
  params: ofCard,
  reads: { what: 'person', of: 'application', by: ['id'] },
  answer: recordOf(cardTimes),
})

export const findTimesEndpoint = endpoint({
  method: 'POST',
  path: '/api/interview-times/find',
  summary: 'Times at which colleagues are free, with those whose calendar could not be read',
  access: change,
  body: soughtTimesForm(anyDay),
  bodyOn: soughtTimesForm,
  answer: recordOf(foundTimes),
  limits: [{ per: 'ip', most: 120, seconds: 600 }],
})

export const offerTimesEndpoint = endpoint({
  method: 'POST',
  path: '/api/interview-times/card/:id',
  summary: 'Offers times to a candidate, who gets a link by e-mail; an earlier offer ends',
  access: change,
  params: ofCard,
  body: offerForm(anyDay),
  bodyOn: offerForm,
  answer: changeOf(cardTimes),
})

export const endOfferEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/interview-times/card/:id',
  summary: 'Ends the offer of a card: its link opens nothing any more; a picked interview stays',
  access: change,
  params: ofCard,
  answer: changeOf(cardTimes),
})

const startsAt = z.iso.datetime({ error: 'interview_times.error.time' })

export const movePickedEndpoint = endpoint({
  method: 'POST',
  path: '/api/interview-times/card/:id/move',
  summary: 'Moves a picked interview to another free time, and notifies its candidate; 409 when that is taken',
  access: change,
  params: ofCard,
  body: z.object({ starts_at: startsAt }),
  answer: changeOf(cardTimes),
})

export const callOffPickedEndpoint = endpoint({
  method: 'POST',
  path: '/api/interview-times/card/:id/call-off',
  summary: 'Calls a picked interview off; its candidate may pick another time while the offer lasts',
  access: change,
  params: ofCard,
  body: z.object({ reason: optionalParagraph(limits.text.description) }).prefault({}),
  answer: changeOf(cardTimes),
})

const token = z.string('errors.bad_request').max(200, 'errors.bad_request')

const candidateTimes = z.object({
  state: z.enum(['open', 'picked']),
  name_job: z.string(),
  language_job: languageSchema,
  minutes: z.number().int(),
  limit_hours: z.number().int(),
  /** The names of the colleagues. */
  interviewers: z.array(z.string()),
  place: z.string(),
  note: z.string(),
  /** The time zone of the company's offer. */
  time_zone: z.string(),
  /** Free times; of a picked one that can be moved, where it can be moved to. */
  times: z.array(z.string()),
  picked: interviewView.extend(invitationId).nullable(),
  may_change: z.boolean(),
})
export type CandidateTimes = z.infer<typeof candidateTimes>

/** A POST, so that programs which follow the links of e-mails do nothing. */
export const openTimesEndpoint = endpoint({
  method: 'POST',
  path: '/api/interview-times/open',
  summary: 'The times behind a link; null when it is unknown, ended or over',
  access: 'anyone',
  body: z.object({ token }),
  answer: recordOf(candidateTimes.nullable()),
  limits: [{ per: 'ip', most: 120, seconds: 600 }],
})

export const pickTimeEndpoint = endpoint({
  method: 'POST',
  path: '/api/interview-times/pick',
  summary: 'Picks a free time, or moves the picked one; 409 with interview_times.error.taken when somebody else was faster',
  access: 'anyone',
  body: z.object({ token, starts_at: startsAt }),
  answer: changeOf(candidateTimes),
  limits: [{ per: 'ip', most: 60, seconds: 600 }],
})

export const callOffTimeEndpoint = endpoint({
  method: 'POST',
  path: '/api/interview-times/call-off',
  summary: 'Calls the picked interview off; another time can be picked while the offer lasts',
  access: 'anyone',
  body: z.object({ token, reason: optionalParagraph(limits.text.description) }),
  answer: changeOf(candidateTimes),
  limits: [{ per: 'ip', most: 60, seconds: 600 }],
})
