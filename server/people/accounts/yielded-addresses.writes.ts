import { sql } from 'kysely'
import { announcePerson } from '../../hiring/cards/announce.writes.ts'
import { queueTakingOver } from '../../platform/mail/confirmed-address.ts'
import { takeBackMails } from '../../platform/mail/queue-mail.ts'
import { addHiddenAddress } from '../../platform/people/closed-people.writes.ts'
import { changePerson } from '../../platform/people/person.writes.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { lockAccounts } from '../../platform/sessions/open-accounts.ts'
import { isEntryOfStaff, readEntryWith, readYielded } from './yielded-addresses.reads.ts'

/*
 * An address exists once. When its owner registers with an address that staff entered, the entry yields it to the account (ADR-0119).
 * The entry keeps everything else, and takes the address back when the account leaves it unconfirmed.
 */

/**
 * Locks accounts for a change of their addresses, together with the entries that yielded an address to them, and the entry that has
 * `address`: all at once, in the house's order.
 */
export async function lockWithEntries(tx: Tx, accountIds: readonly number[], address?: string): Promise<void> {
  const yielded = accountIds.length > 0 ? await readYielded(tx, accountIds) : []
  const holder = address === undefined ? undefined : await readEntryWith(tx, address)
  const ids = [...accountIds, ...yielded.map(({ user_id }) => user_id), ...(holder ? [holder.id] : [])]
  if (ids.length > 0) await lockAccounts(tx, ids)
}

/**
 * Takes an address off the entry of staff that has it, so that an account can have it, and returns the entry; undefined if there is none.
 * Call lockWithEntries before, and noteYielded once the account has the address. Requests for consent that wait in the outbox are dropped.
 */
export async function yieldAddress(tx: Tx, platform: Pick<Platform, 'secretKey'>, address: string, now: Date) {
  const holder = await readEntryWith(tx, address)
  const hasIt = sql<boolean>`email = ${address} and ${isEntryOfStaff}`
  const entry = holder && (await changePerson(tx, holder.id, { email: '' }, now, hasIt))
  if (!entry) return undefined
  // An e-mail that a worker is sending at this moment leaves anyway.
  const waiting = await tx
    .selectFrom('outgoing_emails')
    .select('id')
    .where('user_id', '=', entry.id)
    .where('kind', 'in', ['consent', 'held_consent'])
    .where('status', '=', 'queued')
    .forUpdate()
    .skipLocked()
    .execute()
  await takeBackMails(
    tx,
    platform,
    waiting.map(({ id }) => id),
  )
  return entry
}

interface Account {
  readonly id: number
  readonly address: string
  /** Whether the account has confirmed the address already, so that it takes the entry over at once. */
  readonly isConfirmed?: boolean
}

/** Remembers to which account an entry yielded its address. */
export async function noteYielded(
  tx: Tx,
  platform: Pick<Platform, 'live' | 'jobs'>,
  entry: { readonly id: number },
  { id, address, isConfirmed = false }: Account,
  now: Date,
): Promise<void> {
  const row = { account_id: id, address, yielded_at: now }
  await tx
    .insertInto('yielded_addresses')
    .values({ user_id: entry.id, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
  await announcePerson(platform, tx, entry.id, 'moved')
  if (isConfirmed) await queueTakingOver(tx, platform, id)
}

/** Gives the entries of an account their addresses back, after the account has left them: it is closed, or has another address now. */
export async function returnAddresses(tx: Tx, platform: Pick<Platform, 'live'>, accountId: number, now: Date): Promise<void> {
  for (const { user_id, address } of await readYielded(tx, [accountId])) {
    const isFree = sql<boolean>`email = '' and deleted_at is null
      and not exists (select from users as other where other.email = ${address} and other.deleted_at is null)`
    await changePerson(tx, user_id, { email: address }, now, isFree)
    // An entry that staff have deleted gets it when it is restored.
    await addHiddenAddress(tx, user_id, address)
    await keepOwnAddress(tx, user_id)
    await announcePerson(platform, tx, user_id, 'moved')
  }
}

/** Merges a restored entry into the account that got its address, if that has confirmed it meanwhile. */
export async function takeOverRestored(tx: Tx, platform: Pick<Platform, 'jobs'>, entryId: number): Promise<void> {
  const yielded = await tx.selectFrom('yielded_addresses').select('account_id').where('user_id', '=', entryId).executeTakeFirst()
  if (yielded) await queueTakingOver(tx, platform, yielded.account_id)
}

/** Forgets the address that an entry yielded: its person has another one now, or is one person with another account. */
export async function keepOwnAddress(tx: Tx, entryId: number): Promise<void> {
  await tx.deleteFrom('yielded_addresses').where('user_id', '=', entryId).execute()
}

/**
 * When an entry is merged into another entry of staff, that one waits in its place for the confirmation. Other accounts have an owner, who is
 * another one than the account that got the address.
 */
export async function passOnYielded(tx: Tx, survivorId: number, duplicateId: number): Promise<void> {
  await sql`
    update yielded_addresses set user_id = ${survivorId}
    where user_id = ${duplicateId} and account_id <> ${survivorId}
      and exists (select from users where users.id = ${survivorId} and ${isEntryOfStaff})
      and not exists (select from yielded_addresses as own where own.user_id = ${survivorId})`.execute(tx)
  await keepOwnAddress(tx, duplicateId)
}
