import { sql } from 'kysely'
import { dayMs } from '#domain/kernel/dates.ts'
import { limits } from '#domain/kernel/limits.ts'
import { remindersDue } from '#domain/people/added-candidates/added-candidates.rules.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { requestConsent } from './consent-requests.writes.ts'

/** People of one transaction. */
const atOnce = 100

/**
 * Reminds people who were asked for consent and have not answered, ten and twenty-five days later, each time once (INT-08). The count of a
 * person rises in the transaction that queues their e-mail, under a lock that other processes skip. A person for whom two are due at
 * once, after the server stood still, gets the last one. People whose address an e-mail did not reach get none.
 */
export async function remindUnanswered(platform: Pick<Platform, 'db' | 'now' | 'jobs' | 'secretKey' | 'config'>): Promise<void> {
  let last = 0
  for (;;) {
    const reminded = await platform.db.transaction().execute((tx) => remindSome(tx, platform, last))
    if (reminded.length < atOnce) return
    last = reminded.at(-1) ?? last
  }
}

async function remindSome(
  tx: Tx,
  platform: Pick<Platform, 'now' | 'jobs' | 'secretKey' | 'config'>,
  after: number,
): Promise<number[]> {
  const now = platform.now()
  const [first = 0, second = 0] = limits.consentReminders.map((days) => new Date(now.getTime() - days * dayMs))
  const due = await tx
    .selectFrom('consent_requests')
    .innerJoin('users', 'users.id', 'consent_requests.user_id')
    .select(['users.id', 'users.email', 'users.first_name', 'users.language', 'users.consent_due_at'])
    .select('consent_requests.asked_at')
    .where(sql<boolean>`(reminders = 0 and asked_at <= ${first} or reminders = 1 and asked_at <= ${second})`)
    .where('consent_requests.user_id', '>', after)
    .where('users.consent_due_at', '>', now)
    .where('users.deleted_at', 'is', null)
    .where('users.email', '<>', '')
    .where(sql<boolean>`users.undelivered_address is distinct from users.email`)
    .orderBy('consent_requests.user_id')
    .limit(atOnce)
    .forUpdate()
    .skipLocked()
    .execute()
  for (const count of [1, 2]) {
    const people = due.flatMap(({ asked_at, consent_due_at, ...person }) =>
      consent_due_at && remindersDue(asked_at, now) === count ? [{ ...person, consent_due_at }] : [],
    )
    if (people.length === 0) continue
    const ids = people.map(({ id }) => id)
    await tx.updateTable('consent_requests').set({ reminders: count }).where('user_id', 'in', ids).execute()
    await requestConsent(tx, platform, now, people, count)
  }
  return due.map(({ id }) => id)
}
