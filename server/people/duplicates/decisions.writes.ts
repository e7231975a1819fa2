import type { BodyOf } from '#domain/kernel/endpoint.ts'
import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import type { mergePeopleEndpoint } from '#domain/people/duplicates/duplicates.contract.ts'
import { change } from '../../platform/changes.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { lockWithEntries } from '../accounts/yielded-addresses.writes.ts'
import { readAccount } from './duplicates.reads.ts'
import { obstacleToMerge } from './duplicates.views.ts'
import { mergeAccounts } from './duplicates.writes.ts'
import { applyMergedRefusal } from './merged-refusals.writes.ts'

/**
 * Merges two accounts as staff decided, in one transaction (INT-05). Refuses with errors.not_found for people whom the actor may not read,
 * and with the obstacle to the merge.
 */
export function mergePeople(
  platform: Platform,
  actor: Person,
  { stays, leaves, take }: BodyOf<typeof mergePeopleEndpoint>,
): Promise<{ id: number; uuid: string } | Refusal> {
  return change(platform, actor, { action: 'user.merged' }, async (tx, now) => {
    const one = await readAccount(tx, actor, stays)
    const other = await readAccount(tx, actor, leaves)
    if (!one || !other) return refuse('errors.not_found')
    await lockWithEntries(tx, [one.id, other.id])
    // Read again after the lock: a test may have begun, or a colleague may have merged them.
    const [survivor, duplicate] = [await readAccount(tx, actor, stays), await readAccount(tx, actor, leaves)]
    if (!survivor || !duplicate) return refuse('errors.not_found')
    const obstacle = obstacleToMerge(survivor, duplicate, take)
    if (obstacle) return refuse(obstacle)
    await mergeAccounts(tx, platform, { survivor, duplicate, take }, now)
    const addresses = [survivor.email, duplicate.email]
    await applyMergedRefusal(tx, platform, { id: survivor.id, addresses, actor, now })
    return { id: survivor.id, uuid: survivor.uuid }
  })
}

/** Notes that two accounts are different people's. Refuses with errors.not_found for people whom the actor may not read. */
export function keepApart(platform: Platform, actor: Person, one: string, other: string): Promise<{ id: number } | Refusal> {
  return change(platform, actor, { action: 'user.kept_apart' }, async (tx, now) => {
    const [first, second] = [await readAccount(tx, actor, one), await readAccount(tx, actor, other)]
    if (!first || !second) return refuse('errors.not_found')
    if (first.id === second.id) return refuse('duplicates.error.same')
    const [older_id, newer_id] = [Math.min(first.id, second.id), Math.max(first.id, second.id)]
    const apart = { apart_at: now, apart_by: actor.id }
    await tx
      .insertInto('probable_duplicates')
      .values({ older_id, newer_id, by_phone: false, by_birth: false, by_cv: false, found_at: now, ...apart })
      .onConflict((conflict) => conflict.columns(['older_id', 'newer_id']).doUpdateSet(apart))
      .execute()
    return { id: newer_id }
  })
}
