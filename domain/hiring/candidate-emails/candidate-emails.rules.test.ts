import { describe, expect, test } from 'vitest'
import { stageEmailRequest } from './candidate-emails.contract.ts'
import { isNotifiedBy, meetingLink, shownStatus, variableValues } from './candidate-emails.rules.ts'
import { interviewTimes } from './interview-times.rules.ts'

const now = new Date('2026-03-10T15:00:00Z')
const interview = { date: '2026-03-12', from: '09:30', to: '10:15', sender: 'Equipo de selección', place: '', note: '' }

test.each([
  [null, false, null, false],
  ['queued', false, 'queued', true],
  ['sent', false, 'sent', true],
  ['kept', false, 'kept', false],
  [null, true, null, false],
  ['queued', true, 'kept', true],
  ['sent', true, 'sent', true],
  ['kept', true, 'kept', true],
] as const)(
  'NTF-01 SPEC-45 an e-mail that is %s, on a site that only stores (%s), is called %s and notifies: %s',
  (status, keeps, shown, isNotified) => {
    expect(shownStatus(status, keeps)).toBe(shown)
    expect(isNotifiedBy(status, keeps)).toBe(isNotified)
  },
)

test('I18N-04 an e-mail writes the interview date in the format of its language', () => {
  const about = { applicant: 'Ana', job: 'Cocina', interview }
  expect(variableValues(about, 'es').date).toBe('12/03/2026')
  expect(variableValues(about, 'en').date).toBe('03/12/2026')
})

test('I18N-04 MAIL-01 an e-mail writes times as its language does, and an invitation may lack them', () => {
  const about = { applicant: 'Ana', job: 'Cocina', interview }
  expect(variableValues(about, 'es')).toMatchObject({ from: '09:30', to: '10:15' })
  expect(variableValues(about, 'en')).toMatchObject({ from: '9:30 AM', to: '10:15 AM' })
  const empty = { ...about, interview: { ...interview, from: '', to: '9' } }
  for (const language of ['es', 'en'] as const) expect(variableValues(empty, language)).toMatchObject({ from: '', to: '9' })
})

test.each([
  ['https://meet.example.com/abc-def?x=1', true],
  ['HTTP://example.com', true],
  ['Carrera 7 # 71-21, piso 3', false],
  ['Ver https://example.com', false],
  ['javascript:alert(1)//https://example.com', false],
  ['https://example.com@evil.test', false],
  ['', false],
])('INJ-02 SPEC-65: %j as the place of an interview is a link: %j', (place, isLink) => {
  expect(meetingLink(place)).toBe(isLink ? place : undefined)
})

