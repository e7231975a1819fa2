import { limits } from '#domain/kernel/limits.ts'
import { inOrder } from '../../platform/in-order.ts'
import { cappedCount } from '../../platform/lists.ts'
import { namedVacancy } from '../../platform/named-vacancy.reads.ts'
import { fullName, shownName } from '../../platform/person-name.ts'
import type { Reader, Tx } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'
import type { Viewer } from '../../platform/sessions/viewer.ts'
import { holdsRight } from '../../platform/sessions/visible-people.ts'

const vacancyOfTeam = (db: Reader, viewer: Viewer, id: string) => namedVacancy(db, viewer, id).select('owner_id')

/** A vacancy whose team the viewer may read. */
export const readVacancyOfTeam = (db: Reader, viewer: Viewer, id: string) => vacancyOfTeam(db, viewer, id).executeTakeFirst()

/** The same, locked until the transaction ends. */
export const readVacancyToStaff = (tx: Tx, viewer: Viewer, id: string) =>
  vacancyOfTeam(tx, viewer, id).forNoKeyUpdate().executeTakeFirst()

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

const seesVacancies = holdsRight({ module: 'candidates', item: 'view' })

/** Colleagues whose role sees vacancies, with an open account. */
const colleagues = (db: Reader) => db.selectFrom('users').where('users.deleted_at', 'is', null).where(seesVacancies)

/** Colleagues whose role sees vacancies, or holds another right, by name, up to the limit of a select list. */
export async function readColleagues(db: Reader, holds = seesVacancies) {
  const all = db.selectFrom('users').where('users.deleted_at', 'is', null).where(holds)
  const rows = await all
    .select(['users.uuid', fullName.as('fullname')])
    .orderBy(inOrder(shownName))
    .orderBy('users.id')
    .limit(limits.countCap)
    .execute()
  return { rows, ...(await cappedCount(db, all)) }
}

/** All colleagues who see vacancies, for an import that names them. */
export const readColleaguesToName = (db: Reader) =>
  colleagues(db)
    .select(['users.id', 'users.uuid', 'users.email', fullName.as('fullname')])
    .orderBy('users.id')
    .execute()

/** Those of these who still are, locked like one. */
export async function readColleaguesStill(tx: Tx, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const rows = await colleagues(tx)
    .select('users.id')
    .where('users.id', 'in', ids)
    .orderBy('users.id')
    .forKeyShare('users')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** One of them, locked so that their account stays open until the transaction ends. */
export const readColleagueToName = (tx: Tx, id: string) =>
  colleagues(tx)
    .select(['users.id', 'users.uuid', fullName.as('fullname')])
    .where(recordIs('users', id))
    .forKeyShare('users')
    .executeTakeFirst()

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
