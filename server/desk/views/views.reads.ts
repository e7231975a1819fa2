import { limits } from '#domain/kernel/limits.ts'
import { inOrder } from '../../platform/in-order.ts'
import { fullName } from '../../platform/person-name.ts'
import type { Reader } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'
import type { Person } from '../../platform/sessions/viewer.ts'

const views = (db: Reader, viewer: Person) =>
  db
    .selectFrom('list_views')
    .innerJoin('users', 'users.id', 'list_views.user_id')
    .selectAll('list_views')
    .select(fullName.as('owner'))
    // A closed account shares nothing more.
    .where('users.deleted_at', 'is', null)
    .where(({ or, eb }) => or([eb('list_views.user_id', '=', viewer.id), eb('list_views.shared', '=', true)]))

/** The views of a list that the viewer saved, and those that colleagues share, by name. */
export const readViews = (db: Reader, viewer: Person, list: string) =>
  views(db, viewer)
    .where('list_views.list', '=', list)
    .orderBy(inOrder('list_views.name'))
    .orderBy('list_views.id')
    .limit(limits.views.shown)
    .execute()

/** One view that the viewer saved or that a colleague shares. */
export const readView = (db: Reader, viewer: Person, id: string) =>
  views(db, viewer).where(recordIs('list_views', id)).executeTakeFirst()
export type ViewRow = NonNullable<Awaited<ReturnType<typeof readView>>>
