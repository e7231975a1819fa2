import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { limits } from '#domain/kernel/limits.ts'
import { startPeriodicTask } from '../../platform/periodic-task.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { settingIn } from '../../platform/settings.ts'
import { requestConsent } from '../added-candidates/consent-requests.writes.ts'
import { notifyHeld } from '../added-candidates/held-consents.writes.ts'

type Needs = Pick<Platform, 'db' | 'now' | 'jobs' | 'secretKey' | 'config'>

/** E-mails of one transaction. */
const atOnce = 100
const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** Starts the task that sends the e-mails of imports when they are due (CON-04). Returns a function that stops it. */
export function startImportMails(platform: Needs, log: FastifyBaseLogger): () => void {
  return startPeriodicTask(
    () => sendImportMails(platform),
    minuteMs,
    (error) => log.warn({ err: error }, 'sending the e-mails of imports failed'),
  )
}

/** Notes that these people of an import get its e-mail once it is due: a request for consent, or the notice of a held consent. */
export async function awaitImportMails(tx: Tx, importId: number, userIds: readonly number[]): Promise<void> {
  if (userIds.length === 0) return
  await tx
    .insertInto('import_mails')
    .values(userIds.map((user_id) => ({ user_id, import_id: importId })))
    .onConflict((taken) => taken.column('user_id').doUpdateSet({ import_id: importId, left_at: null }))
    .execute()
}

/**
 * Queues the e-mails of imports that are due, at most so many an hour as the settings say, the earliest import first. People who
 * answered or refused meanwhile are passed over.
 */
export async function sendImportMails(platform: Needs): Promise<void> {
  while ((await platform.db.transaction().execute((tx) => sendSome(tx, platform))) === atOnce);
}

async function sendSome(tx: Tx, platform: Needs): Promise<number> {
  const now = platform.now()
  const perHour = settingIn('import_mails_per_hour', limits.importMailsPerHour)
  // The lock serialises processes, so that together they keep the rate.
  await sql`select from settings for update`.execute(tx)
  const { rows } = await sql<{ free: number }>`
    select ${perHour} - count(*)::integer as free from import_mails where left_at > ${new Date(now.getTime() - hourMs)}`.execute(
    tx,
  )
  const most = Math.min(atOnce, rows[0]?.free ?? 0)
  if (most <= 0) return 0
  const people = await tx
    .selectFrom('import_mails')
    .innerJoin('imports', 'imports.id', 'import_mails.import_id')
    .innerJoin('users', 'users.id', 'import_mails.user_id')
    .select(['users.id', 'users.email', 'users.first_name', 'users.language', 'users.consent_due_at'])
    .select(sql<boolean>`users.undelivered_address is not distinct from users.email`.as('is_unreached'))
    .select(
      sql<{ consentedOn: string; manner: string } | null>`(
        select jsonb_build_object('consentedOn', consented_on, 'manner', manner) from held_consents
        where held_consents.user_id = users.id and withdrawn_at is null
          and not exists (select from consents where consents.user_id = users.id)
        order by held_consents.id desc limit 1)`.as('held'),
    )
    .where('import_mails.left_at', 'is', null)
    .where('imports.state', 'in', ['done', 'undone'])
    .where('imports.mails_from', '<=', now)
    .where('users.deleted_at', 'is', null)
    .orderBy('imports.mails_from')
    .orderBy('import_mails.import_id')
    .orderBy('import_mails.user_id')
    .limit(most)
    .forUpdate(['import_mails', 'users'])
    .execute()
  const asked = people.flatMap(({ consent_due_at, ...person }) =>
    consent_due_at && consent_due_at > now ? [{ ...person, consent_due_at }] : [],
  )
  await requestConsent(tx, platform, now, asked)
  const held = people.flatMap(({ held: consent, ...person }) => (consent && !person.consent_due_at ? [{ person, consent }] : []))
  await notifyHeld(tx, platform, now, held)
  await tx
    .updateTable('import_mails')
    .set({ left_at: now })
    .where(sql<boolean>`user_id = any(${people.map(({ id }) => id)}::bigint[])`)
    .execute()
  return people.length
}
