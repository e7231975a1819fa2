import { expect, test } from 'vitest'
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
