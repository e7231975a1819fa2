import { expect, test, vi } from 'vitest'
import {
  addCalendarEndpoint,
  deleteCalendarEndpoint,
  getAvailabilityEndpoint,
  readCalendarEndpoint,
  setHoursEndpoint,
} from '#domain/hiring/interview-times/availability.contract.ts'
import { findTimesEndpoint } from '#domain/hiring/interview-times/interview-times.contract.ts'
import { calendarDay, dayAfter } from '#domain/kernel/dates.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { calendarWith, folderAnswers, multistatusWith, startCalendarServer } from '../../testing/calendar-server.ts'
import { makeBusyCalendar } from '../../testing/interview-times.ts'
import { ownNetwork } from '../../testing/registrations.ts'
import { readDueCalendars } from './reading-calendars.writes.ts'

const site = sharedTestApp({ WORKER: '0', FOREIGN_LOOPBACK: '1', TRUST_PROXY: '127.0.0.1' })
const day = () => dayAfter(calendarDay(site.platform.now(), 'America/Bogota'), 3)
const at = (time: string) => new Date(`${day()}T${time}:00-05:00`)

async function colleague() {
  const person = await site.person({ role: 'administrator' })
  const hours = [1, 2, 3, 4, 5, 6, 7].map((one) => ({ day: one, from: '09:00', to: '12:00' }))
  const set = await site.call(setHoursEndpoint, { token: person.token, body: { time_zone: 'America/Bogota', hours } })
  expect(set.answer.data).toMatchObject({ chosen: true, time_zone: 'America/Bogota' })
  return person
}
const add = ({ token }: TestPerson, body: object) =>
  site.call(addCalendarEndpoint, { token, headers: ownNetwork(), body: { kind: 'ical', ...body } as never })
const free = async ({ token, uuid }: TestPerson) => {
  const body = {
    ...{ interviewers: [uuid], minutes: 60, buffer: 0, limit_hours: 1, first_day: day(), last_day: day() },
    time_zone: 'America/Bogota',
  } as const
  const { data } = (await site.call(findTimesEndpoint, { token, headers: ownNetwork(), body })).answer
  return { ...data, hours: data.times.map((time) => (new Date(time).getUTCHours() + 19) % 24) }
}

test('SLO-02 a calendar at an iCalendar address says when its owner is busy, and nothing of its events is stored', async () => {
  const { url } = await startCalendarServer((reply) => reply.end(calendarWith([at('10:15'), at('10:30')])))
  const person = await colleague()
  expect((await free(person)).hours).toEqual([9, 10, 11])
  const added = await add(person, { address: url })
  expect(added.answer.data).toMatchObject({ state: 'working', failure: null, host: new URL(url).host })
  expect((await free(person)).hours).toEqual([9, 11])
  const { db } = site.platform
  const stored = JSON.stringify([
    await db.selectFrom('busy_calendars').selectAll().execute(),
    await db.selectFrom('busy_spans').selectAll().execute(),
  ])
  expect(stored).not.toContain('Cita')
  const [row] = await db.selectFrom('busy_calendars').select('address').where('user_id', '=', person.id).execute()
  expect(row?.address.toString()).not.toContain('127.0.0.1')
  const params = { id: added.answer.data.uuid }
  const other = await site.person({ role: 'administrator' })
  expect((await site.call(deleteCalendarEndpoint, { token: other.token, params })).status).toBe(404)
  await site.call(deleteCalendarEndpoint, { token: person.token, params })
  expect((await free(person)).hours).toEqual([9, 10, 11])
  expect(await site.auditOf(person)).toEqual(['calendar.added', 'calendar.deleted'])
})

