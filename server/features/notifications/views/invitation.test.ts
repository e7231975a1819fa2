import { expect, test } from 'vitest'
import { type Invitation, invitationText } from './invitation.ts'

const invitation: Invitation = {
  uuid: '11111111-2222-4333-8444-555555555555',
  sequence: 2,
  startsAt: new Date('2026-03-12T14:30:00Z'),
  endsAt: new Date('2026-03-12T15:15:00Z'),
  summary: 'Entrevista: Cocina',
  description: 'Entrevista con: Equipo',
  organizer: { name: 'Equipo', address: 'no-reply@cantera.test' },
  attendee: { name: 'Ana', address: 'ana@example.test' },
  url: 'https://cantera.test',
  now: new Date('2026-03-10T15:00:00Z'),
}
const lines = (text: string) => text.replaceAll(/\r\n[ \t]/g, '').split('\r\n')

test('MAIL-03 an invitation is a request with the interview’s own id, its sequence and its instants', () => {
  const of = lines(invitationText(invitation))
  expect(of).toEqual(
    expect.arrayContaining([
      'METHOD:REQUEST',
      'UID:11111111-2222-4333-8444-555555555555',
      'SEQUENCE:2',
      'DTSTAMP:20260310T150000Z',
      'DTSTART:20260312T143000Z',
      'DTEND:20260312T151500Z',
      'STATUS:CONFIRMED',
    ]),
  )
  expect(of.find((line) => line.startsWith('ORGANIZER'))).toMatch(/CN="Equipo".*mailto:no-reply@cantera\.test$/i)
  expect(of.find((line) => line.startsWith('ATTENDEE'))).toMatch(/RSVP=TRUE.*CN="Ana".*mailto:ana@example\.test$/i)
})

test('INJ-04 names and titles add no line to an invitation', () => {
  const attack = 'Ana"\r\nATTENDEE:mailto:victim@evil.test\r\nX-EVIL:1;,\\n'
  const of = lines(
    invitationText({
      ...invitation,
      summary: attack,
      description: attack,
      organizer: { name: attack, address: 'no-reply@cantera.test' },
      attendee: { name: attack, address: 'ana@example.test' },
    }),
  )
  expect(of.filter((line) => line.startsWith('ATTENDEE'))).toHaveLength(1)
  expect(of.some((line) => line.startsWith('X-EVIL'))).toBe(false)
})
