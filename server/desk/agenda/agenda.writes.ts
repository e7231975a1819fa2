import { refuse } from '#domain/kernel/refusals.ts'
import { change } from '../../platform/changes.ts'
import type { Platform } from '../../platform/platform.ts'
import { lockOpenAccounts } from '../../platform/sessions/open-accounts.ts'
import { hashToken, newLinkSecret } from '../../platform/sessions/tokens.ts'
import type { Person } from '../../platform/sessions/viewer.ts'

/** Makes the secret address of a colleague's agenda (SLO-02). The former one answers nothing any more. */
export function makeFeed(platform: Platform, actor: Person) {
  const secret = newLinkSecret()
  return change(platform, actor, { action: 'agenda.address_made' }, async (tx, now) => {
    if (!(await lockOpenAccounts(tx, [actor.id]))) return refuse('errors.not_found')
    const made = { secret_hash: hashToken(secret), made_at: now }
    await tx
      .insertInto('agenda_feeds')
      .values({ user_id: actor.id, ...made })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(made))
      .execute()
    return { id: actor.id, secret, ...made }
  })
}

/** Ends the address. Without one nothing changes. */
export function endFeed(platform: Platform, actor: Person) {
  return change(platform, actor, { action: 'agenda.address_ended' }, async (tx) => {
    await tx.deleteFrom('agenda_feeds').where('user_id', '=', actor.id).execute()
    return { id: actor.id }
  })
}
