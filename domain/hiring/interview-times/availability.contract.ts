import { z } from 'zod'
import { calendarFailures } from '../../kernel/calendar-failures.ts'
import { endpoint } from '../../kernel/endpoint.ts'
import { optionalText, recordId, requiredText } from '../../kernel/fields.ts'
import { limits } from '../../kernel/limits.ts'
import { changeOf, recordOf } from '../../kernel/pagination.ts'
import { areHoursClear, calendarStates, timesLimits } from './interview-times.rules.ts'

const view = { module: 'candidates', item: 'view' } as const

const time = z.string('availability.error.time').regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'availability.error.time')

/** The hours in which a colleague takes interviews, in their own time zone (SLO-01). */
export const hoursForm = z.object({
  time_zone: requiredText('availability.error.time_zone'),
  hours: z
    .array(z.object({ day: z.int('errors.bad_request').min(1).max(7), from: time, to: time }), 'errors.bad_request')
    .max(timesLimits.hours, 'availability.error.hours')
    .refine(areHoursClear, 'availability.error.hours'),
})
export type HoursFields = z.output<typeof hoursForm>

export const calendarKinds = ['ical', 'caldav'] as const

/** Addresses of calendars: https, or webcal, which means the same. HTTP is left to the guard, which allows it in tests alone. */
const isCalendarAddress = (text: string) => /^(?:https?|webcals?):\/\/[^\s/?#@]+(?:[/?#]\S*)?$/i.test(text)

/** A calendar that says when a colleague is busy (SLO-02). */
export const calendarForm = z.object({
  kind: z.enum(calendarKinds, 'errors.bad_request'),
  address: requiredText('availability.error.address', 2000)
    .refine(isCalendarAddress, 'availability.error.address')
    .transform((text) => text.replace(/^webcals?:/i, 'https:')),
  /** The login of a CalDAV server. */
  user: optionalText(limits.text.line),
  password: z.string('errors.bad_request').max(limits.password.maximum, 'errors.too_long').default(''),
})
export type CalendarFields = z.output<typeof calendarForm>

const calendarView = z.object({
  uuid: z.string(),
  kind: z.enum(calendarKinds),
  /** The site of its address, which is secret. */
  host: z.string(),
  state: z.enum(calendarStates),
  failure: z.enum(calendarFailures).nullable(),
  /** When it was last tried, and when it last worked. */
  checked_at: z.string().nullable(),
  worked_at: z.string().nullable(),
})
export type CalendarView = z.infer<typeof calendarView>

const availability = z.object({
  time_zone: z.string(),
  hours: z.array(z.object({ day: z.number().int(), from: z.string(), to: z.string() })),
  /** Whether the colleague has chosen these hours; else they are the usual ones. */
  chosen: z.boolean(),
  calendars: z.array(calendarView),
})
export type Availability = z.infer<typeof availability>

export const getAvailabilityEndpoint = endpoint({
  method: 'GET',
  path: '/api/availability',
  summary: "The caller's hours for interviews, and the calendars that say when the caller is busy",
  access: view,
  withoutKeys: true,
  answer: recordOf(availability),
})

export const setHoursEndpoint = endpoint({
  method: 'PUT',
  path: '/api/availability',
  summary: "Sets the caller's hours for interviews",
  access: view,
  withoutKeys: true,
  body: hoursForm,
  answer: changeOf(availability),
})

export const addCalendarEndpoint = endpoint({
  method: 'POST',
  path: '/api/availability/calendars',
  summary: 'Adds a calendar that says when the caller is busy, and reads it',
  access: view,
  withoutKeys: true,
  body: calendarForm,
  answer: changeOf(calendarView),
  limits: [{ per: 'ip', most: 60, seconds: 3600 }],
})

export const readCalendarEndpoint = endpoint({
  method: 'POST',
  path: '/api/availability/calendars/:id/read',
  summary: "Reads one of the caller's calendars now",
  access: view,
  withoutKeys: true,
  params: z.object({ id: recordId }),
  answer: changeOf(calendarView),
  limits: [{ per: 'ip', most: 60, seconds: 3600 }],
})

export const deleteCalendarEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/availability/calendars/:id',
  summary: "Removes one of the caller's calendars with what was read of it",
  access: view,
  withoutKeys: true,
  params: z.object({ id: recordId }),
  answer: changeOf(calendarView),
})
