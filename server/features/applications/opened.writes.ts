import type { Reader } from '../../platform/platform.ts'

/**
 * Notes that staff opened one card, or a person's profile with what they applied to. An application that nobody opened waits on the
 * dashboard (decision 64). Only the first time is kept.
 */
export async function noteOpened(db: Reader, which: { card: number } | { person: number }, now: Date): Promise<void> {
  await db
    .updateTable('applications')
    .set({ opened_at: now })
    .where('opened_at', 'is', null)
    .$if('card' in which, (query) => query.where('id', '=', 'card' in which ? which.card : 0))
    .$if('person' in which, (query) => query.where('user_id', '=', 'person' in which ? which.person : 0))
    .execute()
}
