import { suggestedFields } from '#domain/people/duplicates/duplicates.rules.ts'
import { audit } from '../../platform/audit/audit.ts'
import { noteOfPerson } from '../../platform/people/person.writes.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { readYielded } from '../accounts/yielded-addresses.reads.ts'
import { keepOwnAddress, lockWithEntries } from '../accounts/yielded-addresses.writes.ts'
import { readAccountOf } from './duplicates.reads.ts'
import { valuesOf } from './duplicates.views.ts'
import { mergeAccounts } from './duplicates.writes.ts'

/** Starts this process's worker that merges what staff entered into accounts whose address is confirmed. */
export async function startTakingOver(platform: Platform): Promise<void> {
  await platform.jobs.work('take-over-entry', {
    perform: (data) => takeOverEntries(platform, data.account as number),
    giveUp: async () => {},
    close() {},
  })
}

/**
 * Merges the entries of staff that yielded their address to an account into it, once the address is confirmed (INT-11). What the person
 * entered stays, and what staff entered fills the gaps. Running it twice changes nothing. An account of a colleague takes nothing over.
 */
export function takeOverEntries(platform: Platform, accountId: number): Promise<void> {
  return platform.db.transaction().execute(async (tx) => {
    await lockWithEntries(tx, [accountId])
    const account = await readAccountOf(tx, accountId)
    if (!account || account.deleted_at || !account.email_verified_at) return
    for (const { user_id, address } of await readYielded(tx, [accountId])) {
      const entry = await readAccountOf(tx, user_id)
      // An entry that staff have deleted follows when they restore it.
      if (!entry || entry.deleted_at || address !== account.email) continue
      if (account.is_staff) await keepOwnAddress(tx, user_id)
      else await takeOver(tx, platform, account, entry)
    }
  })
}

type Account = NonNullable<Awaited<ReturnType<typeof readAccountOf>>>

async function takeOver(tx: Tx, platform: Platform, account: Account, entry: Account): Promise<void> {
  const now = platform.now()
  const take = suggestedFields(valuesOf(account), valuesOf(entry))
  const { added_by, added_at, source_note } = await tx
    .selectFrom('users')
    .select(['added_by', 'added_at', 'source_note'])
    .where('id', '=', entry.id)
    .executeTakeFirstOrThrow()
  await mergeAccounts(tx, platform, { survivor: account, duplicate: entry, take }, now)
  // The colleague who added the person goes on seeing them, and where the data came from stays known.
  await noteOfPerson(tx, account.id, { added_by, added_at, source_note })
  await audit(tx, { id: account.id }, { action: 'user.taken_over', subjectType: 'user', subjectId: account.id }, now)
}
