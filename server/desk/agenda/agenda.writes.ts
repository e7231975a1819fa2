import { calendarDay } from '#domain/kernel/dates.ts'
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
    const made = { secret_hash: hashToken(secret), made_at: now, noted_on: null }
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

/**
 * Notes in the read log that a calendar program read names of candidates by the address of a colleague (AUD-01): once a day, because programs ask
 * every few hours. `names` is how many interviews it showed with a name.
 */
export async function noteFeedRead({ db, config, now, reads }: Platform, { id, uuid }: Person, names: number): Promise<void> {
  const day = calendarDay(now(), config.timeZone)
  const noted = await db
    .updateTable('agenda_feeds')
    .set({ noted_on: day })
    .where('user_id', '=', id)
    .where((is) => is.or([is('noted_on', 'is', null), is('noted_on', '!=', day)]))
    .returning('user_id')
    .executeTakeFirst()
  if (noted) reads.note(uuid, { what: 'list', list: 'agendaFeed', rows: names })
}
