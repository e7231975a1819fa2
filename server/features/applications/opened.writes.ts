import type { Reader } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'

/**
 * Notes that staff opened one card, or a person's profile with what they applied to. An application that nobody opened waits on the
 * dashboard (decision 64). Only the first time is kept.
 */
export async function noteOpened(db: Reader, which: { card: string } | { person: string }, now: Date): Promise<void> {
  await db
    .updateTable('applications')
    .set({ opened_at: now })
    .where('opened_at', 'is', null)
    .$if('card' in which, (query) => query.where(recordIs('applications', 'card' in which ? which.card : '')))
    .$if('person' in which, (query) =>
      query.where('user_id', 'in', (row) =>
        row
          .selectFrom('users')
          .select('users.id')
          .where(recordIs('users', 'person' in which ? which.person : '')),
      ),
    )
    .execute()
}
