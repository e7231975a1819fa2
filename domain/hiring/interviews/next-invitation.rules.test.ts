import { expect, test } from 'vitest'
import { nextInvitation, type StandingInterview } from './next-invitation.rules.ts'

const next = {
  startsAt: new Date('2199-03-04T14:30:00Z'),
  endsAt: new Date('2199-03-04T15:15:00Z'),
  sender: 'Marta <marta@example.com>',
  place: 'Carrera 7',
  note: '',
}
const standing = (change: Partial<StandingInterview> = {}): StandingInterview => ({
  uuid: 'first',
  sequence: 1,
  organizer: 'Equipo',
  starts_at: next.startsAt,
  ends_at: next.endsAt,
  sender: next.sender,
  place: next.place,
  note: next.note,
  cancelled_at: null,
  invitations: [
    { sequence: 1, cancels: false },
    { sequence: 0, cancels: false },
  ],
  ...change,
})

const first = { uuid: 'new', organizer: 'Agencia <respuestas@agencia.test>' }
test('SPEC-43 the first interview of a stage begins at sequence 0 with its own organizer', () => {
  expect(nextInvitation(undefined, next, first)).toEqual({
    ...first,
    ...{ sequence: 0, isNew: true, replaces: false },
  })
})

test.each<[string, Partial<StandingInterview>, object]>([
  ['the same interview', {}, { sequence: 1, isNew: false, replaces: true }],
  ['another hour', { starts_at: new Date(0) }, { sequence: 2, isNew: true, replaces: true }],
  ['another end', { ends_at: new Date(0) }, { sequence: 2, isNew: true, replaces: true }],
  ['another interviewer', { sender: 'Equipo' }, { sequence: 2, isNew: true, replaces: true }],
  ['another place', { place: '' }, { sequence: 2, isNew: true, replaces: true }],
  ['another note', { note: 'Trae tu documento' }, { sequence: 2, isNew: true, replaces: true }],
  [
    'the same interview after its cancellation',
    { sequence: 2, cancelled_at: new Date(0), invitations: [{ sequence: 2, cancels: true }, ...standing().invitations] },
    { sequence: 3, isNew: true, replaces: false },
  ],
  ['an interview whose invitation was taken back', { invitations: [] }, { sequence: 1, isNew: true, replaces: false }],
])('SPEC-43 SPEC-61 the next invitation to %s', (_about, change, expected) => {
  expect(nextInvitation(standing(change), next, first)).toEqual({ uuid: 'first', organizer: 'Equipo', ...expected })
})
