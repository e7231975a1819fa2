import type { Language } from '#domain/kernel/languages.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import { headerText } from '#domain/mail/mail.rules.ts'
import type { JobQueue } from '../jobs/job-queue.ts'
import type { Tx } from '../platform.ts'

export interface Mail {
  /** What the e-mail is about: 'stage', 'recovery', 'share', 'suggestion'. */
  readonly kind: string
  readonly applicationId?: number
  readonly userId?: number
  readonly stage?: Stage
  readonly language: Language
  readonly to: { readonly name: string; readonly address: string }
  readonly replyTo?: string | undefined
  readonly subject: string
  readonly html: string
  readonly plain: string
  /** An iCalendar invitation. */
  readonly calendar?: string | undefined
}

/** Writes an e-mail to the outbox and queues its sending, both in the transaction of the change that causes it (MAIL-01). */
export async function queueMail(tx: Tx, jobs: JobQueue, mail: Mail, now: Date): Promise<{ id: number; uuid: string }> {
  const row = await tx
    .insertInto('outgoing_emails')
    .values({
      kind: mail.kind,
      application_id: mail.applicationId ?? null,
      user_id: mail.userId ?? null,
      stage: mail.stage ?? null,
      language: mail.language,
      to_name: headerText(mail.to.name),
      to_address: headerText(mail.to.address),
      reply_to: mail.replyTo ? headerText(mail.replyTo) : null,
      subject: headerText(mail.subject),
      html: mail.html,
      plain: mail.plain,
      calendar: mail.calendar ?? null,
      queued_at: now,
    })
    .returning(['id', 'uuid'])
    .executeTakeFirstOrThrow()
  await jobs.enqueue(tx, 'send-email', { email: row.id })
  return row
}
