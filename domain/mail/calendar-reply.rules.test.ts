import { expect, test } from 'vitest'
import { readCalendarReply } from './calendar-reply.rules.ts'

const uuid = '11111111-2222-4333-8444-555555555555'
const file = (prodid: string, method: string, event: string) =>
  `BEGIN:VCALENDAR\r\nPRODID:${prodid}\r\nVERSION:2.0\r\nMETHOD:${method}\r\nBEGIN:VTIMEZONE\r\nDTSTART:16010101T000000\r\nEND:VTIMEZONE\r\nBEGIN:VEVENT\r\n${event.replaceAll('\n', '\r\n')}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`
const google = (event: string, method = 'REPLY') => file('-//Google Inc//Google Calendar 70.9054//EN', method, event)
const outlook = (event: string, method = 'REPLY') => file('Microsoft Exchange Server 2010', method, event)
const read = { uuid, sequence: 0, attendee: 'ana@correo.test', comment: '', proposed: [], hasProgramWords: true }

test.each([
  [
    'Google, accepted',
    google(
      `DTSTART:20270304T143000Z\nORGANIZER;CN=Agencia:mailto:a+x@b.test\nUID:${uuid}\nATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;CN=ana@co\n rreo.test;X-NUM-GUESTS=0:mailto:Ana@correo.test\nSEQUENCE:0`,
    ),
    { ...read, answer: 'accepted' },
  ],
  [
    'Google, declined with a comment',
    google(
      `UID:${uuid}\nATTENDEE;PARTSTAT=DECLINED;X-RESPONSE-COMMENT="No puedo; ya tengo trabajo: gracias":mailto:ana@correo.test\nSEQUENCE:2`,
    ),
    { ...read, sequence: 2, answer: 'declined', comment: 'No puedo; ya tengo trabajo: gracias' },
  ],
  [
    'Outlook, declined with a comment',
    outlook(
      `ATTENDEE;PARTSTAT=DECLINED;CN="Ruiz, Ana":mailto:ana@correo.test\nCOMMENT;LANGUAGE=es-CO:No puedo\\, lo siento.\\n\nUID:${uuid.toUpperCase()}\nSUMMARY;LANGUAGE=es-CO:Rechazada: Entrevista\nSEQUENCE:1`,
    ),
    { ...read, sequence: 1, answer: 'declined', comment: 'No puedo, lo siento.', hasProgramWords: false },
  ],
  [
    'Apple, tentative',
    file(
      '-//Apple Inc.//iPhone OS 17.0//EN',
      'REPLY',
      `ATTENDEE;CN="Ana";PARTSTAT=TENTATIVE:mailto:ana@correo.test\nUID:${uuid}`,
    ),
    { ...read, answer: 'tentative' },
  ],
  [
    'Google, another time',
    google(
      `DTSTART:20270305T143000Z\nDTEND:20270305T151500Z\nUID:${uuid}\nATTENDEE;PARTSTAT=TENTATIVE:mailto:ana@correo.test`,
      'COUNTER',
    ),
    { ...read, answer: 'proposed', proposed: ['2027-03-05T14:30:00.000Z', '2027-03-05T15:15:00.000Z'] },
  ],
  [
    'Outlook, another time in a zone of Windows',
    outlook(`ATTENDEE:mailto:ana@correo.test\nUID:${uuid}\nDTSTART;TZID=SA Pacific Standard Time:20270305T093000`, 'COUNTER'),
    { ...read, answer: 'proposed', proposed: ['2027-03-05 09:30 SA Pacific Standard Time'], hasProgramWords: false },
  ],
])('SPEC-61 the answer of %s is read', (_, text, expected) => {
  expect(readCalendarReply(text)).toEqual(expected)
})

test.each([
  ['an invitation', google(`UID:${uuid}\nATTENDEE;PARTSTAT=ACCEPTED:mailto:ana@correo.test`, 'REQUEST')],
  ['the event of another calendar', google('UID:abc@google.com\nATTENDEE;PARTSTAT=ACCEPTED:mailto:ana@correo.test')],
  ['no answer', google(`UID:${uuid}\nATTENDEE;PARTSTAT=NEEDS-ACTION:mailto:ana@correo.test`)],
  ['a forged sequence', google(`UID:${uuid}\nATTENDEE;PARTSTAT=ACCEPTED:mailto:ana@correo.test\nSEQUENCE:1e30`)],
  ['no calendar', 'Hola'],
  ['a long line', `${'A;B=C'.repeat(20_000)}`],
])('SPEC-61 %s is no answer of a calendar to an interview', (_, text) => {
  expect(readCalendarReply(text)).toBeUndefined()
})
