import { expect, test } from 'vitest'
import { googleCalendarUrl } from './calendar.rules.ts'

test('MAIL-03 a link offers the interview to Google Calendar', () => {
  const [startsAt, endsAt] = ['2199-03-04T14:30:00.000Z', '2199-03-04T15:15:00.000Z']
  const url = new URL(googleCalendarUrl({ title: 'Entrevista: R&D', startsAt, endsAt, details: 'Con Ana', place: 'Cra. 7 #12' }))
  expect([url.origin, url.pathname]).toEqual(['https://calendar.google.com', '/calendar/render'])
  expect(Object.fromEntries(url.searchParams)).toEqual({
    action: 'TEMPLATE',
    text: 'Entrevista: R&D',
    dates: '21990304T143000Z/21990304T151500Z',
    details: 'Con Ana',
    location: 'Cra. 7 #12',
  })
})

test.each([
  ['', 'Con Ana', ['action', 'text', 'dates', 'details']],
  ['Sala 2', '', ['action', 'text', 'dates', 'location']],
])('MAIL-03 the link to Google Calendar leaves out an empty place or text: %j, %j', (place, details, names) => {
  const [startsAt, endsAt] = ['2199-03-04T14:30:00.000Z', '2199-03-04T15:15:00.000Z']
  const url = new URL(googleCalendarUrl({ title: 'Entrevista', startsAt, endsAt, details, place }))
  expect([...url.searchParams.keys()]).toEqual(names)
})
