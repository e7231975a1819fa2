import { type SelectQueryBuilder, sql } from 'kysely'
import type { QueryOf } from '#domain/kernel/endpoint.ts'
import type { BuiltInRole } from '#domain/kernel/permissions.ts'
import { phoneSearch } from '#domain/kernel/phone-search.ts'
import type { PersonTag } from '#domain/people/tags/tags.contract.ts'
import {
  type listUsersEndpoint,
  type listUsersWithSkillsEndpoint,
  ownPeople,
  type UserFilter,
} from '#domain/people/users/users.contract.ts'
import { isConfirmedSkill } from '../../assessment/skills/confirmed-skills.reads.ts'
import { skillName, skillOrder } from '../../assessment/skills/skill-names.reads.ts'
import { anyRow } from '../../database/any-row.ts'
import type { DB } from '../../database/schema.ts'
import { inOrder } from '../../platform/in-order.ts'
import { readPage, readPageByIds } from '../../platform/lists.ts'
import { shownName } from '../../platform/person-name.ts'
import { isPersonOf } from '../../platform/phone-search.ts'
import type { Reader } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'
import { hasYielded } from '../../platform/sessions/has-yielded.ts'
import { languageOf, type Viewer } from '../../platform/sessions/viewer.ts'
import { isStaffMember, isVisibleTo } from '../../platform/sessions/visible-people.ts'
import { isVacancyVisibleTo } from '../../platform/sessions/visible-vacancies.ts'
import { ownerOfPerson } from './owners.reads.ts'

type Page = Omit<QueryOf<typeof listUsersEndpoint>, keyof UserFilter>
type Found = SelectQueryBuilder<DB, 'users', unknown>

export const sortedBy = {
  fullname: inOrder(shownName),
  email: inOrder('users.email'),
  created_at: 'created_at',
}

// Subselects instead of joins: a list that few people match would join all of them before it is sorted, and count them with the joins.
const ofRole = <Value>(column: 'name' | 'built_in') =>
  sql<Value>`(select ${sql.ref(`roles.${column}`)} from roles where roles.id = users.role_id)`

const phone = sql<string | null>`(select personal_phone from profiles where profiles.user_id = users.id)`
const cvUuid = sql<string | null>`(select uuid from files where files.id = users.cv_file_id)`

const hasApplied = anyRow(sql`applications where applications.user_id = users.id and applications.removed_at is null`)

/** The tags of the person in the row. The view sorts them: a sort here would count as one of the list. */
const tagsOfRow = sql<readonly PersonTag[]>`coalesce((
  select json_agg(json_build_object('uuid', tags.uuid, 'name', tags.name))
  from person_tags join tags on tags.id = person_tags.tag_id where person_tags.user_id = users.id
), '[]')`

/** One page of the people with an account who match the filter (USR-01). */
export async function readUsers(db: Reader, viewer: Viewer, query: Page, filter: UserFilter) {
  const all = await fittingUsers(db, viewer, filter)
  const isFound = phoneSearch(query.q) && (await isPersonOf(db, query.q))
  const found = isFound ? all.where(isFound) : all
  const columns = openAccounts(db, viewer)
    .select(['users.id', 'users.uuid', 'users.first_name', 'users.last_name', 'users.email', 'users.email_verified_at'])
    .select(['users.consent_due_at', 'users.no_contact_since', hasYielded.as('registered')])
    .select(['users.role_id', 'users.available', 'users.hired', 'users.created_at', ofRole<string>('name').as('role')])
    .select(ofRole<BuiltInRole | null>('built_in').as('built_in'))
    .select([tagsOfRow.as('tags'), ownerOfPerson.as('owner')])
    .select([phone.as('personal_phone'), cvUuid.as('cv_uuid'), isStaffMember.as('staff'), hasApplied.as('applied')])
  return readPageByIds(db, isFound ? { ...query, q: '' } : query, { table: 'users', sortedBy, found, columns })
}
export type UserRow = Awaited<ReturnType<typeof readUsers>>['rows'][number]

/** The people with an open account whom the viewer may see. */
const openAccounts = (db: Reader, viewer: Viewer) =>
  db.selectFrom('users').where('users.deleted_at', 'is', null).where(isVisibleTo(viewer))

/**
 * People with an open account who match the filter (SPEC-17). If few match, the query names them by id and sorts only them. If many
 * match, the database scans the list in its order and soon has a page.
 */
