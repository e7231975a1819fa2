import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { listMailboxEndpoint, readMailboxEndpoint } from '#domain/desk/mailbox/mailbox.contract.ts'
import { openTransport } from '../../platform/mail/transport.ts'
import { sharedTestApp, startTestApp } from '../../testing/app.ts'

const site = sharedTestApp()

async function keep(
  subject: string,
  queuedAt: string,
  calendar: string | null = null,
  kind = 'test',
  to_address = 'ana@example.test',
) {
  const { platform, dataDir } = site
  const row = await platform.db
    .insertInto('outgoing_emails')
    .values({
      kind,
      language: 'es',
      to_name: 'Ana <b>',
      to_address,
      subject,
      html: '<p>Cuerpo</p>',
      plain: 'Cuerpo',
      calendar,
      queued_at: queuedAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await openTransport({ smtpUrl: undefined, mailFrom: { name: 'Cantera', address: 'no-reply@cantera.test' }, dataDir }).send(row)
}

const staff = () => site.person({ role: [{ module: 'notifications', item: 'view' }] })

test('SPEC-45: lists stored e-mails newest first, shows them with invitations, and skips unfinished ones', async () => {
  await keep('Primero', '2026-01-01T10:00:00Z')
  await keep('Segundo', '2026-01-02T10:00:00Z', 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR')
  // The file that a crash leaves behind while an e-mail is stored.
  const crashed = '.20260103T101112131Z-11111111-2222-4333-8444-555555555555.eml.unfinished'
  await writeFile(path.join(site.dataDir, 'mailbox', crashed), 'Subject: x')
  const { token } = await staff()
  const { data, total } = (await site.call(listMailboxEndpoint, { token })).answer
  expect(total).toBe(2)
  expect(data.map(({ subject }) => subject)).toEqual(['Segundo', 'Primero'])
  expect(data[0]).toMatchObject({ to: 'Ana <b> <ana@example.test>', date: '2026-01-02T10:00:00.000Z' })

  const whole = (await site.call(readMailboxEndpoint, { token, params: { name: data[0]?.id ?? '' } })).answer.data
  expect(whole).toMatchObject({ from: 'Cantera <no-reply@cantera.test>', subject: 'Segundo', reply_to: null })
  expect(whole.html).toContain('<p>Cuerpo</p>')
  expect(whole.text.trim()).toBe('Cuerpo')
  expect(whole.calendar).toContain('METHOD:REQUEST')
  expect((await site.call(listMailboxEndpoint, { token, query: { q: 'primero' } })).answer.data).toHaveLength(1)
  expect(
    (await site.call(listMailboxEndpoint, { token, query: { page: 1, size: 1 } })).answer.data.map(({ subject }) => subject),
  ).toEqual(['Primero'])
})

test('SPEC-45: a search finds e-mails by subject, name and address, also one whose row is gone', async () => {
  await keep('Con fila', '2026-01-05T10:00:00Z', null, 'test', 'busca@example.test')
  await keep('Sin fila', '2026-01-06T10:00:00Z', null, 'test', 'busca@example.test')
  await site.platform.db.deleteFrom('outgoing_emails').where('subject', '=', 'Sin fila').execute()
  const { token } = await staff()
  const found = async (q: string) =>
    (await site.call(listMailboxEndpoint, { token, query: { q } })).answer.data.map(({ subject }) => subject)
  expect(await found('BUSCA@')).toEqual(['Sin fila', 'Con fila'])
  expect(await found(' fila')).toEqual(['Sin fila', 'Con fila'])
  expect(await found('ana <b> busca@')).toEqual(['Sin fila', 'Con fila'])
  expect(await found('cuerpo')).toEqual([])
})

test('UPL-04 no name leads out of the mailbox folder or to another kind of file', async () => {
  const { token } = await staff()
  await mkdir(path.join(site.dataDir, 'mailbox'), { recursive: true })
  await writeFile(path.join(site.dataDir, 'mailbox', 'notes.eml'), 'Subject: secret\r\n\r\n')
  for (const name of [
    '../secret-key',
    '..%2Fsecret-key',
    'notes',
    'notes.eml',
    '20260101T100000000Z-none',
    '20260101T100000000Z-00000000-0000-4000-8000-000000000000',
  ])
    expect((await site.call(readMailboxEndpoint, { token, params: { name } })).status).toBe(404)
  expect((await site.call(listMailboxEndpoint, { token })).answer.data.map(({ subject }) => subject)).not.toContain('secret')
})

test('SPEC-45: with an SMTP server there is no mailbox', async () => {
  const other = await startTestApp({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } })
  const { token } = await other.person({ role: [{ module: 'notifications', item: 'view' }] })
  expect((await other.call(listMailboxEndpoint, { token })).status).toBe(404)
})

test('LOG-03 SPEC-15: only staff with every right read an e-mail whose link opens an account', async () => {
  const [some, all] = [await staff(), await site.person({ role: 'administrator' })]
  for (const kind of ['recovery', 'invitation']) await keep(`Llave ${kind}`, '2026-01-03T10:00:00Z', null, kind)
  const { data } = (await site.call(listMailboxEndpoint, { token: some.token, query: { q: 'llave' } })).answer
  expect(data).toHaveLength(2)
  for (const { id } of data) {
    expect((await site.call(readMailboxEndpoint, { token: some.token, params: { name: id } })).status).toBe(403)
    expect((await site.call(readMailboxEndpoint, { token: all.token, params: { name: id } })).answer.data.html).toContain(
      'Cuerpo',
    )
  }
})

test('SPEC-77: the mailbox hides e-mails to people without consent from those who may not know of them', async () => {
  const [some, all, added] = [await staff(), await site.person({ role: 'administrator' }), await site.person()]
  await site.platform.db
    .updateTable('users')
    .set({ consent_due_at: new Date('2026-02-01T00:00:00Z'), added_at: new Date('2026-01-02T00:00:00Z') })
    .where('id', '=', added.id)
    .execute()
  await keep('Permiso pendiente', '2026-01-04T10:00:00Z', null, 'test', added.email)
  const found = async (token: string) =>
    (await site.call(listMailboxEndpoint, { token, query: { q: 'pendiente' } })).answer.data.map(({ id }) => id)
  const [name = ''] = await found(all.token)
  expect((await site.call(readMailboxEndpoint, { token: all.token, params: { name } })).answer.data.to).toContain(added.email)
  expect(await found(some.token)).toEqual([])
  expect((await site.call(readMailboxEndpoint, { token: some.token, params: { name } })).status).toBe(404)
  await site.platform.db.updateTable('users').set({ added_by: some.id }).where('id', '=', added.id).execute()
  expect(await found(some.token)).toEqual([name])
})
