import { sql } from 'kysely'
import { shortlistLimits } from '#domain/hiring/shortlists/shortlists.rules.ts'
import { limits } from '#domain/kernel/limits.ts'
import { fullName } from '../../platform/person-name.ts'
import type { Reader, Tx } from '../../platform/platform.ts'
import type { Viewer } from '../../platform/sessions/viewer.ts'
import { isKnownTo } from '../../platform/sessions/visible-people.ts'
import { isVacancyVisibleTo } from '../../platform/sessions/visible-vacancies.ts'

/** Whether a client may read about the person of a row: on the board, with an open account, and with their consent. */
export const isPresentable = sql<boolean>`(
  applications.removed_at is null and users.deleted_at is null and users.consent_due_at is null)`

/** Those of these cards that are on the board of the vacancy and that the viewer may see, with whether a client may read about them. */
export function readCardsToPresent(tx: Tx, viewer: Viewer, vacancyId: number, uuids: readonly string[]) {
  return tx
    .selectFrom('applications')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .select(['applications.id', 'applications.uuid', 'applications.user_id', isPresentable.as('presentable')])
    .where('applications.vacancy_id', '=', vacancyId)
    .where('applications.uuid', 'in', uuids)
    .where('applications.removed_at', 'is', null)
    .where('users.deleted_at', 'is', null)
    .where(isKnownTo(viewer))
    .execute()
}

interface Opening {
  readonly at: string
  readonly network: string
}

const shownOpenings = 20
const openings = sql<Opening[]>`coalesce((
  select json_agg(json_build_object('at', newest.at, 'network', newest.network) order by newest.id desc)
  from (select id, at, network from shortlist_openings where shortlist_id = shortlists.id order by id desc limit ${sql.lit(shownOpenings)}) as newest
), '[]')`
const opened = sql<number>`(
  select count(*)::integer from (select from shortlist_openings where shortlist_id = shortlists.id limit ${sql.lit(limits.countCap)}) as counted
)`

const shortlists = (db: Reader, viewer: Viewer) =>
  db
    .selectFrom('shortlists')
    .innerJoin('vacancies', 'vacancies.id', 'shortlists.vacancy_id')
    .innerJoin('users', 'users.id', 'shortlists.made_by')
    .select([
      'shortlists.id',
      'shortlists.uuid',
      'shortlists.names',
      'shortlists.facts',
      'shortlists.language',
      'shortlists.message',
    ])
    .select([
      'shortlists.code_mark',
      'shortlists.ends_on',
      'shortlists.ends_at',
      'shortlists.withdrawn_at',
      'shortlists.created_at',
    ])
    .select(['shortlists.vacancy_id', 'vacancies.uuid as vacancy_uuid', 'vacancies.title', 'vacancies.city', fullName.as('by')])
    .select(['vacancies.language as vacancy_language', 'shortlists.size'])
    .select([openings.as('openings'), opened.as('opened')])
    .where(isVacancyVisibleTo(viewer))

/** The newest shortlists of a vacancy. A vacancy has at most shortlistLimits.ofVacancy. */
export function readShortlists(db: Reader, viewer: Viewer, vacancyId: number) {
  return shortlists(db, viewer)
    .where('shortlists.vacancy_id', '=', vacancyId)
    .orderBy('shortlists.id', 'desc')
    .limit(shortlistLimits.ofVacancy)
    .execute()
}

/** One shortlist of a vacancy that the viewer may see. */
export function readShortlist(db: Reader, viewer: Viewer, uuid: string) {
  return shortlists(db, viewer).where('shortlists.uuid', '=', uuid).executeTakeFirst()
}
export type ShortlistRow = NonNullable<Awaited<ReturnType<typeof readShortlist>>>

/** The people of shortlists, in their order, with their answers. */
export function readPeopleOf(db: Reader, viewer: Viewer, ids: readonly number[]) {
  return db
    .selectFrom('shortlist_people as presented')
    .innerJoin('applications', 'applications.id', 'presented.application_id')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .select(['presented.shortlist_id', 'presented.note', 'presented.salary', 'presented.answer', 'presented.comment'])
    .select(['presented.times', 'presented.answered_at', 'applications.uuid as card_uuid'])
    .select([fullName.as('name'), isPresentable.as('available')])
    .where(sql<boolean>`presented.shortlist_id = any(${ids}::bigint[])`)
    .where('users.deleted_at', 'is', null)
    .where(isKnownTo(viewer))
    .orderBy('presented.shortlist_id')
    .orderBy('presented.place')
    .execute()
}
export type PersonRow = Awaited<ReturnType<typeof readPeopleOf>>[number]

/** The cards of a shortlist, each with its board. */
export function readCardsOf(tx: Tx, shortlistId: number) {
  return tx
    .selectFrom('shortlist_people')
    .innerJoin('applications', 'applications.id', 'shortlist_people.application_id')
    .innerJoin('vacancies', 'vacancies.id', 'applications.vacancy_id')
    .select(['applications.uuid', 'vacancies.uuid as vacancy'])
    .where('shortlist_people.shortlist_id', '=', shortlistId)
    .execute()
}

/** How many shortlists a vacancy has. */
export async function countShortlists(tx: Tx, vacancyId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('shortlists')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('vacancy_id', '=', vacancyId)
    .executeTakeFirstOrThrow()
  return count
}
