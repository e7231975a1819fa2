import { expect, test } from 'vitest'
import { isBounce } from './bounces.rules.ts'
import { readPlainReport } from './plain-reports.rules.ts'

const copy =
  '\n\n--- Below this line is a copy of the message.\n\nReturn-Path: <a@b.example>\nSubject: 550 5.1.1 does not exist\n'
const qmail = (reason: string) =>
  `Hi. This is the qmail-send program at mail.hosting.example.\nI'm afraid I wasn't able to deliver your message to the following addresses.\nThis is a permanent error; I've given up. Sorry it didn't work out.\n\n<ana@correo.example>:\n${reason}${copy}`
const haraka = (reason: string) =>
  `Hi. This is the Haraka Mailer program at mx.example.\nI'm afraid I wasn't able to deliver your message to the following addresses.\nThis is a permanent error; I've given up.\n\nIntended Recipients: <ana@correo.example>\nFailure Reason: ${reason}${copy}`
const exim = (reason: string) =>
  `This message was created automatically by mail delivery software.\n\nA message that you sent could not be delivered to one or more of its\nrecipients. This is a permanent error. The following address(es) failed:\n\n  ana@correo.example\n    host mx.correo.example [192.0.2.10]\n    SMTP error from remote mail server after RCPT TO:<ana@correo.example>:\n    ${reason}\n\n------ This is a copy of the message, including all the headers. ------\n\nSubject: Hola`
const outlook = (reason: string) =>
  `No se pudo entregar el mensaje a ana@correo.example.\n\nNo se encontró ana en correo.example.\n\nEl servidor remoto devolvió '${reason}'\n\nEncabezados de mensajes originales:\nReceived: x`

test.each([
  [
    'qmail',
    'failure notice',
    qmail('Remote host said: 550 5.1.1 <ana@correo.example>: Recipient address rejected: User unknown'),
    true,
  ],
  ['qmail without a code', 'failure notice', qmail('Sorry, no mailbox here by that name. (#5.1.1)'), true],
  ['qmail, full', 'failure notice', qmail('Remote host said: 552 5.2.2 Over quota'), false],
  ['Haraka', 'failure notice', haraka('550 5.1.1 The email account that you tried to reach does not exist.'), true],
  ['Haraka, policy', 'failure notice', haraka('550 5.7.1 Service unavailable; Client host [192.0.2.1] blocked'), false],
  ['Haraka without a reason', 'failure notice', haraka('Error: Some recipients failed: <ana@correo.example>'), false],
  ['exim', 'Mail delivery failed: returning message to sender', exim('550 No such user here'), true],
  ['exim, spam', 'Mail delivery failed', exim('550 Message rejected as spam by content filtering'), false],
  ['Exchange in Spanish', 'No se puede entregar: Hola', outlook('550 5.1.10 RESOLVER.ADR.RecipientNotFound'), true],
])('EML-02 the report of %s has failed, and says whether the address does not exist', (_, subject, text, missing) => {
  const report = readPlainReport(subject, text)
  expect(report).toMatchObject({ action: 'failed' })
  expect(report && isBounce(report)).toBe(missing)
})

test.each([
  [
    'exim',
    'Warning: message 1abc-2 delayed 24 hours',
    'A message that you sent has not yet been delivered after more than 24 hours.\nNo action is required on your part.',
  ],
  [
    'sendmail',
    'Warning: could not send message for past 4 hours',
    '421 4.4.1 mx: Connection timed out\nWarning: message still undelivered after 4 hours\nWill keep trying until message is 5 days old',
  ],
])('EML-02 a warning of %s is a delay', (_, subject, text) => {
  expect(readPlainReport(subject, text)?.action).toBe('delayed')
})

test.each(['Estoy de vacaciones hasta el lunes.', 'I am away. Call +57 300 550 1234.', ''])('EML-02 %j is no report', (text) => {
  expect(readPlainReport('Auto', text)).toBeUndefined()
})
