import { sql } from 'kysely'
import type { Reader } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { isVisibleTo } from '../../platform/sessions/visible-people.ts'
import { oldestUse } from './sessions.reads.ts'

/** A person whom staff may read, with the number of their live sessions and the latest use of one. */
export function readSessionsOfPerson(db: Reader, viewer: Person, uuid: string, now: Date) {
  return db
    .selectFrom('users')
    .leftJoin('sessions', (join) =>
      join
        .onRef('sessions.user_id', '=', 'users.id')
        .on('sessions.ended_at', 'is', null)
        .on('sessions.last_used_at', '>', oldestUse(now)),
    )
    .select(['users.id', 'users.role_id', sql<number>`count(sessions.id)::integer`.as('open')])
    .select(({ fn }) => fn.max('sessions.last_used_at').as('last_used_at'))
    .where(recordIs('users', uuid))
    .where('users.deleted_at', 'is', null)
    .where(isVisibleTo(viewer))
    .groupBy('users.id')
    .executeTakeFirst()
}
