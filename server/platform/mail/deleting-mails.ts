import { type RawBuilder, sql } from 'kysely'
import { deliveredStatuses } from '#domain/mail/mail.rules.ts'
import type { MailKind } from '#domain/mail-kinds.ts'
import type { Platform, Tx } from '../platform.ts'
import { dropFromMailbox } from './mailbox-folder.ts'

type Needs = Pick<Platform, 'config'>

/** Deletes e-mails with their copies in the mailbox. The copies go before the commit: after a crash the rows still lead to the rest. */
export async function deleteMails(
  tx: Tx,
  { config }: Needs,
  which: RawBuilder<unknown>,
  of: 'any' | 'not handed over' = 'any',
): Promise<void> {
  const deleted = await tx
    .deleteFrom('outgoing_emails')
    .where(sql<boolean>`(${which})`)
    .$if(of === 'not handed over', (mails) => mails.where('status', 'not in', deliveredStatuses))
    .returning(['uuid', 'queued_at'])
    .execute()
  await dropFromMailbox(config, deleted)
}

/** Deletes the e-mails of a kind to people that have not been sent yet. */
export async function deleteQueued(tx: Tx, userIds: readonly number[], kind: MailKind): Promise<void> {
  await sql`
    delete from outgoing_emails where user_id = any(${userIds}::bigint[]) and kind = ${kind} and status = 'queued'`.execute(tx)
}

/** Empties sent e-mails of these cards that invite to an interview of this address, or are answered to it. */
export async function emptyInvitations(tx: Tx, { config }: Needs, cards: RawBuilder<unknown>, address: string): Promise<void> {
  const emptied = await sql<{ uuid: string; queued_at: Date }>`
    update outgoing_emails set html = '', plain = '', reply_to = null, calendar = null
    where application_id in (${cards}) and status <> 'queued' and kind in ('stage', 'interview_cancelled')
      and (calendar is not null or reply_to = ${address})
    returning uuid, queued_at`.execute(tx)
  await dropFromMailbox(config, emptied.rows)
}

/** Removes a colleague's address from the e-mails whose answers went to them. */
export async function forgetReplyTo(tx: Tx, { config }: Needs, address: string): Promise<void> {
  const cleared = await tx
    .updateTable('outgoing_emails')
    .set({ reply_to: null })
    .where('reply_to', '=', address)
    .returning(['uuid', 'queued_at'])
    .execute()
  await dropFromMailbox(config, cleared)
}
