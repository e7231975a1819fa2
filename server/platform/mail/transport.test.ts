import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { expect, onTestFinished, test } from 'vitest'
import { anEmail as email } from '../../testing/emails.ts'
import { startSmtpServer } from '../../testing/smtp-server.ts'
import { layoutMail } from './mail-layout.ts'
import type { OutgoingEmail } from './message.ts'
import { openTransport, RecipientRefused } from './transport.ts'

const mailFrom = { name: 'Cantera', address: 'no-reply@cantera.test' }

async function overSmtp(...emails: OutgoingEmail[]) {
  const server = await startSmtpServer()
  const transport = openTransport({ smtpUrl: server.url, mailFrom, dataDir: '' })
  for (const each of emails) await transport.send(each)
  transport.close()
  await server.stop()
  return server.delivered
}

test('MAIL-02 an e-mail arrives with both parts, its language, the automatic mark and the Message-ID of its row', async () => {
  const [first, again] = await overSmtp(email(), email())
  expect(first?.email.from).toMatchObject({ name: 'Cantera', address: 'no-reply@cantera.test' })
  expect(first?.email.to).toMatchObject([{ name: 'Persona Demostración', address: 'persona@example.test' }])
  expect(first?.email.subject).toBe('Recibimos tu postulación')
  expect(first?.email.html).toContain('<p>Hola</p>')
  expect(first?.email.text?.trim()).toBe('Hola')
  const header = (key: string) => first?.email.headers.find((one) => one.key === key)?.value
  expect(header('auto-submitted')).toBe('auto-generated')
  expect(header('content-language')).toBe('es')
  expect(first?.email.messageId).toBe('<11111111-2222-4333-8444-555555555555@cantera.test>')
  expect(again?.email.messageId).toBe(first?.email.messageId)
})

const hostile = [
  'Ana\r\nBcc: victim@evil.test',
  'Ana\nX-Injected: yes',
  'Ana\u0000\u0007 \u202Emoc.live',
  '"Ana" <victim@evil.test>, other@evil.test',
  'Ana, victim@evil.test; <script>alert(1)</script>',
  '=?utf-8?Q?=0D=0ABcc:=20victim@evil.test?=',
]

test.each(hostile)('INJ-04 a name and a subject like %j add no header and no receiver', async (text) => {
  const [one] = await overSmtp(email({ to_name: text, subject: text }))
  expect(one?.to).toEqual(['persona@example.test'])
  expect(one?.email.to).toHaveLength(1)
  expect(one?.email.to?.[0]?.address).toBe('persona@example.test')
  expect(one?.email.cc ?? []).toEqual([])
  expect(one?.email.bcc ?? []).toEqual([])
  expect(one?.email.headers.map(({ key }) => key)).not.toContain('x-injected')
  expect(one?.email.subject).not.toMatch(/[\p{Cc}\u202e]/u)
})

test.each([
  '"victim@evil.test, other"@example.test',
  'a@evil.test, b@example.test',
  'a@evil.test\r\nRCPT TO:<b@evil.test>',
  '<a@evil.test>',
])('INJ-04 an e-mail to an address like %j is not sent', async (address) => {
  const server = await startSmtpServer()
  const transport = openTransport({ smtpUrl: server.url, mailFrom, dataDir: '' })
  await expect(transport.send(email({ to_address: address }))).rejects.toThrow(RecipientRefused)
  transport.close()
  await server.stop()
  expect(server.delivered).toEqual([])
})

test('MAIL-01 an e-mail reaches an address whose domain has letters beyond ASCII', async () => {
  const [one] = await overSmtp(email({ to_address: 'ana@xn--e1afmkfd.xn--p1ai' }))
  // The test server shows the domain in its letters.
  expect(one?.to).toEqual(['ana@пример.рф'])
})

test('INJ-04 a sender with line ends adds no header', async () => {
  const [one] = await overSmtp(email({ reply_to: 'sender@example.test\r\nBcc: victim@evil.test' }))
  expect(one?.to).toEqual(['persona@example.test'])
  expect(one?.email.headers.map(({ key }) => key)).not.toContain('bcc')
})

