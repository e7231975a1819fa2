import { sql } from 'kysely'
import { noteOfPerson } from '../people/person.writes.ts'
import type { Reader } from '../platform.ts'

const longestReason = 500

/**
 * Marks an address as one that e-mails do not reach. From then on it gets no e-mails, until the person's address changes or staff clear the
 * mark (EML-01). `reason` names no person.
 */
export async function noteUnreached(db: Reader, address: string, reason: string, at: Date): Promise<void> {
  const { id } =
    (await db.selectFrom('users').select('id').where('email', '=', address).where('deleted_at', 'is', null).executeTakeFirst()) ??
    {}
  if (id === undefined) return
  const mark = { undelivered_address: address, undelivered_at: at, undelivered_reason: reason.slice(0, longestReason) }
  await noteOfPerson(db, id, mark, sql<boolean>`email = ${address} and deleted_at is null`)
}

/** The columns of an address without the mark. */
export const reached = { undelivered_address: null, undelivered_at: null, undelivered_reason: '' }
