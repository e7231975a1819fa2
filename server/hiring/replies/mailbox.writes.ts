import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { limits } from '#domain/kernel/limits.ts'
import { visitMailbox } from '../../platform/mail/imap-mailbox.ts'
import type { Platform } from '../../platform/platform.ts'
import { receiveMessage } from './receiving.writes.ts'

type Reading = Parameters<typeof receiveMessage>[0]

/** The longest pause between two visits, after failures. */
const longestMs = 15 * 60_000
/** A process that crashed holds the mailbox no longer than this: during a visit, and beyond the pause after one. */
const held = { visitMs: 20 * 60_000, idleMs: 2 * 60_000 }

/** The pause after so many failed visits in a row. */
export function pauseAfter(failures: number, usualMs: number): number {
  return Math.min(usualMs * 2 ** failures, longestMs)
}

/** Reads the mailbox with the answers until the returned function is called (EML-01). A site without IMAP_URL reads none. */
export function startReadingReplies(platform: Reading, log: FastifyBaseLogger): () => void {
  if (!platform.config.replies) return () => {}
  const stopped = new AbortController()
  const holder = randomUUID()
  const read = async () => {
    for (let failures = 0; !stopped.signal.aborted; ) {
      try {
        failures = (await visitOnce(platform, holder)) === 'away' ? failures + 1 : 0
      } catch (error) {
        failures += 1
        log.warn({ err: error }, 'reading answers to e-mails failed')
      }
      await setTimeout(pauseAfter(failures, platform.config.replySeconds * 1000), undefined, {
        signal: stopped.signal,
        ref: false,
      }).catch(() => {})
    }
  }
  void read()
  return () => {
    stopped.abort()
    releaseMailbox(platform, holder).catch((error: unknown) => log.warn({ err: error }, 'releasing the mailbox failed'))
  }
}

/** One visit, if no other process holds the mailbox. Stores since when the mailbox is away, and the number of messages that fit nobody. */
export async function visitOnce(platform: Reading, holder: string): Promise<'read' | 'away' | 'held'> {
  const { db, now, config } = platform
  if (!config.replies) return 'held'
  const state = await holdMailbox(platform, holder)
  if (!state) return 'held'
  const place = { uidValidity: state.uid_validity, lastUid: state.last_uid }
  const heldUntil = () => later(now(), config.replySeconds * 1000 + held.idleMs)
  try {
    await visitMailbox(config.replies.imapUrl, place, limits.replies.messageBytes, async (message) => {
      const taken = await receiveMessage(platform, message).catch(leaveUnstorable)
      const isSameMailbox = sql`uid_validity = ${message.uidValidity}`
      await db
        .updateTable('reply_mailbox')
        .set({ uid_validity: message.uidValidity, last_uid: message.uid, held_until: later(now(), held.visitMs) })
        .set({ unmatched: sql<number>`case when ${isSameMailbox} then unmatched else 0 end + ${taken ? 0 : 1}::int` })
        .execute()
      return taken
    })
  } catch (error) {
    await db
      .updateTable('reply_mailbox')
      .set({ away_since: sql`coalesce(away_since, ${now()})`, last_error: reasonOf(error, config.replies.imapUrl) })
      .set({ held_until: heldUntil() })
      .execute()
    return 'away'
  }
  await db
    .updateTable('reply_mailbox')
    .set({ checked_at: now(), away_since: null, last_error: null, held_until: heldUntil() })
    .execute()
  return 'read'
}

/** Leaves a message with content that the database refuses (SQLSTATE class 22): trying it again would keep all later ones waiting. */
function leaveUnstorable(error: unknown): false {
  if ((error as { code?: unknown }).code?.toString().startsWith('22')) return false
  throw error
}

/** Takes or extends the hold of this process. Undefined while another one holds the mailbox. */
function holdMailbox({ db, now }: Pick<Platform, 'db' | 'now'>, holder: string) {
  return db
    .updateTable('reply_mailbox')
    .set({ holder, held_until: later(now(), held.visitMs) })
    .where(({ or, eb }) => or([eb('holder', '=', holder), eb('holder', 'is', null), eb('held_until', '<', now())]))
    .returning(['uid_validity', 'last_uid'])
    .executeTakeFirst()
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