test('MAIL-02 markup in a name, a title or a fact is text in the e-mail', () => {
  const attack = '<img src=x onerror=alert(1)>"\'&'
  const { html, plain } = layoutMail({
    language: 'en',
    recipient: attack,
    subject: attack,
    intro: attack,
    title: attack,
    bodyHtml: '<p>Body</p>',
    facts: [{ label: 'Sender', value: attack }],
    replyTo: attack,
    site: { name: 'Cantera', url: 'https://cantera.test', logo: null, colour: null },
  })
  expect(html).not.toContain('<img')
  expect(html.match(/&lt;img src=x onerror=alert\(1\)&gt;/g)?.length).toBeGreaterThanOrEqual(5)
  expect(plain).toContain(attack)
})

test.each([
  ['es', 'Hola, Ana:', 'Ir a Cantera', 'Por favor, no lo respondas'],
  ['en', 'Hi Ana,', 'Go to Cantera', 'Please don’t reply'],
] as const)('MAIL-02 an e-mail in %s has greeting, link and no-reply note in both parts', (language, ...words) => {
  const { html, plain } = layoutMail({
    language,
    recipient: 'Ana',
    subject: 'S',
    title: 'T',
    bodyHtml: '<p>Uno</p><ul><li>Dos</li></ul><p><a href="https://cantera.test/x">Tres</a></p>',
    site: { name: 'Cantera', url: 'https://cantera.test', logo: null, colour: null },
  })
  for (const word of words) {
    expect(html).toContain(word)
    expect(plain).toContain(word)
  }
  expect(html).toContain(`lang="${language}"`)
  expect(html).toContain(`href="https://cantera.test/?lang=${language}"`)
  expect(plain).toContain(`: https://cantera.test/?lang=${language}`)
  expect(plain).toContain('Uno\n\n- Dos\n\nTres (https://cantera.test/x)')
})

test('MAIL-01 a server that hangs holds the worker no longer than the time limit', async () => {
  const silent = createServer((socket) => socket.on('error', () => {}))
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void silent.close())
  const url = `smtp://127.0.0.1:${(silent.address() as { port: number }).port}`
  const transport = openTransport({ smtpUrl: url, mailFrom, dataDir: '' }, { greetingMs: 200 })
  await expect(transport.send(email())).rejects.toThrow(/greeting|timeout/i)
  transport.close()
})

test('MAIL-01 the worker waits for a slow server, so that it does not get the e-mail twice', async () => {
  const server = await startSmtpServer(undefined, 600)
  onTestFinished(server.stop)
  const transport = openTransport({ smtpUrl: server.url, mailFrom, dataDir: '' }, { greetingMs: 300 })
  await transport.send(email())
  transport.close()
  expect(server.delivered).toHaveLength(1)
})

test('MAIL-01 a permanently refused address is distinguished from a busy server', async () => {
  const server = await startSmtpServer((to) =>
    to.startsWith('gone') ? { code: 550, text: 'no such person' } : { code: 451, text: 'try later' },
  )
  onTestFinished(server.stop)
  const transport = openTransport({ smtpUrl: server.url, mailFrom, dataDir: '' })
  await expect(transport.send(email({ to_address: 'gone@example.test' }))).rejects.toThrow(RecipientRefused)
  const later = transport.send(email({ to_address: 'busy@example.test' }))
  await expect(later).rejects.toThrow(/try later/)
  await expect(later).rejects.not.toThrow(RecipientRefused)
  transport.close()
})

test('SPEC-45 without an SMTP server an e-mail is stored once in the mailbox folder, in full', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'cantera-mailbox-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const transport = openTransport({ smtpUrl: undefined, mailFrom, dataDir })
  await transport.send(email())
  await transport.send(email())
  const names = await readdir(path.join(dataDir, 'mailbox'))
  expect(names).toEqual(['20260504T101112131Z-11111111-2222-4333-8444-555555555555.eml'])
  const kept = await PostalMime.parse(await readFile(path.join(dataDir, 'mailbox', names[0] ?? '')))
  expect(kept.subject).toBe('Recibimos tu postulación')
  expect(kept.to?.[0]?.address).toBe('persona@example.test')
})
