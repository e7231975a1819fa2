import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { limits } from '#domain/kernel/limits.ts'
import type { MessageReader } from '../../platform/mail/incoming/message-reader.ts'
import { replyAddress } from '../../platform/mail/reply-address.ts'
import { attached, message, report } from '../../testing/incoming-mail.ts'
import { sharedReplyMailbox } from '../../testing/reply-mailbox.ts'
import { visitOnce } from './mailbox.writes.ts'

const { address, site, imap, over, aCard, outgoing } = sharedReplyMailbox()
const me = randomUUID()
/** A reader that notes what it was given; by itself it parses nothing. */
const given: number[] = []
const unread: MessageReader = {
  run: async ({ source }) => {
    given.push(source.length)
    return { failure: 'crashed' }
  },
  close() {},
}
const visit = () => visitOnce(over(), me)
const most = limits.replies.ofPersonPerDay
const stored = (userId: number) => site.platform.db.selectFrom('replies').selectAll().where('user_id', '=', userId).execute()
const passed = (userId: number) =>
  site.platform.db.selectFrom('passed_messages').select('reason').where('user_id', '=', userId).execute()

test('MIN-01 the body of a message that names no e-mail of the site is neither fetched nor parsed', async () => {
  const { to } = await aCard()
  const forged = to.replace(/-[a-z2-7]{16}@/, '-aaaaaaaaaaaaaaaa@')
  const foreign = to.replace('@agencia.test', '@otra.test')
  const lines = 'a \n'.repeat(190_000)
  for (const stranger of [address, forged, foreign])
    imap().deliver(message(stranger, lines, 'Content-Type: text/plain; format=flowed\n'))
  given.length = 0
  expect(await visitOnce(over(), me, unread)).toBe('read')
  expect(given).toEqual([])
  expect(imap().read().slice(-3)).toEqual([false, false, false])
})

test('MIN-03 no more replies of one person are stored in a day than the limit; the rest is named', async () => {
  const { person, to } = await aCard()
  for (let at = 0; at < most.stored + 2; at += 1) imap().deliver(message(to, `Mensaje ${at}`))
  await visit()
  expect(await stored(person.id)).toHaveLength(most.stored)
  expect(await passed(person.id)).toEqual([{ reason: 'too_many' }, { reason: 'too_many' }])
  // Automatic replies have a limit of their own, so that a loop does not keep the person's words out.
  for (let at = 0; at < most.automatic + 1; at += 1) imap().deliver(message(to, 'Ausente', 'Auto-Submitted: auto-replied\n'))
  await visit()
  expect(await stored(person.id)).toHaveLength(most.stored + most.automatic)
  site.passSeconds(24 * 3600 + 60)
  imap().deliver(message(to, 'Al día siguiente'))
  await visit()
  expect((await stored(person.id)).at(-1)?.body).toBe('Al día siguiente')
})

