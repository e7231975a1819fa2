import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { interviewFile } from './interview-file.ts'

const interview = {
  uuid: 'a3c5cbd8-6d2c-4d9d-8f55-3f6d0a1f4b10',
  sequence: 2,
  starts_at: '2199-03-04T14:30:00.000Z',
  ends_at: '2199-03-04T15:15:00.000Z',
  title: 'Entrevista: Diseñadora; R&D, Bogotá',
  details: 'Con Ana Núñez\nTrae tu documento, por favor',
  place: 'Cra. 7 #12-34,\nBogotá',
}

test('MAIL-03 the calendar file of an interview has its times, texts, sequence and a reminder', () => {
  const calendar = new ICAL.Component(ICAL.parse(interviewFile(interview)))
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH')
  const found = calendar.getFirstSubcomponent('vevent')!
  const event = new ICAL.Event(found)
  expect(event.startDate.toJSDate().toISOString()).toBe(interview.starts_at)
  expect(event.endDate.toJSDate().toISOString()).toBe(interview.ends_at)
  expect([event.uid, event.sequence, event.summary]).toEqual([interview.uuid, 2, interview.title])
  expect([event.description, event.location]).toEqual([interview.details, 'Cra. 7 #12-34, Bogotá'])
  const alarm = found.getFirstSubcomponent('valarm')!
  expect(alarm.getFirstPropertyValue('action')).toBe('DISPLAY')
  expect(String(alarm.getFirstPropertyValue('trigger'))).toBe('-PT1H')
})

test('MAIL-03 an interview without a place has none in the file', () => {
  expect(interviewFile({ ...interview, place: '' })).not.toContain('LOCATION')
})
