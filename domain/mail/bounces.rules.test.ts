import { expect, test } from 'vitest'
import { isBounce, isUnknownAddress, readDeliveryStatus } from './bounces.rules.ts'

const postfix = `Reporting-MTA: dns; mx.agencia.test
X-Postfix-Queue-ID: 4XyZ1234
Arrival-Date: Wed, 25 Nov 2026 10:00:00 -0500 (-05)

Final-Recipient: rfc822; ana.ruiz@correo.test
Original-Recipient: rfc822;Ana.Ruiz@correo.test
Action: failed
Status: 5.1.1
Remote-MTA: dns; mx.correo.test
Diagnostic-Code: smtp; 550 5.1.1 <ana.ruiz@correo.test>: Recipient address
    rejected: User unknown in virtual mailbox table
`
const exchange = `Reporting-MTA: dns;EXCH01.empresa.test\r
\r
Final-Recipient: rfc822;ana.ruiz@correo.test\r
Action: failed\r
Status: 5.1.10\r
Diagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found\r
`
const gmail = `Reporting-MTA: dns; googlemail.com
Arrival-Date: Wed, 25 Nov 2026 07:00:00 -0800 (PST)

Final-Recipient: rfc822; ana.ruiz@correo.test
Action: failed
Status: 5.2.1
Diagnostic-Code: smtp; 550-5.2.1 The email account that you tried to reach is inactive.
Last-Attempt-Date: Wed, 25 Nov 2026 07:00:01 -0800 (PST)
`
const delay = `Reporting-MTA: dns; mx.agencia.test

Final-Recipient: rfc822; ana.ruiz@correo.test
Action: delayed
Status: 4.4.1
Will-Retry-Until: Fri, 27 Nov 2026 10:00:00 -0500
`

test.each([
  ['Postfix', postfix, '5.1.1', true],
  ['Exchange', exchange, '5.1.10', true],
  ['Gmail', gmail, '5.2.1', true],
  ['a delay', delay, '4.4.1', false],
])('EML-01 the report of %s names the address and whether the e-mail bounced', (_, text, status, bounced) => {
  const [report, ...more] = readDeliveryStatus(text)
  expect(more).toEqual([])
  expect(report).toMatchObject({ address: 'ana.ruiz@correo.test', status })
  expect(report && isBounce(report)).toBe(bounced)
})

test('EML-01 a folded reason is one line without its kind, and a report about nobody has no receivers', () => {
  expect(readDeliveryStatus(postfix)[0]?.reason).toBe(
    '550 5.1.1 <ana.ruiz@correo.test>: Recipient address rejected: User unknown in virtual mailbox table',
  )
  expect(readDeliveryStatus('Reporting-MTA: dns; mx.test\n\nAction: failed\nStatus: 5.0.0\n')).toEqual([])
})

test.each([
  ['failed', '5.7.129', 'not authorised to send to the recipient', false],
  ['failed', '5.7.133', 'sender not authenticated for group', false],
  ['failed', '5.1.1', '', true],
  ['failed', '5.1.10', '', true],
  ['failed', '5.1.2', '', true],
  ['failed', '5.0.0', '550 5.1.1 No such user', true],
  ['failed', '5.0.0', "554 delivery error: dd This user doesn't have a correo.example account", true],
  ['failed', '5.4.4', 'Host or domain name not found. Name service error for name=corre.example', true],
  ['failed', '5.2.1', '550-5.2.1 The email account that you tried to reach is inactive.', true],
  ['failed', '5.2.1', '550 5.2.1 Message rate too high', false],
  ['failed', '5.2.2', '552 5.2.2 The email account that you tried to reach is over quota', false],
  ['failed', '5.2.3', '552 5.2.3 Message size exceeds fixed maximum', false],
  ['failed', '5.1.1', '550 5.1.1 Mailbox full', false],
  ['failed', '5.0.0', '550 Message rejected as spam', false],
  ['failed', '5.4.1', '550 5.4.1 Recipient address rejected: Access denied', false],
  ['failed', '5.7.1', '550 5.7.1 User unknown', false],
  ['failed', '4.4.7', '', false],
  ['failed', '5.7.26', '', false],
  ['failed', '5.1.8', '', false],
  ['delayed', '5.1.1', '', false],
  ['delivered', '2.0.0', '', false],
])('EML-02 the action %s with %s "%s" says that the address does not exist: %s', (action, status, reason, missing) => {
  expect(isBounce({ action, status, reason })).toBe(missing)
})

test.each([
  [550, '550 5.1.1 User unknown', true],
  [550, '550 no such person', true],
  [553, '553 5.1.3 Bad destination mailbox address syntax', true],
  [550, '550 5.2.1 Mailbox disabled', true],
  [550, '550 5.7.1 Relaying denied', false],
  [550, '550 5.1.8 Sender address rejected: Domain not found', false],
  [554, '554 Message refused', false],
  [550, '550 Requested action not taken: mailbox unavailable', true],
  [550, '550 Rejected: listed at a blocklist', false],
  [550, '550 El usuario no existe', true],
  [550, '550 SPF check failed', false],
  [552, '552 5.2.2 Mailbox full', false],
])('EML-01 the answer %i "%s" says that the address does not exist: %s', (code, response, unknown) => {
  expect(isUnknownAddress(code, response)).toBe(unknown)
})