test('MIN-03 no more files of one person are stored in a day than the limit; further ones are named', async () => {
  const { person, to } = await aCard()
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF').toString('base64')
  const parts = Array.from({ length: limits.replies.files }, (_, at) =>
    attached('application/pdf', pdf, `Content-Disposition: attachment; filename="hoja${at}.pdf"\n`),
  )
  const body = `--x\nContent-Type: text/plain\n\nVan.\n${parts.join('')}--x--`
  for (let at = 0; at <= most.files / limits.replies.files; at += 1)
    imap().deliver(message(to, body, 'Content-Type: multipart/mixed; boundary=x\n'))
  await visit()
  const rows = await stored(person.id)
  const files = await site.platform.db
    .selectFrom('reply_files')
    .select('file_id')
    .where(
      'reply_id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
  expect(files).toHaveLength(most.files)
  expect(rows.at(-1)).toMatchObject({ body: 'Van.', left_out: expect.arrayContaining(['hoja0.pdf', 'hoja4.pdf']) })
})

test('MIN-03 a message that is delivered again, and reports without end about one e-mail, store nothing', async () => {
  const { card, person, to } = await aCard()
  const again = message(to, 'Una vez')
  for (let at = 0; at < 3; at += 1) imap().deliver(again)
  const { id } = await outgoing(card.id, person)
  const delayed = `Reporting-MTA: dns; mx.test\n\nFinal-Recipient: rfc822; ${person.email}\nAction: delayed\nStatus: 4.4.1`
  for (let at = 0; at < 5; at += 1) imap().deliver(report(replyAddress(site.platform, { kind: 'email', id }) ?? '', delayed))
  await visit()
  expect(await stored(person.id)).toHaveLength(1)
})

test('UPL-06 MIN-03 files of replies count with all uploads from outside; beyond that bound the words arrive alone', async () => {
  const { db } = site.platform
  const { person, to } = await aCard()
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF').toString('base64')
  const file = attached('application/pdf', pdf, 'Content-Disposition: attachment; filename="diploma.pdf"\n')
  const send = async (text: string) => {
    imap().deliver(
      message(to, `--x\nContent-Type: text/plain\n\n${text}\n${file}--x--`, 'Content-Type: multipart/mixed; boundary=x\n'),
    )
    await visit()
    const { body, left_out } = (await stored(person.id)).at(-1)!
    return { body, left_out }
  }
  const ofDay = { key: 'kilobytes from outside', window_ends_at: new Date(Date.now() + 3_600_000) }
  await db.deleteFrom('rate_limits').where('key', '=', ofDay.key).execute()
  expect(await send('Uno')).toEqual({ body: 'Uno', left_out: [] })
  const used = () => db.selectFrom('rate_limits').select('count').where('key', '=', ofDay.key).executeTakeFirstOrThrow()
  expect((await used()).count).toBe(1)

  const { scarceMegabytes, mostMegabytes, whenScarce } = limits.outsideUploads
  await db
    .updateTable('rate_limits')
    .set({ count: scarceMegabytes * 1024 })
    .where('key', '=', ofDay.key)
    .execute()
  for (let at = 0; at < whenScarce; at += 1) expect((await send(`Escaso ${at}`)).left_out).toEqual([])
  expect(await send('Escaso')).toEqual({ body: 'Escaso', left_out: ['diploma.pdf'] })
  imap().deliver(message(to, 'Sin archivo'))
  await visit()
  expect((await stored(person.id)).at(-1)).toMatchObject({ body: 'Sin archivo', left_out: [] })

  await db
    .updateTable('rate_limits')
    .set({ count: mostMegabytes * 1024 })
    .where('key', '=', ofDay.key)
    .execute()
  expect(await send('Lleno')).toEqual({ body: 'Lleno', left_out: ['diploma.pdf'] })
  await db.deleteFrom('rate_limits').where('key', '=', ofDay.key).execute()
})

test('QUO-01 the replies of a person, and their files, are bounded over all days', async () => {
  const { person, to } = await aCard()
  const { replies, fileMegabytes } = limits.filled.ofPerson
  const { id } = await site.platform.db
    .insertInto('files')
    .values({
      storage_key: `portfolio/${me}.pdf`,
      original_name: 'obra.pdf',
      media_type: 'application/pdf',
      bytes: fileMegabytes * 1_048_576,
      sha256: '00',
      purpose: 'portfolio',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await site.platform.db
    .insertInto('portfolio_items')
    .values({ user_id: person.id, description: 'Obra', link: 'https://example.com', file_id: id })
    .execute()
  const part = attached('application/pdf', 'JVBERi0xLjQ=', 'Content-Disposition: attachment; filename="hoja.pdf"\n')
  const body = `--x\nContent-Type: text/plain\n\nVan.\n${part}--x--`
  imap().deliver(message(to, body, 'Content-Type: multipart/mixed; boundary=x\n'))
  await visit()
  expect(await stored(person.id)).toMatchObject([{ body: 'Van.', left_out: ['hoja.pdf'] }])

  const rows = Array.from({ length: replies - 1 }, (_, at) => ({
    user_id: person.id,
    received_at: new Date('2020-01-01'),
    from_address: person.email,
    subject: 'Antes',
    body: 'Antes',
    message_id: `${at}.${me}@example.com`,
    uid_validity: -1,
    uid: at,
  }))
  await site.platform.db.insertInto('replies').values(rows).execute()
  imap().deliver(message(to, 'Una más'))
  await visit()
  expect(await stored(person.id)).toHaveLength(replies)
  expect(await passed(person.id)).toEqual([{ reason: 'too_many' }])
})
