import { sql } from 'kysely'
import { calendarDay } from '#domain/kernel/dates.ts'
import { declineEffect } from '#domain/people/imports/consents.rules.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { readRefusals } from '../accounts/refused-addresses.reads.ts'
import { withdrawDeclared } from '../added-candidates/held-consents.writes.ts'
import { readDeclining } from '../imports/reads/declining.ts'

interface Merged {
  /** The surviving account. */
  readonly id: number
  /** The addresses that both accounts had before the merge. */
  readonly addresses: readonly string[]
  readonly actor: Pick<Person, 'id'>
  readonly now: Date
}

/**
 * Ends the consent that staff or an import declared for the survivor of a merge, when either account refused on its day or later. A merge treats a
 * refusal as a line of a file does (CON-01). Call it after the merge, with the accounts locked.
 */
export async function applyMergedRefusal(
  tx: Tx,
  platform: Pick<Platform, 'secretKey' | 'config'>,
  { id, addresses, actor, now }: Merged,
): Promise<void> {
  const person = (await readDeclining(tx, [id])).get(id)
  if (!person || person.heldOn === '') return
  const withdrawn = await tx
    .selectFrom('held_consents')
    .select(sql<Date | null>`max(withdrawn_at)`.as('at'))
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow()
  const refusals = [...(await readRefusals(tx, platform, addresses)).values(), ...(withdrawn.at ? [withdrawn.at] : [])]
  const refusedOn = refusals
    .map((at) => calendarDay(at, platform.config.timeZone))
    .toSorted()
    .at(-1)
  if (refusedOn && declineEffect({ ...person, refusedOn }) === 'withdrawn') await withdrawDeclared(tx, [id], actor, now)
}
