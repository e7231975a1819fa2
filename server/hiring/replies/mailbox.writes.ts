import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { limits } from '#domain/kernel/limits.ts'
import { ConnectionLost, type MailboxMessage, NotHandedOver, visitMailbox } from '../../platform/mail/imap-mailbox.ts'
import { createMessageReader, type MessageReader } from '../../platform/mail/incoming/message-reader.ts'
import type { Platform } from '../../platform/platform.ts'
import { beginAgain, endAgain, notePassed, readToTryAgain } from './passed-messages.writes.ts'
import { type Received, receiveMessage } from './receiving.writes.ts'
import type { Receiving as Reading } from './stored-replies.writes.ts'

/** The longest pause between two visits, after failures. */
const longestMs = 15 * 60_000
/**
 * A process that crashed holds the mailbox no longer than this, also beyond the pause after a visit; one that reads extends its hold.
 * `lookMs`: how often another process checks whether it is free. Together they are less than a minute (MIN-02).
 */
const held = { ms: 30_000, extendMs: 8000, lookMs: 10_000 }
/** A message that ended the connection or the process so often is passed over. */
const mostTries = 2

/** The pause after so many failed visits in a row. */
export function pauseAfter(failures: number, usualMs: number): number {
  return Math.min(usualMs * 2 ** failures, longestMs)
}

/** Reads the mailbox with the answers until the returned function is called (EML-01). A site without IMAP_URL reads none. */
export function startReadingReplies(platform: Reading, log: FastifyBaseLogger): () => void {
  if (!platform.config.replies) return () => {}
  const stopped = new AbortController()
  const holder = randomUUID()
  const usualMs = platform.config.replySeconds * 1000
  const read = async () => {
    // Only one process can open the embedded database, so that a hold is that of one which has ended.
    if (!platform.config.databaseUrl) await platform.db.updateTable('reply_mailbox').set({ holder: null }).execute()
    for (let failures = 0; !stopped.signal.aborted; ) {
      let pauseMs = usualMs
      try {
        const visit = await visitOnce(platform, holder)
        failures = visit === 'away' ? failures + 1 : 0
        pauseMs = visit === 'held' ? Math.min(usualMs, held.lookMs) : pauseAfter(failures, usualMs)
      } catch (error) {
        failures += 1
        pauseMs = pauseAfter(failures, usualMs)
        log.warn({ err: error }, 'reading answers to e-mails failed')
      }
      await setTimeout(pauseMs, undefined, { signal: stopped.signal, ref: false }).catch(() => {})
    }
  }
  const reading = read().catch((error: unknown) => log.error({ err: error }, 'answers to e-mails are not read'))
  return () => {
    stopped.abort()
    messages.close()
    // Not before: a visit that is under way would read beside the process that holds the mailbox next.
    reading
      .then(() => releaseMailbox(platform, holder))
      .catch((error: unknown) => log.warn({ err: error }, 'releasing the mailbox failed'))
  }
}

const messages = createMessageReader()

/**
 * One visit, if no other process holds the mailbox. Stores since when the mailbox is away, and the number of messages that fit nobody. When
 * the connection breaks at a message, a second visit follows at once, which may pass over that message.
 */
export async function visitOnce(platform: Reading, holder: string, reader = messages): Promise<'read' | 'away' | 'held'> {
  const { db, now, config } = platform
  if (!config.replies) return 'held'
  const { imapUrl } = config.replies
  const extending = setInterval(() => void extendHold(platform, holder).catch(() => {}), held.extendMs).unref()
  const ended = () => ({ held_until: later(now(), config.replySeconds * 1000 + held.ms) })
  try {
    for (let visits = 1; ; visits += 1) {
      const state = await holdMailbox(platform, holder)
      if (!state) return 'held'
      const again = await readToTryAgain(platform, state.uid_validity)
      const place = { uidValidity: state.uid_validity, lastUid: state.last_uid, again }
      try {
        await visitMailbox(imapUrl, place, (message, isAgain) =>
          (isAgain ? handleAgain : handleMessage)(platform, reader, message),
        )
        break
      } catch (error) {
        if (error instanceof ConnectionLost && visits <= mostTries) continue
        await db
          .updateTable('reply_mailbox')
          .set({ away_since: sql`coalesce(away_since, ${now()})`, last_error: reasonOf(error, imapUrl), ...ended() })
          .execute()
        return 'away'
      }
    }
  } finally {
    clearInterval(extending)
  }
  await db
    .updateTable('reply_mailbox')
    .set({ checked_at: now(), away_since: null, last_error: null, ...ended() })
    .execute()
  return 'read'
}

