import { limits } from '#domain/kernel/limits.ts'
import { withoutAddresses } from '#domain/mail/mail.rules.ts'
import type { JobQueue } from '../jobs/job-queue.ts'
import { startPeriodicTask, withoutOverlap } from '../periodic-task.ts'
import type { Platform, Reader } from '../platform.ts'
import type { MailTransport } from './transport.ts'

type Needs = Pick<Platform, 'db' | 'jobs' | 'now' | 'log'>

/** Since when no e-mail leaves, and why; nulls while they leave. */
export function readDelivery(db: Reader) {
  return db.selectFrom('mail_delivery').select(['away_since', 'last_error']).executeTakeFirstOrThrow()
}

/** E-mails that failed before this instant, when none has left since, are an outage of which staff are notified. */
export const outageBefore = (now: Date) => new Date(now.getTime() - limits.mailDelivery.awaySeconds * 1000)

/**
 * Makes e-mails that wait for another try due, unless that happened within `releaseSeconds`: each time costs all of them a try, which a
 * server that accepts one e-mail in ten would use up in minutes.
 */
export async function sendWaitingNow(db: Reader, jobs: Pick<JobQueue, 'retryNow'>, now: Date): Promise<void> {
  const releasedBefore = new Date(now.getTime() - limits.mailDelivery.releaseSeconds * 1000)
  const released = await db
    .updateTable('mail_delivery')
    .set({ released_at: now })
    .where(({ eb, or }) => or([eb('released_at', 'is', null), eb('released_at', '<=', releasedBefore)]))
    .returning('id')
    .executeTakeFirst()
  if (released) await jobs.retryNow(db, 'send-email')
}

const longestReason = 500

/** What a mail server or the job queue says of a failure, as short as it is stored. */
export const reasonOf = (error: unknown): string => (error as Error).message.slice(0, longestReason)

export interface Delivery {
  /** Notes that an e-mail could not be sent for a reason that may concern all of them. The reason names nobody. */
  noteAway(reason: string): Promise<void>
  /** Notes that an e-mail has left. The first one after an outage makes the waiting ones due. */
  noteLeft(): Promise<void>
  /** While e-mails do not leave: asks the mail server whether it is back, and makes waiting e-mails due when it is. */
  check(): Promise<void>
}

/**
 * Notes whether e-mails leave, for the log and for staff. The log has a warning per failing minute. Of several processes one asks the
 * mail server at a time. A server that answers and still refuses every e-mail starts no further tries, which would use up those that each
 * e-mail has.
 */
export function watchDelivery({ db, jobs, now, log }: Needs, transport: Pick<MailTransport, 'verify'>): Delivery {
  let warnedAt = 0
  const { checkSeconds, warnSeconds } = limits.mailDelivery

  function warn(since: Date | null, reason: string | null): void {
    if (now().getTime() - warnedAt < warnSeconds * 1000) return
    warnedAt = now().getTime()
    log.warn({ since, reason }, 'e-mails do not leave')
  }

  /** The row of the outage for the one process that checks now; undefined for the others, and while e-mails leave. */
  function takeCheck() {
    const checkedBefore = new Date(now().getTime() - checkSeconds * 900)
    return db
      .updateTable('mail_delivery')
      .set({ checked_at: now() })
      .where('away_since', 'is not', null)
      .where(({ eb, or }) => or([eb('checked_at', 'is', null), eb('checked_at', '<', checkedBefore)]))
      .returning(['away_since', 'last_error', 'answers'])
      .executeTakeFirst()
  }

  return {
    async noteAway(reason) {
      const noted = await db
        .updateTable('mail_delivery')
        .set(({ fn, ref, val }) => ({ away_since: fn.coalesce(ref('away_since'), val(now())), last_error: reason }))
        .returning('away_since')
        .executeTakeFirstOrThrow()
      warn(noted.away_since, reason)
    },
    async noteLeft() {
      const ended = await db.transaction().execute(async (tx) => {
        const row = await tx
          .updateTable('mail_delivery')
          .set({ away_since: null, last_error: null, answers: true })
          .where('away_since', 'is not', null)
          .returning('id')
          .executeTakeFirst()
        if (row) await sendWaitingNow(tx, jobs, now())
        return row
      })
      if (!ended) return
      warnedAt = 0
      log.info('e-mails leave again')
    },
    async check() {
      const outage = await takeCheck()
      if (!outage) return
      const reason = await transport.verify().then(
        () => undefined,
        // Of its login a server may say the user's name, which is often an address.
        (error: Error) => withoutAddresses(reasonOf(error)),
      )
      const state = reason === undefined ? { answers: true } : { answers: false, last_error: reason }
      await db.updateTable('mail_delivery').set(state).where('away_since', 'is not', null).execute()
      if (reason === undefined && !outage.answers) await sendWaitingNow(db, jobs, now())
      else warn(outage.away_since, reason ?? outage.last_error)
    },
  }
}

/** Checks the delivery of e-mails until the returned function is called. */
export function startCheckingDelivery(delivery: Delivery, { log }: Pick<Platform, 'log'>): () => void {
  const task = withoutOverlap(() => delivery.check())
  return startPeriodicTask(task, limits.mailDelivery.checkSeconds * 1000, (error) =>
    log.warn({ err: error }, 'checking the delivery of e-mails failed'),
  )
}
