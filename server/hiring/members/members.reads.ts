import { type Expression, type SqlBool, sql } from 'kysely'
import { limits } from '#domain/kernel/limits.ts'
import { modules } from '#domain/kernel/permissions.ts'
import { inOrder } from '../../platform/in-order.ts'
import { cappedCount } from '../../platform/lists.ts'
import { fullName, shownName } from '../../platform/person-name.ts'
import type { Reader, Tx } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'
import type { Viewer } from '../../platform/sessions/viewer.ts'
import { isVacancyVisibleTo } from '../../platform/sessions/visible-vacancies.ts'

/** A vacancy whose team the viewer may read. */
export function readVacancyOfTeam(db: Reader, viewer: Viewer, id: string) {
  return db
    .selectFrom('vacancies')
    .select(['id', 'uuid', 'title', 'owner_id'])
    .where(recordIs('vacancies', id))
    .where(isVacancyVisibleTo(viewer))
    .executeTakeFirst()
}

/** The same, locked until the transaction ends. */
export function readVacancyToStaff(tx: Tx, viewer: Viewer, id: string) {
  return tx
    .selectFrom('vacancies')
    .select(['id', 'uuid', 'title', 'owner_id'])
    .where(recordIs('vacancies', id))
    .where(isVacancyVisibleTo(viewer))
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** The owner of a vacancy, if it has one, and its members by name. */
export async function readTeam(db: Reader, { id, owner_id }: { readonly id: number; readonly owner_id: number | null }) {
  const people = db.selectFrom('users').select(['users.uuid', fullName.as('fullname')])
  const [owner, members] = await Promise.all([
    owner_id === null ? undefined : people.where('users.id', '=', owner_id).executeTakeFirst(),
    people
      .innerJoin('vacancy_members', 'vacancy_members.user_id', 'users.id')
      .where('vacancy_members.vacancy_id', '=', id)
      .orderBy(inOrder(shownName))
      .orderBy('users.id')
      .execute(),
  ])
  return { owner: owner ?? null, members }
}
export type TeamRow = Awaited<ReturnType<typeof readTeam>>

/** The owner and the members of a vacancy. */
export async function readTeamIds(db: Reader, { id, owner_id }: { readonly id: number; readonly owner_id: number | null }) {
  const members = await db.selectFrom('vacancy_members').select('user_id').where('vacancy_id', '=', id).execute()
  return [...(owner_id === null ? [] : [owner_id]), ...members.map(({ user_id }) => user_id)]
}

const seesVacancies: Expression<SqlBool> = sql`users.role_id in (
  select role_id from role_permissions where module_id = ${sql.lit(modules.candidates.id)} and item = 'view'
)`

/** Colleagues whose role sees vacancies, with an open account. */
const colleagues = (db: Reader) => db.selectFrom('users').where('users.deleted_at', 'is', null).where(seesVacancies)

/** Colleagues by name, up to the limit of a select list. */
export async function readColleagues(db: Reader) {
  const all = colleagues(db)
  const rows = await all
    .select(['users.uuid', fullName.as('fullname')])
    .orderBy(inOrder(shownName))
    .orderBy('users.id')
    .limit(limits.countCap)
    .execute()
  return { rows, ...(await cappedCount(db, all)) }
}

/** Those of the named people who may be in a team now, or are in this one already. */
export function readPeopleOfTeam(
  tx: Tx,
  vacancy: { readonly id: number; readonly owner_id: number | null },
  ids: readonly string[],
) {
  if (ids.length === 0) return []
  return tx
    .selectFrom('users')
    .select(['users.id', 'users.uuid'])
    .where((is) => is.or(ids.map((id) => recordIs('users', id))))
    .where('users.deleted_at', 'is', null)
    .where((is) =>
      is.or([
        seesVacancies,
        is('users.id', '=', vacancy.owner_id),
        is('users.id', 'in', is.selectFrom('vacancy_members').select('user_id').where('vacancy_id', '=', vacancy.id)),
      ]),
    )
    .execute()
}
