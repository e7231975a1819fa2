import type { Reader } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'

interface Opened {
  readonly card?: string | undefined
  readonly person?: string | undefined
}

/**
 * Notes that staff opened one card, or a person's profile with what they applied to. An application that nobody opened waits on the
 * dashboard (SPEC-64). Only the first time is kept.
 */
export async function noteOpened(db: Reader, { card, person }: Opened, now: Date): Promise<void> {
  const opened =
    card === undefined
      ? db
          .selectFrom('applications')
          .innerJoin('users', 'users.id', 'applications.user_id')
          .where(recordIs('users', person ?? ''))
      : db.selectFrom('applications').where(recordIs('applications', card))
  await db
    .updateTable('applications')
    .set({ opened_at: now })
    .where('opened_at', 'is', null)
    .where('id', 'in', opened.select('applications.id'))
    .execute()
}