/**
 * Receives one message, and passes over one that the server does not hand over, that cannot be parsed, or that ended the connection or this
 * process before (MIN-02).
 */
async function handleMessage(platform: Reading, reader: MessageReader, message: MailboxMessage): Promise<boolean> {
  const { db } = platform
  const received = (await beginTry(platform, message)) > mostTries ? notHandedOver : await tryToReceive(platform, reader, message)
  if (received.outcome === 'passed') await notePassed(platform, message, received)
  const isSameMailbox = sql`uid_validity = ${message.uidValidity}`
  await db
    .updateTable('reply_mailbox')
    .set({ uid_validity: message.uidValidity, last_uid: message.uid, tries: 0 })
    .set({
      unmatched: sql<number>`case when ${isSameMailbox} then unmatched else 0 end + ${received.outcome === 'foreign' ? 1 : 0}::int`,
    })
    .execute()
  return received.outcome === 'taken'
}

/** Receives a message that took too long to read before, without a change of the place. */
async function handleAgain(platform: Reading, reader: MessageReader, message: MailboxMessage): Promise<boolean> {
  await beginAgain(platform, message)
  const received = await tryToReceive(platform, reader, message)
  await endAgain(platform, message, received)
  return received.outcome === 'taken'
}

const notHandedOver = { outcome: 'passed', reason: 'not_handed_over' } as const

async function tryToReceive(platform: Reading, reader: MessageReader, message: MailboxMessage): Promise<Received> {
  try {
    return await receiveMessage(platform, reader, message)
  } catch (error) {
    if (error instanceof NotHandedOver) return notHandedOver
    // Storing failed, which says nothing about the message.
    if (!(error instanceof ConnectionLost)) await platform.db.updateTable('reply_mailbox').set({ tries: 0 }).execute()
    throw error
  }
}

/** Notes that a message is about to be read, and returns how often it was. */
async function beginTry({ db }: Reading, { uid }: MailboxMessage): Promise<number> {
  const row = await db
    .updateTable('reply_mailbox')
    .set({ tried_uid: uid, tries: sql<number>`case when tried_uid = ${uid} then tries else 0 end + 1` })
    .returning('tries')
    .executeTakeFirstOrThrow()
  return row.tries
}

/** Takes or extends the hold of this process. Undefined while another one holds the mailbox. */
function holdMailbox({ db, now }: Pick<Platform, 'db' | 'now'>, holder: string) {
  return db
    .updateTable('reply_mailbox')
    .set({ holder, held_until: later(now(), held.ms) })
    .where(({ or, eb }) => or([eb('holder', '=', holder), eb('holder', 'is', null), eb('held_until', '<', now())]))
    .returning(['uid_validity', 'last_uid'])
    .executeTakeFirst()
}

/** Keeps the hold of a process that reads. */
async function extendHold({ db, now }: Pick<Platform, 'db' | 'now'>, holder: string): Promise<void> {
  await db
    .updateTable('reply_mailbox')
    .set({ held_until: later(now(), held.ms) })
    .where('holder', '=', holder)
    .execute()
}

/** Lets another process read the mailbox at once. */
async function releaseMailbox({ db }: Pick<Platform, 'db'>, holder: string): Promise<void> {
  await db.updateTable('reply_mailbox').set({ holder: null }).where('holder', '=', holder).execute()
}

const later = (now: Date, ms: number) => new Date(now.getTime() + ms)

/** Why a visit failed, without the user and the password of the mailbox. */
export function reasonOf(error: unknown, address: string): string {
  const { username, password } = new URL(address)
  const { message, responseText } = error as Error & { responseText?: string }
  const secrets = [username, password].flatMap((secret) => [secret, decodeURIComponent(secret)]).filter(Boolean)
  return secrets.reduce((text, secret) => text.replaceAll(secret, '…'), responseText ?? message).slice(0, limits.text.description)
}
