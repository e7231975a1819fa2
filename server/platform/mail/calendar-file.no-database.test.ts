import { expect, test } from 'vitest'
import { type CalendarFile, calendarFile } from './calendar-file.ts'

const invitation: CalendarFile = {
  uuid: '11111111-2222-4333-8444-555555555555',
  sequence: 2,
  cancels: false,
  startsAt: new Date('2026-03-12T14:30:00Z'),
  endsAt: new Date('2026-03-12T15:15:00Z'),
  summary: 'Entrevista: Cocina',
  description: 'Entrevista con: Equipo',
  place: 'https://meet.example.com/abc',
  organizer: { name: 'Equipo', address: 'equipo@example.test', replies: true },
  attendee: { name: 'Ana', address: 'ana@example.test' },
  url: 'https://cantera.test',
  now: new Date('2026-03-10T15:00:00Z'),
}
const lines = (text: string) => text.replaceAll(/\r\n[ \t]/g, '').split('\r\n')

test('MAIL-03 an invitation is a request with the interview’s own id, its sequence and its instants', () => {
  const of = lines(calendarFile(invitation))
  expect(of).toEqual(
    expect.arrayContaining([
      'METHOD:REQUEST',
      'UID:11111111-2222-4333-8444-555555555555',
      'SEQUENCE:2',
      'DTSTAMP:20260310T150000Z',
      'DTSTART:20260312T143000Z',
      'DTEND:20260312T151500Z',
      'STATUS:CONFIRMED',
      'LOCATION:https://meet.example.com/abc',
    ]),
  )
  expect(of.find((line) => line.startsWith('ORGANIZER'))).toMatch(/CN="Equipo".*mailto:equipo@example\.test$/i)
  expect(of.find((line) => line.startsWith('ATTENDEE'))).toMatch(/RSVP=TRUE.*CN="Ana".*mailto:ana@example\.test$/i)
})

test('MAIL-03 nobody is asked to answer to an address that nobody reads', () => {
  const organizer = { name: 'Equipo', address: 'no-reply@cantera.test', replies: false }
  const of = lines(calendarFile({ ...invitation, organizer }))
  expect(of).toContain('METHOD:PUBLISH')
  expect(of.find((line) => line.startsWith('ORGANIZER'))).toMatch(/mailto:no-reply@cantera\.test$/i)
  expect(of.filter((line) => line.startsWith('ATTENDEE') || line.includes('RSVP'))).toEqual([])
})

test('MAIL-03 SPEC-61: an interview is called off under the same id, and nobody is asked to answer that', () => {
  const of = lines(calendarFile({ ...invitation, sequence: 3, cancels: true }))
  expect(of).toEqual(expect.arrayContaining(['METHOD:CANCEL', `UID:${invitation.uuid}`, 'SEQUENCE:3', 'STATUS:CANCELLED']))
  expect(of.find((line) => line.startsWith('ATTENDEE'))).toMatch(/mailto:ana@example\.test$/i)
  expect(of.join()).not.toContain('RSVP=TRUE')
})

test('INJ-04 names and titles add no line to an invitation', () => {
  const attack = 'Ana"\r\nATTENDEE:mailto:victim@evil.test\r\nX-EVIL:1;,\\n'
  const of = lines(
    calendarFile({
      ...invitation,
      summary: attack,
      description: attack,
      place: attack,
      organizer: { name: attack, address: 'equipo@example.test', replies: true },
      attendee: { name: attack, address: 'ana@example.test' },
    }),
  )
  expect(of.filter((line) => line.startsWith('ATTENDEE'))).toHaveLength(1)
  expect(of.some((line) => line.startsWith('X-EVIL'))).toBe(false)
})
