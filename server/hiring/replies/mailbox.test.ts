import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { getWaitingEndpoint } from '#domain/desk/dashboard/dashboard.contract.ts'
import { getReplyMailboxEndpoint } from '#domain/hiring/replies/replies.contract.ts'
import type { MessageReader } from '../../platform/mail/incoming/message-reader.ts'
import { parseMessage } from '../../platform/mail/incoming/parse-message.ts'
import { message } from '../../testing/incoming-mail.ts'
import { sharedReplyMailbox } from '../../testing/reply-mailbox.ts'
import { pauseAfter, startReadingReplies, visitOnce } from './mailbox.writes.ts'

const { address, site, imap, over, aCard } = sharedReplyMailbox()
const me = randomUUID()
const visit = (platform = over(), holder = me) => visitOnce(platform, holder)
const state = () => site.platform.db.selectFrom('reply_mailbox').selectAll().executeTakeFirstOrThrow()
const staff = () => site.person({ role: 'administrator' })

test('EML-01 staff see since when the mailbox is away, without its password, and one process holds it', async () => {
  expect(await visit(over(imap().lockedUrl))).toBe('away')
  const { token } = await staff()
  const away = (await site.call(getReplyMailboxEndpoint, { token })).answer.data
  expect(away).toMatchObject({ address, away_since: expect.any(String), last_error: expect.any(String) })
  expect(JSON.stringify(away)).not.toContain('secreto-equivocado')
  expect(await visit(over(), randomUUID())).toBe('held')
  expect(await visit()).toBe('read')
  expect((await site.call(getReplyMailboxEndpoint, { token })).answer.data).toMatchObject({ away_since: null, last_error: null })
  site.passSeconds(21 * 60)
  expect(await visit(over(), randomUUID())).toBe('read')
})

test('EML-01 ADM-01 the dashboard says that the mailbox is away once that has lasted, until it is read again', async () => {
  site.passSeconds(21 * 60)
  await visit()
  const { token } = await site.person({ role: [{ module: 'notifications', item: 'view' }] })
  const other = await site.person({ role: [{ module: 'candidates', item: 'view' }] })
  const waits = async (reader = token) => (await site.call(getWaitingEndpoint, { token: reader })).answer.data.mailbox
  await visit(over(imap().lockedUrl))
  expect(await waits()).toBe(0)
  site.passSeconds(5 * 60 + 1)
  await visit(over(imap().lockedUrl))
  expect([await waits(), await waits(other.token)]).toEqual([1, null])
  await visit()
  expect(await waits()).toBe(0)
})

test.each([
  [0, 30_000],
  [1, 60_000],
  [5, 900_000],
  [60, 900_000],
])('EML-01 after %i failures the next visit waits %i ms', (failures, pause) => {
  expect(pauseAfter(failures, 30_000)).toBe(pause)
})

test('MIN-02 a process that stops leaves the mailbox to another at once, and one that ends otherwise within a minute', async () => {
  site.passSeconds(21 * 60)
  expect(await visit()).toBe('read')
  const other = randomUUID()
  expect(await visit(over(), other)).toBe('held')
  site.passSeconds(60)
  expect(await visit(over(), other)).toBe('read')
  site.passSeconds(60)
  const stop = startReadingReplies(over(), site.app.log)
  // It first drops the hold of a process that has ended, and then takes the mailbox.
  const before: (string | null)[] = [other, null]
  await expect.poll(async () => before.includes((await state()).holder)).toBe(false)
  expect(await visit(over(), other)).toBe('held')
  stop()
  await expect.poll(async () => (await state()).holder).toBeNull()
})

test('MIN-02 a message that ended the connection twice is passed over and named, and the next one arrives', async () => {
  site.passSeconds(60)
  const { card, to } = await aCard()
  imap().deliver(message(to, 'Antes'))
  await visit()
  const { last_uid, unmatched } = await state()
  imap().deliver(message(to, 'No llega'))
  imap().deliver(message(to, 'Llega'))
  // Two processes ended while they read it.
  await site.platform.db
    .updateTable('reply_mailbox')
    .set({ tried_uid: last_uid + 1, tries: 2 })
    .execute()
  expect(await visit()).toBe('read')
  const replies = await site.platform.db.selectFrom('replies').select('body').where('application_id', '=', card.id).execute()
  expect(new Set(replies.map(({ body }) => body))).toEqual(new Set(['Antes', 'Llega']))
  expect((await state()).unmatched).toBe(unmatched)
  const { token } = await staff()
  const { passed } = (await site.call(getReplyMailboxEndpoint, { token })).answer.data
  expect(passed).toMatchObject([{ reason: 'not_handed_over', uid: last_uid + 1, from: '', subject: '' }])
})

test('MIN-02 a message that ends the process which parses it is passed over and named', async () => {
  site.passSeconds(60)
  const { card, to } = await aCard()
  imap().deliver(message(to, 'Mata'))
  imap().deliver(message(to, 'Vive'))
  const kills = new Set(['crashed'])
  const reader: MessageReader = {
    run: async (unparsed) =>
      kills.delete('crashed') ? { failure: 'crashed' } : parseMessage({ ...unparsed, source: Buffer.from(unparsed.source) }),
    close() {},
  }
  expect(await visitOnce(over(), me, reader)).toBe('read')
  const replies = await site.platform.db.selectFrom('replies').select('body').where('application_id', '=', card.id).execute()
  expect(replies).toEqual([{ body: 'Vive' }])
  const { token } = await staff()
  const passed = async (reader: string) => (await site.call(getReplyMailboxEndpoint, { token: reader })).answer.data.passed
  expect((await passed(token))[0]).toMatchObject({
    reason: 'crashed',
    from: 'Ana Ruiz <ana@correo.test>',
    subject: 'Re: Siguiente paso',
  })
  expect(imap().read().slice(-2)).toEqual([false, true])
  const limited = await site.person({ role: [{ module: 'notifications', item: 'view' }], limited: true })
  expect(await passed(limited.token)).toEqual([])
})

test('SLW-01 a message that took too long is read again later, and holds up no other', async () => {
  site.passSeconds(60)
  const { card, to } = await aCard()
  imap().deliver(message(to, 'Lento'))
  imap().deliver(message(to, 'Rápido'))
  let slow = 3
  const reader: MessageReader = {
    run: async (unparsed) => {
      const isSlow = Buffer.from(unparsed.source).includes('Lento') && slow-- > 0
      return isSlow ? { failure: 'too_slow' } : parseMessage({ ...unparsed, source: Buffer.from(unparsed.source) })
    },
    close() {},
  }
  const bodies = async () => {
    expect(await visitOnce(over(), me, reader)).toBe('read')
    const { token } = await staff()
    const { passed } = (await site.call(getReplyMailboxEndpoint, { token })).answer.data
    const named = passed.filter(({ reason }) => reason === 'too_slow').map(({ next_try_at }) => next_try_at !== null)
    const stored = site.platform.db.selectFrom('replies').select('body').where('application_id', '=', card.id).orderBy('id')
    return [named, (await stored.execute()).map(({ body }) => body)]
  }
  expect(await bodies()).toEqual([[true], ['Rápido']])
  expect((await bodies())[0], 'not before its time').toEqual([true])
  expect(slow).toBe(2)
  site.passSeconds(61)
  expect(await bodies()).toEqual([[true], ['Rápido']])
  site.passSeconds(601)
  expect(await bodies()).toEqual([[true], ['Rápido']])
  site.passSeconds(3601)
  expect(await bodies()).toEqual([[], ['Rápido', 'Lento']])
  expect(imap().read().slice(-2)).toEqual([true, true])
})
