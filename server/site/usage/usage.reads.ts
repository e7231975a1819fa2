import { limits } from '#domain/kernel/limits.ts'
import type { FilePurpose, LoggedKind } from '#domain/kernel/storage.ts'
import { fullName } from '../../platform/person-name.ts'
import type { Reader } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { isVisibleTo } from '../../platform/sessions/visible-people.ts'

/** The last counts, and the files that wait for their import now. */
export async function readUsage(db: Reader) {
  const [state, counts, waiting] = await Promise.all([
    db.selectFrom('usage_state').select('counted_at').executeTakeFirstOrThrow(),
    db.selectFrom('usage_counts').selectAll().execute(),
    db
      .selectFrom('imports')
      .select(({ fn }) => fn.countAll<number>().as('waiting'))
      .where('state', '=', 'draft')
      .executeTakeFirstOrThrow(),
  ])
  const counted = new Map(counts.map((count) => [count.kind, count]))
  return {
    counted_at: state.counted_at,
    waiting: waiting.waiting,
    ofFiles: (purpose: FilePurpose) => counted.get(`files ${purpose}`) ?? nothing,
    ofRows: (kind: LoggedKind) => counted.get(kind) ?? nothing,
  }
}
export type Usage = Awaited<ReturnType<typeof readUsage>>
const nothing = { rows: 0, bytes: 0 }

/** The people with the most bytes of files whom the viewer may see. */
export const readLargestPeople = (db: Reader, viewer: Person) =>
  db
    .selectFrom('usage_of_people as used')
    .innerJoin('users', 'users.id', 'used.user_id')
    .select(['users.uuid', 'used.files', 'used.bytes', 'used.replies', fullName.as('fullname')])
    .where('users.deleted_at', 'is', null)
    .where(isVisibleTo(viewer))
    .orderBy('used.bytes', 'desc')
    .orderBy('used.user_id')
    .limit(limits.filled.shown)
    .execute()