test('SLO-02 a CalDAV server is asked by calendar-query with the login, which is stored sealed', async () => {
  const { url, asked } = await startCalendarServer((reply, { headers, method }) => {
    if (headers.authorization !== `Basic ${Buffer.from('marta:secreto').toString('base64')}`) return reply.writeHead(401).end()
    if (method !== 'REPORT') return reply.writeHead(405).end()
    return reply
      .writeHead(207)
      .end(multistatusWith(calendarWith([at('09:00'), at('09:30')]), calendarWith([at('11:00'), at('12:00')])))
  })
  const person = await colleague()
  const wrong = await add(person, { kind: 'caldav', address: url, user: 'marta', password: 'falso' })
  expect(wrong.answer.data).toMatchObject({ state: 'failing', failure: 'login', worked_at: null })
  await site.call(deleteCalendarEndpoint, { token: person.token, params: { id: wrong.answer.data.uuid } })
  const added = await add(person, { kind: 'caldav', address: url, user: 'marta', password: 'secreto' })
  expect(added.answer.data.state).toBe('working')
  expect(asked.at(-1)).toMatchObject({ method: 'REPORT', depth: '1', body: expect.stringContaining('calendar-query') })
  expect((await free(person)).hours).toEqual([10])
  const [row] = await site.platform.db.selectFrom('busy_calendars').select('login').where('user_id', '=', person.id).execute()
  expect(row?.login?.toString()).not.toContain('secreto')
})

test('SLO-02 a CalDAV address is that of a calendar, not of the folder with calendars, which has no events either', async () => {
  let kind: string = folderAnswers.PROPFIND
  const { url, asked } = await startCalendarServer((reply, { method }) =>
    reply.writeHead(207).end(method === 'PROPFIND' ? kind : folderAnswers.REPORT),
  )
  const person = await colleague()
  const folder = (await add(person, { kind: 'caldav', address: url })).answer.data
  expect(folder).toMatchObject({ state: 'failing', failure: 'missing' })
  expect(asked.map(({ method, depth }) => [method, depth])).toEqual([
    ['REPORT', '1'],
    ['PROPFIND', '0'],
  ])
  kind = kind.replace('<principal />', '<C:calendar />')
  const call = { token: person.token, headers: ownNetwork(), params: { id: folder.uuid } }
  expect((await site.call(readCalendarEndpoint, call)).answer.data).toMatchObject({ state: 'working', failure: null })
})

test.each<[string, string, (reply: import('node:http').ServerResponse) => void]>([
  ['answers 500', 'unreachable', (reply) => reply.writeHead(500).end()],
  ['is not there', 'missing', (reply) => reply.writeHead(404).end()],
  ['redirects', 'unreachable', (reply) => reply.writeHead(302, { location: 'http://169.254.169.254/' }).end()],
  ['answers a page', 'unreadable', (reply) => reply.end('<!doctype html><title>Sign in</title>')],
  [
    'has a rule that never ends',
    'unreadable',
    (reply) => reply.end(calendarWith([at('09:00'), at('10:00')]).replace('SUMMARY', 'RRULE:FREQ=SECONDLY\r\nSUMMARY')),
  ],
  ['is huge', 'too_large', (reply) => reply.end('x'.repeat(11 * 1_048_576))],
])('SLO-02 a calendar that %s is unknown, which offering says; it stays possible', async (_about, failure, answer) => {
  const { url } = await startCalendarServer(answer)
  const person = await colleague()
  expect((await add(person, { address: url })).answer.data).toMatchObject({ state: 'failing', failure, worked_at: null })
  const found = await free(person)
  expect(found.hours).toEqual([9, 10, 11])
  expect(found.unknown).toEqual([{ fullname: expect.any(String), worked_at: null }])
})

