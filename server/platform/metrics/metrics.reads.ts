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

/** The jobs of each queue by state. Done ones are not counted. */
export async function readQueues(db: Reader): Promise<QueueFigures[]> {
  const { rows } = await sql<QueueFigures>`
    select name as queue,
      count(*) filter (where state = 'created')::integer as waiting,
      count(*) filter (where state = 'retry')::integer as retrying,
      count(*) filter (where state = 'active')::integer as active,
      count(*) filter (where state = 'failed')::integer as failed,
      coalesce(extract(epoch from now() - min(start_after) filter (where state in ('created', 'retry') and start_after <= now())), 0)::float8
        as oldest
    from pgboss.job where state in ('created', 'retry', 'active', 'failed') group by name`.execute(db)
  return rows
}

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
