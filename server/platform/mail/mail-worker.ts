import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { accountLinkKinds, transientKinds, withoutReceiver } from '#domain/mail/mail.rules.ts'
import { GivenUp, type JobWorker } from '../jobs/job-queue.ts'
import type { Platform, Reader } from '../platform.ts'
import { notifyStaff } from '../updates/notify-staff.writes.ts'
import { type Delivery, reasonOf, startCheckingDelivery, watchDelivery } from './mail-delivery.ts'
import type { OutgoingEmail } from './message.ts'
import { withholding } from './own-application.ts'
import { type MailTransport, mayConcernAll, RecipientRefused } from './transport.ts'
import { noteUnreached } from './unreached-address.ts'

/** The fields that listeners get about a delivered or failed e-mail. */
export type MailStatus = Pick<OutgoingEmail, 'id' | 'uuid' | 'kind' | 'application_id' | 'stage' | 'status'>

interface Needs {
  readonly db: Platform['db']
  readonly transport: MailTransport
  readonly now: Platform['now']
  readonly log: Platform['log']
  readonly delivery: Pick<Delivery, 'noteAway' | 'noteLeft'>
  /** Called after each change of status is stored. Their failures do not affect the e-mail. */
  readonly onStatus: readonly ((email: MailStatus) => Promise<void>)[]
  /** Pause between two tries to store that an e-mail was delivered. */
  readonly pauseMs?: number
}

/** Read by staff in the list of failed e-mails, where the other reasons are those of mail servers. */
export const expiredReason = 'Expired: its link or its interview was over before it could be sent.'
export const withheldReasons = {
  no_contact: 'Withheld: the person must not be contacted.',
  no_consent: 'Withheld: the person has not consented.',
}
const notingTries = 60

/** Starts this process's worker for the outbox. `onStatus` are called for every delivered or failed e-mail that stays in the outbox. */
export async function startMailWorker(
  { db, jobs, now, log }: Pick<Platform, 'db' | 'jobs' | 'now' | 'log'>,
  transport: MailTransport,
  ...onStatus: readonly ((email: MailStatus) => Promise<void>)[]
): Promise<void> {
  const delivery = watchDelivery({ db, jobs, now, log }, transport)
  const worker = mailWorker({ db, transport, now, log, delivery, onStatus })
  const stopChecking = startCheckingDelivery(delivery, { log })
  await jobs.work('send-email', {
    ...worker,
    close() {
      stopChecking()
      worker.close()
    },
  })
}

/** Creates the worker of the outbox: it sends, stores the outcome, and notifies (MAIL-01). */
export function mailWorker({ db, transport, now, log, delivery, onStatus, pauseMs = 1000 }: Needs): JobWorker {
  /** Retries while the database is away, because an e-mail that is not stored as delivered is sent again. */
  async function noteDelivered(id: number): Promise<MailStatus | undefined> {
    for (let left = notingTries - 1; ; left -= 1) {
      try {
        return await end(id, {
          status: transport.outcome,
          ...(transport.outcome === 'sent' && { sent_at: now() }),
          last_error: null,
        })
      } catch (error) {
        if (left === 0) throw error
        await setTimeout(pauseMs)
      }
    }
  }

  /** The row is deleted with an erased account, even while its e-mail is being sent. */
  const isThere = (id: number) => db.selectFrom('outgoing_emails').select('id').where('id', '=', id).executeTakeFirst()

  async function notify(email: MailStatus | undefined): Promise<void> {
    if (!email) return
    const outcomes = await Promise.allSettled(onStatus.map((listener) => listener(email)))
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        log.warn({ email: email.uuid, reason: reasonOf(outcome.reason) }, 'the state of an e-mail was not announced')
  }

  /** Counts the try before it is made. From then on the e-mail may have left, and can no longer be taken back. */
  const takeToSend = (id: number) =>
    db
      .updateTable('outgoing_emails')
      .set({ attempts: sql`attempts + 1` })
      .where(isQueued(id))
      .returningAll()
      .returning(withholding.as('withholding'))
      .executeTakeFirst()

  /**
   * Stores the last status. Removes the content of e-mails with account links, and deletes e-mails to erased accounts, for which nobody is
   * notified.
   */
  function end(id: number, outcome: Pick<OutgoingEmail, 'status' | 'last_error'> & { sent_at?: Date }, reader: Reader = db) {
    return reader
      .with('gone', (cte) => cte.deleteFrom('outgoing_emails').where(isQueued(id)).where('kind', 'in', transientKinds))
      .updateTable('outgoing_emails')
      .set(outcome)
      .set((eb) => {
        const withoutKey = (column: 'html' | 'plain') =>
          eb.case().when('kind', 'in', accountLinkKinds).then('').else(eb.ref(column)).end()
        return { html: withoutKey('html'), plain: withoutKey('plain') }
      })
      .where(isQueued(id))
      .where('kind', 'not in', transientKinds)
      .returning(['id', 'uuid', 'kind', 'application_id', 'stage', 'status'])
      .executeTakeFirst()
  }

  return {
    async perform(data) {
      const id = data.email as number
      const email = await takeToSend(id)
      if (!email) return
      if (email.expires_at !== null && email.expires_at <= now()) throw new GivenUp(expiredReason)
      if (email.withholding) throw new GivenUp(withheldReasons[email.withholding])
      try {
        await transport.send(email)
      } catch (error) {
        // The queue stores the reason longer than the row, so both get it without the receiver.
        const reason = withoutReceiver(reasonOf(error), email)
        await db.updateTable('outgoing_emails').set({ last_error: reason }).where(isQueued(id)).execute()
        if (mayConcernAll(error)) await delivery.noteAway(reason)
        if (error instanceof RecipientRefused && error.isUnknown) await noteUnreached(db, email.to_address, reason, now())
        throw error instanceof RecipientRefused ? new GivenUp(reason) : new Error(reason)
      }
      // The mailbox copy goes before its row: without the row it would never be found again.
      if (transientKinds.includes(email.kind)) await transport.forget(email)
      const noted = await noteDelivered(id)
      // Without a mail server they are no news, and would bury the greeting under the demo's e-mails.
      const level = transport.outcome === 'sent' ? 'info' : 'debug'
      log[level]({ email: email.uuid, kind: email.kind, tries: email.attempts }, `e-mail ${transport.outcome}`)
      await delivery.noteLeft()
      if (noted) await notify(noted)
      else if (!(await isThere(id))) await transport.forget(email)
    },
    async giveUp(data, reason) {
      const failed = { status: 'failed', last_error: reasonOf({ message: reason }) } as const
      const ended = await db.transaction().execute(async (tx) => {
        const email = await end(data.email as number, failed, tx)
        if (email) await notifyStaff(tx, now(), { kind: 'email_failed', emailId: email.id })
        return email
      })
      await notify(ended)
    },
    close: () => transport.close(),
  }
}

const isQueued = (id: number) => sql<boolean>`id = ${id} and status = 'queued'`
