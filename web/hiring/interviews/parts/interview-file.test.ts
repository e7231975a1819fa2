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
/** The lines of a file, unfolded (RFC 5545, 3.1). */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

test('MAIL-03 the calendar file of an interview has its times, texts, sequence and a reminder', () => {
  const lines = linesOf(interviewFile(interview))
  expect(lines).toEqual(
    expect.arrayContaining([
      'METHOD:PUBLISH',
      `UID:${interview.uuid}`,
      'SEQUENCE:2',
      'DTSTART:21990304T143000Z',
      'DTEND:21990304T151500Z',
      'SUMMARY:Entrevista: Diseñadora\\; R&D\\, Bogotá',
      'DESCRIPTION:Con Ana Núñez\\nTrae tu documento\\, por favor',
      'LOCATION:Cra. 7 #12-34\\, Bogotá',
    ]),
  )
  const alarm = lines.slice(lines.indexOf('BEGIN:VALARM'), lines.indexOf('END:VALARM'))
  expect(alarm).toEqual(expect.arrayContaining(['ACTION:DISPLAY', 'TRIGGER:-PT1H']))
})

test('MAIL-03 an interview without a place has none in the file', () => {
  expect(interviewFile({ ...interview, place: '' })).not.toContain('LOCATION')
})
