import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { fleetingKinds, keyKinds, withoutReceiver } from '#domain/mail/mail.rules.ts'
import { GivenUp, type JobWorker } from '../jobs/job-queue.ts'
import type { Platform } from '../platform.ts'
import type { OutgoingEmail } from './message.ts'
import { type MailTransport, RecipientRefused } from './transport.ts'

/** What is told about an e-mail when it was handed over or given up. */
export type MailStatus = Pick<OutgoingEmail, 'id' | 'uuid' | 'kind' | 'application_id' | 'stage' | 'status'>

interface Needs {
  readonly db: Platform['db']
  readonly transport: MailTransport
  readonly now: Platform['now']
  /** Hear of every change of state after it is noted. Their failure changes nothing about the e-mail. */
  readonly onStatus: readonly ((email: MailStatus) => Promise<void>)[]
  /** Between two tries to note that an e-mail was handed over. */
  readonly pauseMs?: number
}

const longestReason = 500
const notingTries = 60

/** Starts this process's worker for the outbox; `onStatus` hear of every e-mail that was handed over or given up and is kept. */
export async function startMailWorker(
  { db, jobs, now }: Pick<Platform, 'db' | 'jobs' | 'now'>,
  transport: MailTransport,
  ...onStatus: readonly ((email: MailStatus) => Promise<void>)[]
): Promise<void> {
  await jobs.work('send-email', mailWorker({ db, transport, now, onStatus }))
}

/** The worker behind the outbox: sends, notes how it went, and tells (MAIL-01). */
export function mailWorker({ db, transport, now, onStatus, pauseMs = 1000 }: Needs): JobWorker {
  /** The database may be away just now, and an e-mail that is not noted as handed over is sent again. */
  async function noteHandedOver(id: number): Promise<MailStatus | undefined> {
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

  /** The row goes with an erased account, also while its e-mail is being handed over. */
  const isThere = (id: number) => db.selectFrom('outgoing_emails').select('id').where('id', '=', id).executeTakeFirst()

  async function tell(email: MailStatus | undefined): Promise<void> {
    if (!email) return
    const told = await Promise.allSettled(onStatus.map((hear) => hear(email)))
    for (const outcome of told)
      if (outcome.status === 'rejected') console.error(`Nobody was told about e-mail ${email.uuid}: ${reasonOf(outcome.reason)}`)
  }

  /** Counts the try before it is made: from then on the e-mail may have left, and is not taken back any more. */
  const takeToSend = (id: number) =>
    db.updateTable('outgoing_emails').set({ attempts: sql`attempts + 1` }).where(isQueued(id)).returningAll().executeTakeFirst()

  /** The last note. What opens somebody's account does not stay in the outbox, nor the address of who was erased, about whom nobody is told. */
  function end(id: number, outcome: Pick<OutgoingEmail, 'status' | 'last_error'> & { sent_at?: Date }) {
    return db
      .with('gone', (cte) => cte.deleteFrom('outgoing_emails').where(isQueued(id)).where('kind', 'in', fleetingKinds))
      .updateTable('outgoing_emails')
      .set(outcome)
      .set((eb) => {
        const withoutKey = (column: 'html' | 'plain') =>
          eb.case().when('kind', 'in', keyKinds).then('').else(eb.ref(column)).end()
        return { html: withoutKey('html'), plain: withoutKey('plain') }
      })
      .where(isQueued(id))
      .where('kind', 'not in', fleetingKinds)
      .returning(['id', 'uuid', 'kind', 'application_id', 'stage', 'status'])
      .executeTakeFirst()
  }

  return {
    async perform(data) {
      const id = data.email as number
      const email = await takeToSend(id)
      if (!email) return
      try {
        await transport.send(email)
      } catch (error) {
        // The queue keeps the reason longer than the row, so both get it without the receiver.
        const reason = withoutReceiver(reasonOf(error), email)
        await db.updateTable('outgoing_emails').set({ last_error: reason }).where(isQueued(id)).execute()
        throw error instanceof RecipientRefused ? new GivenUp(reason) : new Error(reason)
      }
      // Before its row goes: a copy that outlives the row is never found again.
      if (fleetingKinds.includes(email.kind)) await transport.forget(email)
      const noted = await noteHandedOver(id)
      if (noted) await tell(noted)
      else if (!(await isThere(id))) await transport.forget(email)
    },
    async giveUp(data, reason) {
      await tell(await end(data.email as number, { status: 'failed', last_error: reason.slice(0, longestReason) }))
    },
    close: () => transport.close(),
  }
}

const isQueued = (id: number) => sql<boolean>`id = ${id} and status = 'queued'`

function reasonOf(error: unknown): string {
  return (error as Error).message.slice(0, longestReason)
}
