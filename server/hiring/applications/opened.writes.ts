import type { Reader } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'
import type { Viewer } from '../../platform/sessions/viewer.ts'
import { isApplicantKnownTo } from '../../platform/sessions/visible-people.ts'
import { isApplicationVisibleTo } from '../../platform/sessions/visible-vacancies.ts'

interface Opened {
  readonly card?: string | undefined
  readonly person?: string | undefined
}

/**
 * Records that staff opened a card, or a profile with all its applications. The dashboard lists applications that nobody has
 * opened (SPEC-64). Only the first opening is kept, and only of applications that the viewer may read about.
 */
export async function recordOpening(db: Reader, viewer: Viewer, { card, person }: Opened, now: Date): Promise<void> {
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
    .where('id', 'in', opened.where(isApplicationVisibleTo(viewer)).where(isApplicantKnownTo(viewer)).select('applications.id'))
    .execute()
}