describe('NTF-01 interview times (SPEC-43)', () => {
  test.each([
    ['America/Bogota', '2026-03-12T14:30:00.000Z', '2026-03-12T15:15:00.000Z'],
    // Daylight saving time began there four days earlier.
    ['America/New_York', '2026-03-12T13:30:00.000Z', '2026-03-12T14:15:00.000Z'],
    ['Europe/Madrid', '2026-03-12T08:30:00.000Z', '2026-03-12T09:15:00.000Z'],
  ])('are those of %s', (time_zone, startsAt, endsAt) => {
    const times = interviewTimes({ ...interview, time_zone }, 'UTC', now)
    expect(times).toEqual({ startsAt: new Date(startsAt), endsAt: new Date(endsAt), timeZone: time_zone })
  })

  test.each([
    ['2026-04-03', '2026-04-03T12:30:00.000Z'],
    ['2026-04-06', '2026-04-06T13:30:00.000Z'],
    ['2026-09-05', '2026-09-05T13:30:00.000Z'],
    ['2026-09-07', '2026-09-07T12:30:00.000Z'],
  ])('MAIL-03 half past nine in Santiago on %s is %s, before and after a clock change', (date, startsAt) => {
    const times = interviewTimes({ ...interview, date, time_zone: 'America/Santiago' }, 'UTC', now)
    expect(times).toMatchObject({ startsAt: new Date(startsAt) })
  })

  test('MAIL-03 a skipped time falls after the clock change, and the order of times stays', () => {
    const skipped = { ...interview, date: '2026-09-06', from: '00:30', to: '01:45', time_zone: 'America/Santiago' }
    expect(interviewTimes(skipped, 'UTC', now)).toMatchObject({
      startsAt: new Date('2026-09-06T04:30:00.000Z'),
      endsAt: new Date('2026-09-06T04:45:00.000Z'),
    })
    const madrid = { ...interview, date: '2026-03-29', from: '02:30', to: '03:45', time_zone: 'Europe/Madrid' }
    expect(interviewTimes(madrid, 'UTC', now)).toMatchObject({
      startsAt: new Date('2026-03-29T01:30:00.000Z'),
      endsAt: new Date('2026-03-29T01:45:00.000Z'),
    })
    const twice = { ...interview, date: '2026-04-04', from: '23:30', to: '23:50', time_zone: 'America/Santiago' }
    expect(interviewTimes(twice, 'UTC', now)).toMatchObject({ startsAt: new Date('2026-04-05T02:30:00.000Z') })
  })

  test("have the zone's canonical name, whatever the letter case", () => {
    expect(interviewTimes({ ...interview, time_zone: 'america/BOGOTA' }, 'UTC', now)).toMatchObject({
      timeZone: 'America/Bogota',
    })
  })

  test("are in the site's zone when no zone is given", () => {
    expect(interviewTimes(interview, 'America/Bogota', now)).toMatchObject({ timeZone: 'America/Bogota' })
  })

  test.each([
    [{ date: '2026-03-09' }, { 'interview_data.date': ['notification.error.past'] }],
    [{ date: '0001-01-01' }, { 'interview_data.date': ['notification.error.past'] }],
    [{ date: '2300-01-01' }, { 'interview_data.date': ['notification.error.too_far'] }],
    [{ date: '9999-12-31' }, { 'interview_data.date': ['notification.error.too_far'] }],
    [{ date: '2026-03-10', from: '09:59', to: '11:00' }, { 'interview_data.from': ['notification.error.past'] }],
    [{ time_zone: 'CST' }, { 'interview_data.time_zone': ['notification.error.time_zone'] }],
    [{ time_zone: 'Mars/Olympus' }, { 'interview_data.time_zone': ['notification.error.time_zone'] }],
  ])('refuse %j', (change, errors) => {
    expect(interviewTimes({ ...interview, ...change }, 'America/Bogota', now)).toEqual({ errors })
  })

  test('accept today when the time is still to come in the zone', () => {
    expect(
      interviewTimes({ ...interview, date: '2026-03-10', from: '10:01', to: '11:00' }, 'America/Bogota', now),
    ).not.toHaveProperty('errors')
  })
})

test.each([
  [
    { interview_data: { date: '', from: '', to: '', sender: '' } },
    ['interview_data.date', 'interview_data.from', 'interview_data.to', 'interview_data.sender'],
  ],
  [{ interview_data: { ...interview, to: '09:30' } }, ['interview_data.to']],
  [{ template: { subject: '', title: '', message: '<p> </p>' } }, ['template.subject', 'template.title', 'template.message']],
  [{ template: {} }, ['template.subject', 'template.title', 'template.message']],
  [{ template: { uuid: 'not one' } }, ['template']],
  [
    { template: { subject: '{{fecha}}', title: '{{city}}', message: '<p>{{salario}}</p>' } },
    ['template.subject', 'template.title', 'template.message'],
  ],
])('NTF-01 missing fields are named one by one: %j', (change, fields) => {
  const request = { lang: 'es', stage: 'firstInterview', vacant_id: '1', interview_data: interview, template: { uuid: '1' } }
  const parsed = stageEmailRequest.safeParse({ ...request, ...change })
  const named = [...new Set(parsed.error?.issues.map(({ path }) => path.join('.')))]
  expect(named.sort()).toEqual([...fields].sort())
  for (const { message } of parsed.error?.issues ?? []) expect(message).toMatch(/^notification\.error\./)
})
