import type { Tx } from '../platform.ts'

/**
 * Locks open accounts until the end of the transaction, so that none is closed, erased or merged before it commits. Returns false when one
 * is closed already. Every write about a person calls it, or reads the person with the same lock: what it stores is then removed or moved
 * with the rest of the account (RAC-01, RAC-02). The lock is the one that rows referring to an account take anyway; writes about the same
 * person do not wait for each other, unless they are `serialised`: then the second one, as of a double click, sees what the first one stored.
 */
export async function lockOpenAccounts(tx: Tx, ids: readonly number[], { serialised = false } = {}): Promise<boolean> {
  const locked = await tx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .$if(serialised, (query) => query.forNoKeyUpdate())
    .$if(!serialised, (query) => query.forKeyShare())
    .execute()
  return locked.length === new Set(ids).size
}

/**
 * Locks accounts, open or closed, against every write about them until the end of the transaction: to close, erase or merge them, or to
 * answer a link once. Always in the order of their ids, so that no two transactions wait for each other.
 */
export async function lockAccounts(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
}

/** The same for the person of an application. */
export async function lockApplicant(tx: Tx, applicationId: number): Promise<boolean> {
  const locked = await tx
    .selectFrom('applications')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .select('users.id')
    .where('applications.id', '=', applicationId)
    .where('users.deleted_at', 'is', null)
    .forKeyShare('users')
    .executeTakeFirst()
  return locked !== undefined
}