test('SLO-02 a calendar that fails later says when it last worked, and its busy times of then still count', async () => {
  let works = true
  const { url } = await startCalendarServer((reply) =>
    works ? reply.end(calendarWith([at('09:00'), at('10:00')])) : reply.writeHead(503).end(),
  )
  const person = await colleague()
  const { uuid, worked_at } = (await add(person, { address: url })).answer.data
  works = false
  site.passSeconds(1800)
  const { token } = person
  const later = await site.call(readCalendarEndpoint, { token, headers: ownNetwork(), params: { id: uuid } })
  expect(later.answer.data).toMatchObject({ state: 'failing', failure: 'unreachable', worked_at })
  expect(await free(person)).toMatchObject({ hours: [10, 11], unknown: [{ worked_at }] })
})

test('SLO-02 whoever offers times does not wait for a slow calendar', async () => {
  const { url } = await startCalendarServer(() => {})
  const person = await colleague()
  await makeBusyCalendar(site, person.id, url)
  const { setTimeout: real } = globalThis
  const spy = vi.spyOn(globalThis, 'setTimeout').mockImplementation(((act: () => void, ms = 0) => real(act, ms / 50)) as never)
  const { timeout } = AbortSignal
  const soon = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout.call(AbortSignal, ms / 20))
  try {
    expect(await free(person)).toMatchObject({ hours: [9, 10, 11], unknown: [{ worked_at: null }] })
    expect(spy.mock.calls.map(([, ms]) => ms)).toContain(8000)
  } finally {
    spy.mockRestore()
    soon.mockRestore()
  }
})

test('SLO-02 calendars are read in the background when they are due, each by one process', async () => {
  let works = 0
  const { url } = await startCalendarServer((reply) => {
    works += 1
    reply.end(calendarWith([at('09:00'), at('10:00')]))
  })
  const person = await colleague()
  await makeBusyCalendar(site, person.id, url)
  await Promise.all([readDueCalendars(site.platform), readDueCalendars(site.platform)])
  expect(works).toBe(1)
  expect((await free(person)).hours).toEqual([10, 11])
  site.passSeconds(15 * 60 + 1)
  await readDueCalendars(site.platform)
  expect(works).toBe(2)
})

test.each([
  ['ftp://calendar.test/a.ics', 'availability.error.address'],
  ['https://user:secret@calendar.test/a.ics', 'availability.error.address'],
  ['calendar.test/a.ics', 'availability.error.address'],
])('SLO-02 the address %s is none of a calendar', async (address, error) => {
  const person = await site.person({ role: 'administrator' })
  expect((await add(person, { address })).refusal.errors).toEqual({ address: [error] })
})

test('SLO-02 calendars in private networks are refused, and webcal means https', async () => {
  const person = await site.person({ role: 'administrator' })
  expect((await add(person, { address: 'https://10.0.0.1/a.ics' })).answer.data).toMatchObject({ failure: 'unreachable' })
  expect((await add(person, { address: 'webcal://169.254.169.254/a.ics' })).answer.data).toMatchObject({ failure: 'unreachable' })
  for (let more = 0; more < 3; more += 1) await add(person, { address: 'https://10.0.0.1/a.ics' })
  expect((await add(person, { address: 'https://10.0.0.1/a.ics' })).refusal.error_message).toBe('availability.error.full')
})

test('SLO-01 hours end after they begin, without overlaps, in a zone that exists', async () => {
  const { token } = await site.person({ role: 'administrator' })
  const set = async (hours: object[], time_zone = 'America/Bogota') =>
    (await site.call(setHoursEndpoint, { token, body: { time_zone, hours } as never })).refusal?.errors
  expect(await set([{ day: 1, from: '10:00', to: '09:00' }])).toEqual({ hours: ['availability.error.hours'] })
  const overlapping = [
    { day: 1, from: '09:00', to: '12:00' },
    { day: 1, from: '11:00', to: '13:00' },
  ]
  expect(await set(overlapping)).toEqual({ hours: ['availability.error.hours'] })
  expect(await set([], 'Mars/Base')).toEqual({ time_zone: ['availability.error.time_zone'] })
  expect((await site.call(getAvailabilityEndpoint, { token })).answer.data).toMatchObject({ chosen: false, calendars: [] })
})
