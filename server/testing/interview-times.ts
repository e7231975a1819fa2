import { randomUUID } from 'node:crypto'
import {
  offerTimesEndpoint,
  openTimesEndpoint,
  pickTimeEndpoint,
} from '#domain/hiring/interview-times/interview-times.contract.ts'
import { calendarDay, dayAfter } from '#domain/kernel/dates.ts'
import { sealCalendar } from '../platform/calendars/calendar-secrets.ts'
import type { TestApp, TestPerson } from './app.ts'
import { makeApplication, makeVacancy } from './records.ts'
import { ownNetwork } from './registrations.ts'

/** The token in the link of an e-mail with times. */
export const timesTokenIn = (html: string): string => /\/times\/([\w.-]+)/.exec(html)?.[1] ?? ''

interface Offering {
  readonly interviewer?: TestPerson
  readonly candidate?: TestPerson
  readonly fields?: object
  readonly vacancy?: Awaited<ReturnType<typeof makeVacancy>>
}

/** A candidate whom an administrator offers times of a colleague, every day from 9 to 12 and from 14 to 17 of the site. */
export async function offered(site: TestApp, { interviewer, candidate, fields = {}, ...more }: Offering = {}) {
  const { platform, call } = site
  const { db } = platform
  const recruiter = interviewer ?? (await site.person({ role: 'administrator' }))
  const person = candidate ?? (await site.person({ cv: true }))
  const vacancy = more.vacancy ?? (await makeVacancy(platform))
  const card = await makeApplication(platform, vacancy.id, person.id, 'firstInterview')
  const hours = [1, 2, 3, 4, 5, 6, 7].flatMap((day) => [
    { day, from: '09:00', to: '12:00' },
    { day, from: '14:00', to: '17:00' },
  ])
  const chosen = { time_zone: 'America/Bogota', hours: JSON.stringify(hours) }
  await db
    .insertInto('interview_hours')
    .values({ user_id: recruiter.id, ...chosen })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
  const today = calendarDay(platform.now(), 'America/Bogota')
  const offer = (more: object = {}) =>
    call(offerTimesEndpoint, {
      token: recruiter.token,
      params: { id: card.uuid },
      body: {
        ...{ interviewers: [recruiter.uuid], minutes: 60, buffer: 0, limit_hours: 24, time_zone: 'America/Bogota' },
        ...{ first_day: dayAfter(today, 2), last_day: dayAfter(today, 4), place: 'Sala 2', note: '', ...fields, ...more },
      },
    })
  const made = await offer()
  const mails = (kind?: string) =>
    db
      .selectFrom('outgoing_emails')
      .selectAll()
      .where('application_id', '=', card.id)
      .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
      .orderBy('id')
      .execute()
  const token = timesTokenIn((await mails('interview_times')).at(-1)?.html ?? '')
  const open = async (of = token) => (await call(openTimesEndpoint, { body: { token: of }, headers: ownNetwork() })).answer.data
  const pick = (starts_at: string, of = token) =>
    call(pickTimeEndpoint, { body: { token: of, starts_at }, headers: ownNetwork() })
  return { recruiter, person, vacancy, card, offer, made, mails, token, open, pick }
}

/** Adds a calendar directly to its table. Returns its uuid. */
export async function makeBusyCalendar({ platform }: TestApp, userId: number, address: string, kind: 'ical' | 'caldav' = 'ical') {
  const [uuid, at] = [randomUUID(), platform.now()]
  const sealed = sealCalendar(platform.secretKey, uuid, address, undefined)
  const { host } = new URL(address)
  await platform.db
    .insertInto('busy_calendars')
    .values({ uuid, user_id: userId, kind, host, ...sealed, created_at: at, due_at: at })
    .execute()
  return uuid
}
