import { sql } from 'kysely'
import type { Reader } from '../platform.ts'

export interface QueueFigures {
  readonly queue: string
  readonly waiting: number
  readonly retrying: number
  readonly active: number
  readonly failed: number
  /** Age of the oldest job that waits and is due; 0 without one. */
  readonly oldest: number
}

/**
 * The jobs of each queue by state. Those that wait are read by their index; the others are counted by pg-boss every `superviseSeconds`,
 * because the table keeps done jobs too, and has no index for active and failed ones.
 */
export const queuesQuery = sql<QueueFigures>`
  select name as queue, coalesce(waiting, 0) as waiting, coalesce(retrying, 0) as retrying, active_count as active,
    failed_count as failed, coalesce(oldest, 0) as oldest
  from pgboss.queue left join (
    select name,
      count(*) filter (where state = 'created')::integer as waiting,
      count(*) filter (where state = 'retry')::integer as retrying,
      extract(epoch from now() - min(start_after) filter (where start_after <= now()))::float8 as oldest
    from pgboss.job where state < 'active' and not blocked group by name
  ) as jobs using (name)`

export const readQueues = async (db: Reader): Promise<QueueFigures[]> => (await queuesQuery.execute(db)).rows

export interface SiteFigures {
  readonly emails_waiting: number
  readonly emails_failed: number
  readonly email_oldest: number
  readonly emails_away: number
  readonly imports_running: number
  readonly mailbox_away: number
  readonly mailbox_checked: number | null
  /** Milliseconds of the database's clock. */
  readonly clock: number
}

/** What waits in the outbox and in imports, and since when e-mails and the mailbox of replies are away, in seconds. */
export async function readSiteFigures(db: Reader): Promise<SiteFigures> {
  const { rows } = await sql<SiteFigures>`
    select
      (select count(*)::integer from outgoing_emails where status = 'queued') as emails_waiting,
      (select count(*)::integer from outgoing_emails where status = 'failed' and dismissed_at is null) as emails_failed,
      (select coalesce(extract(epoch from now() - min(queued_at)), 0)::float8 from outgoing_emails where status = 'queued') as email_oldest,
      (select coalesce(extract(epoch from now() - away_since), 0)::float8 from mail_delivery) as emails_away,
      (select count(*)::integer from imports where state in ('running', 'undoing')) as imports_running,
      (select coalesce(extract(epoch from now() - away_since), 0)::float8 from reply_mailbox) as mailbox_away,
      (select extract(epoch from now() - checked_at)::float8 from reply_mailbox) as mailbox_checked,
      (extract(epoch from clock_timestamp()) * 1000)::float8 as clock`.execute(db)
  return rows[0] as SiteFigures
}
