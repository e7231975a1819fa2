import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { dayMs } from '#domain/kernel/dates.ts'
import { limits } from '#domain/kernel/limits.ts'
import { audit } from '../../platform/audit/audit.ts'
import { noteOfPerson } from '../../platform/people/person.writes.ts'
import { startPeriodicTask, withoutOverlap } from '../../platform/periodic-task.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { runEach } from '../../platform/run-each.ts'
import { queueConfirmationReminder } from '../accounts/confirmation.writes.ts'
import { confirmDueAt, readExpiring, readUnconfirmed } from '../accounts/unconfirmed.reads.ts'
import { lockWithEntries } from '../accounts/yielded-addresses.writes.ts'
import { eraseAtOnce } from './erasure.writes.ts'

type Expiring = Pick<Platform, 'db' | 'now' | 'jobs' | 'live' | 'config' | 'files' | 'secretKey'>

const hourMs = 3_600_000
/** Accounts of one visit; the next ones follow an hour later. */
const atOnce = 1000
const { reminderDays } = limits.unconfirmedAccounts

/** Starts the hourly task that reminds and erases accounts whose address nobody confirmed. Returns the function that stops it. */
export function startExpiringAccounts(platform: Expiring, log: FastifyBaseLogger): () => void {
  return startPeriodicTask(
    withoutOverlap(() => expireUnconfirmed(platform)),
    hourMs,
    (error) => log.warn({ err: error }, 'reminding or erasing unconfirmed accounts failed'),
  )
}

/**
 * Reminds the owner of each unconfirmed account once, ten days before its term ends, and erases it at the end (REG-09). Each account has a
 * transaction of its own. Without an SMTP server nobody could confirm, so that nothing happens. Throws at the end if any account failed.
 */
export async function expireUnconfirmed(platform: Expiring): Promise<void> {
  if (platform.config.smtpUrl === undefined) return
  const until = new Date(platform.now().getTime() + reminderDays * dayMs)
  await runEach(
    await readUnconfirmed(platform.db, until, atOnce),
    (id) => `account ${id}`,
    (id) => platform.db.transaction().execute((tx) => expire(tx, platform, id)),
  )
}

async function expire(tx: Tx, platform: Expiring, id: number): Promise<void> {
  const now = platform.now()
  // An application that is being sent, or a confirmation, commits first and is then seen.
  await lockWithEntries(tx, [id])
  const account = await readExpiring(tx, id)
  if (!account) return noteTerm(tx, id, null)
  const dueAt = confirmDueAt(account.last_active_at ?? account.created_at)
  if (account.confirm_reminded_at === null) {
    if (dueAt.getTime() - reminderDays * dayMs > now.getTime()) return noteTerm(tx, id, dueAt)
    const eraseAt = new Date(now.getTime() + reminderDays * dayMs)
    await noteOfPerson(tx, id, { confirm_due_at: eraseAt, confirm_reminded_at: now })
    if (account.undelivered_address !== account.email) await queueConfirmationReminder(tx, platform, account, eraseAt)
    return
  }
  if (account.confirm_due_at === null || account.confirm_due_at > now) return
  if (dueAt > now) return noteTerm(tx, id, dueAt)
  await audit(tx, null, { action: 'user.unconfirmed', subjectType: 'user', subjectId: id }, now)
  await eraseAtOnce(tx, platform, id, now)
}

/** Notes the end of an account's term; null for one that does not expire any more. */
async function noteTerm(tx: Tx, id: number, dueAt: Date | null): Promise<void> {
  await noteOfPerson(tx, id, { confirm_due_at: dueAt }, sql<boolean>`deleted_at is null`)
}
