import { hiringStage } from '#domain/hiring/board/board.rules.ts'
import type { Reader, Tx } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'
import type { Viewer } from '../../platform/sessions/viewer.ts'
import { isKnownTo } from '../../platform/sessions/visible-people.ts'
import { isApplicationVisibleTo } from '../../platform/sessions/visible-vacancies.ts'

/**
 * Locks the person of an application, whose account is open, until the end of the transaction. Before the application, as a merge and an
 * erasure do. Returns undefined when the account is closed or the viewer may not know of the person.
 */
export function lockPersonOf(tx: Tx, viewer: Viewer, id: string) {
  return tx
    .selectFrom('users')
    .select(['users.id', 'users.available', 'users.hired'])
    .where('users.id', '=', tx.selectFrom('applications').select('user_id').where(recordIs('applications', id)))
    .where('users.deleted_at', 'is', null)
    .where(isKnownTo(viewer))
    .forNoKeyUpdate()
    .executeTakeFirst()
}

const applicationsOf = (db: Reader, viewer: Viewer, userId: number) =>
  db
    .selectFrom('applications')
    .innerJoin('vacancies', 'vacancies.id', 'applications.vacancy_id')
    .select(['applications.id', 'applications.uuid', 'applications.stage', 'applications.user_id', 'applications.removed_at'])
    .select(['applications.hired_at', 'applications.hire_ended_at', 'vacancies.uuid as vacancy_uuid'])
    .where('applications.user_id', '=', userId)
    .where(isApplicationVisibleTo(viewer))
export type HireRow = NonNullable<Awaited<ReturnType<typeof readHire>>>

/** An application of a person with its hire, locked until the end of the transaction. */
export function readHire(tx: Tx, viewer: Viewer, userId: number, id: string) {
  return applicationsOf(tx, viewer, userId).where(recordIs('applications', id)).forNoKeyUpdate('applications').executeTakeFirst()
}

/** The applications through which a person can be hired, as `canBeHired` says, locked until the end of the transaction. */
export function readHireable(tx: Tx, viewer: Viewer, userId: number) {
  return applicationsOf(tx, viewer, userId)
    .where('applications.stage', '=', hiringStage)
    .where('applications.removed_at', 'is', null)
    .where(({ or, eb }) => or([eb('applications.hired_at', 'is', null), eb('applications.hire_ended_at', 'is not', null)]))
    .orderBy('applications.id')
    .forNoKeyUpdate('applications')
    .execute()
}