async function fittingUsers(db: Reader, viewer: Viewer, { job, skill, tag, owner, userType }: UserFilter): Promise<Found> {
  let found: Found = openAccounts(db, viewer)
  if (userType === 1) found = found.where('users.role_id', 'in', await readStaffRoles(db))
  if (userType === 2) {
    const applicants = db.selectFrom('applications').select('user_id').where('removed_at', 'is', null)
    found = await among(db, found, applicants as People)
  }
  if (userType === 3) found = found.where('users.hired', '=', sql.lit(true))
  if (userType === 4) found = found.where('users.consent_due_at', 'is not', null)
  if (userType === 5) found = found.where('users.no_contact_since', 'is not', null)
  if (job) {
    const vacancy = db.selectFrom('vacancies').select('id').where(recordIs('vacancies', job)).where(isVacancyVisibleTo(viewer))
    const applicants = db
      .selectFrom('applications')
      .select('applications.user_id')
      .where('applications.vacancy_id', '=', vacancy)
      .where('applications.removed_at', 'is', null)
    found = await among(db, found, applicants as People)
  }
  if (skill) {
    found = await among(db, found, ownersOf(db, skill))
  }
  if (tag) {
    found = await among(db, found, taggedWith(db, tag))
  }
  if (owner) {
    found = await among(db, found, ownedBy(db, viewer, owner))
  }
  return found
}

/** Sorting this many people takes a few milliseconds. If more of 300,000 match, a scan finds one in at most thirty rows. */
const few = 10_000

type People = SelectQueryBuilder<DB, keyof DB, { user_id: number }>

/**
 * The people with a skill, as a caller names it or by its id, also confirmed if a vacancy requires it (SPEC-85). The skill is not joined: each
 * person of a list would cost the join.
 */
export function ownersOf(db: Reader, skill: string | number): People {
  const id = typeof skill === 'number' ? skill : db.selectFrom('skills').select('id').where(recordIs('skills', skill))
  const owners = db.selectFrom('user_skills').select('user_skills.user_id').where('user_skills.skill_id', '=', id)
  return owners.where(isConfirmedSkill) as unknown as People
}

/** The people with a tag, which is not joined either. */
export function taggedWith(db: Reader, tag: string): People {
  const named = db.selectFrom('tags').select('id').where(recordIs('tags', tag))
  return db.selectFrom('person_tags').select('person_tags.user_id').where('person_tags.tag_id', '=', named) as unknown as People
}

/** The people of an owner, or of the viewer (MOV-03). */
export function ownedBy(db: Reader, viewer: Viewer, owner: string): People {
  const own = viewer.kind === 'person' ? viewer.id : null
  const id = owner === ownPeople ? sql<number>`${own}` : db.selectFrom('users').select('id').where(recordIs('users', owner))
  const owned = db.selectFrom('users').select('users.id as user_id').where('users.owner_id', '=', id)
  return db.selectFrom(owned.as('owned')).select('owned.user_id') as unknown as People
}

/**
 * Restricts the found people to those of a second query. `offset 0` makes the planner look each of them up; otherwise it would read
 * the whole second query.
 */
export async function among<Tables extends keyof DB>(
  db: Reader,
  found: SelectQueryBuilder<DB, Tables, unknown>,
  people: People,
): Promise<SelectQueryBuilder<DB, Tables, unknown>> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (${people.limit(sql.lit(few + 1))}) as counted`.execute(db)
  if ((rows[0]?.count ?? 0) <= few) return found.where(sql<boolean>`users.id = any(array(${people}))`)
  return found.where(sql<boolean>`exists (${people.where(sql<boolean>`user_id = users.id`).offset(sql.lit(0))})`)
}

/** The ids of staff roles. With literal ids the planner can estimate how few people have them. */
export async function readStaffRoles(db: Reader): Promise<number[]> {
  const roles = await db.selectFrom('role_permissions').select('role_id').distinct().where('item', '=', 'view').execute()
  return roles.map(({ role_id }) => role_id)
}

/** People by name with their skills (USR-02). */
export function readUsersWithSkills(db: Reader, viewer: Viewer, query: QueryOf<typeof listUsersWithSkillsEndpoint>) {
  const people = openAccounts(db, viewer)
    .select(['users.uuid', 'users.email', shownName.as('fullname')])
    .select(
      sql<readonly HeldSkill[]>`coalesce((
        select json_agg(json_build_object(
          'name', ${skillName(query.language ?? languageOf(viewer))}, 'from', user_skills.from_date, 'to', user_skills.to_date, 'test_status', user_skills.test_status
        ) order by ${skillOrder(query.language ?? languageOf(viewer))})
        from user_skills join skills on skills.id = user_skills.skill_id
        where user_skills.user_id = users.id and ${isConfirmedSkill}
      ), '[]')`.as('skills'),
    )
  return readPage(db, people, query, 'users', { fullname: sortedBy.fullname })
}
export type UserWithSkillsRow = Awaited<ReturnType<typeof readUsersWithSkills>>['rows'][number]

interface HeldSkill {
  readonly name: string
  readonly from: string | null
  readonly to: string | null
  readonly test_status: number
}
