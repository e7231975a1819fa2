import { sql } from 'kysely'
import { noteOfPerson } from '../people/person.writes.ts'
import type { Platform, Reader, Tx } from '../platform.ts'
import { reached } from './unreached-address.ts'

interface Confirmation {
  readonly id: number
  readonly email: string
  /** Whether its author showed that the account is theirs too, and not only the address. */
  readonly isOwner?: boolean
}

/**
 * Notes that a person has confirmed an address, if it is still theirs. Repeating it is harmless. When staff had entered somebody with this
 * address, the account takes that entry over after the commit (INT-11): a job does it, because the caller holds locks of other rows. While
 * such an entry waits, only the owner of the account confirms: whoever reads an e-mail may not know that a stranger registered the address.
 */
export async function noteConfirmed(
  tx: Tx,
  platform: Pick<Platform, 'now' | 'jobs'>,
  { id, email, isOwner = false }: Confirmation,
): Promise<void> {
  const isAwaited = await hasWaitingEntry(tx, id)
  if (isAwaited && !isOwner) return
  const now = platform.now()
  const isUnconfirmed = sql<boolean>`email = ${email} and email_verified_at is null`
  await noteOfPerson(tx, id, { email_verified_at: now, confirm_due_at: null, ...reached }, isUnconfirmed)
  if (isOwner)
    await noteOfPerson(tx, id, { owner_confirmed_at: now }, sql<boolean>`email = ${email} and owner_confirmed_at is null`)
  if (isAwaited) await enqueueTakingOver(tx, platform, id)
}

/** Queues the merge of what staff entered into a confirmed account, if an entry yielded its address to it. */
export async function queueTakingOver(tx: Tx, platform: Pick<Platform, 'jobs'>, accountId: number): Promise<void> {
  if (await hasWaitingEntry(tx, accountId)) await enqueueTakingOver(tx, platform, accountId)
}

async function enqueueTakingOver(tx: Tx, { jobs }: Pick<Platform, 'jobs'>, accountId: number): Promise<void> {
  await jobs.enqueue(tx, 'take-over-entry', { account: accountId })
}

/** Whether an entry of staff yielded its address to an account, and waits for the confirmation. */
export async function hasWaitingEntry(db: Reader, accountId: number): Promise<boolean> {
  const yielded = db.selectFrom('yielded_addresses').select('user_id').where('account_id', '=', accountId).limit(1)
  return (await yielded.executeTakeFirst()) !== undefined
}
