import { expect, test } from 'vitest'
import { anEmail } from '../../testing/emails.ts'
import { messageOf, type OutgoingEmail } from './message.ts'

test.each([
  ['es', 'invitacion.ics'],
  ['en', 'invitation.ics'],
] as const)('MAIL-03 the calendar file of an e-mail in %s is named %s', (language, filename) => {
  const email = { language, kind: 'stage', uuid: '1', to_name: 'Ana', to_address: 'ana@example.com', subject: 'Entrevista' }
  const calendar = 'BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR\r\n'
  const message = messageOf({ ...email, calendar } as OutgoingEmail, { name: '', address: 'no-reply@cantera.test' })
  expect(message.icalEvent).toEqual({ method: 'CANCEL', filename, content: calendar })
})

test.each([
  ['an answer', { kind: 'answer', actor_id: 1 }, false, false],
  ['an answer of a colleague who was erased', { kind: 'answer', actor_id: null }, false, false],
  ['words about a stage by a colleague', { kind: 'stage', actor_id: 1 }, false, true],
  ['the e-mail that a stage sends by itself', { kind: 'stage', actor_id: null }, true, true],
  ['a suggestion', { kind: 'share', actor_id: 1 }, true, true],
  ['an invitation of a colleague', { kind: 'invitation', actor_id: 1 }, true, true],
] as const)('EML-03 %s says who made it, and its language where somebody chose one', (_, of, isAutomatic, hasLanguage) => {
  const { headers } = messageOf(anEmail(of), { name: '', address: 'no-reply@cantera.test' })
  expect([headers && 'Auto-Submitted' in headers, headers && 'Content-Language' in headers]).toEqual([isAutomatic, hasLanguage])
})
