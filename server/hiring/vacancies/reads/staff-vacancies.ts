import { type RawBuilder, sql } from 'kysely'
import type { Colleague } from '#domain/hiring/members/members.contract.ts'
import { noOwner, type StaffFilter, type vacancySorts } from '#domain/hiring/vacancies/vacancies.contract.ts'
import type { VacancyState } from '#domain/hiring/vacancies/vacancies.rules.ts'
import { limits } from '#domain/kernel/limits.ts'
import { parseSort } from '#domain/kernel/pagination.ts'
import { type Stage, stages } from '#domain/kernel/stages.ts'
import { skillName } from '../../../assessment/skills/skill-names.reads.ts'
import { anyRow } from '../../../database/any-row.ts'
import { plannedOnce } from '../../../database/planned-once.ts'
import { compareInOrder, inOrder } from '../../../platform/in-order.ts'
import { readIdsAndCount, type Walking } from '../../../platform/lists.ts'
import { fullName } from '../../../platform/person-name.ts'
import type { Reader } from '../../../platform/platform.ts'
import { recordIs } from '../../../platform/record-id.ts'
import { languageOf, type Viewer } from '../../../platform/sessions/viewer.ts'
import { isApplicantKnownTo } from '../../../platform/sessions/visible-people.ts'
import { asLimited, isVacancyVisibleTo } from '../../../platform/sessions/visible-vacancies.ts'
import { hasWords, readWordQuery } from '../../../platform/word-queries.ts'
import { isOfOpenAccount, isUnopened } from '../../cards/counted.reads.ts'
import { namedSkills, publicColumns } from '../vacancies.reads.ts'

const sortColumns = {
  created_at: 'vacancies.created_at',
  name_job: inOrder('vacancies.title'),
  priority_job: 'vacancies.priority',
  type_job: 'vacancies.employment_type',
  cant_vacant: 'vacancies.openings',
} as const satisfies Record<(typeof vacancySorts)[number], string | RawBuilder<string>>

interface StaffListQuery extends Partial<StaffFilter>, Walking {
  readonly page: number
  readonly size: number
  readonly sort: (typeof vacancySorts)[number] | `-${(typeof vacancySorts)[number]}`
  readonly q: string
}

/**
 * A page of the vacancies for staff that match the filter (JOB-01, TEA-01). Their ids are read first, so that nothing else is read of the
 * rows of earlier pages, and so that the statement for the columns is always the same.
 */
export async function readStaffVacancies(db: Reader, viewer: Viewer, { page, size, sort, q, walk, ...filter }: StaffListQuery) {
  const { field, direction } = parseSort(sort)
  const words = await readWordQuery(db, q)
  const isMine = filter.mine && viewer.kind === 'person'
  const fitting = filtered(db, filter)
    .where(isVacancyVisibleTo(isMine ? asLimited(viewer) : viewer))
    .$if(words !== '', (query) => query.where(hasWords('search', words)))
  const sorted = fitting.select('vacancies.id').orderBy(sortColumns[field], direction).orderBy('vacancies.id', direction)
  if (walk) {
    const { ids, total } = await walk.next(size, async (most) => (await sorted.limit(most).execute()).map(({ id }) => id))
    return { rows: await readRows(db, viewer, ids), total, total_capped: false }
  }
  const { ids, ...count } = await readIdsAndCount(db, sorted, { page, size })
  return { rows: await readRows(db, viewer, ids), ...count }
}

/** The vacancies of these ids, in their order. */
async function readRows(db: Reader, viewer: Viewer, ids: readonly number[]) {
  if (ids.length === 0) return []
  const list = sql`${`{${ids.join()}}`}::bigint[]`
  const found = await plannedOnce(
    db,
    db
      .selectFrom('vacancies')
      .innerJoin('clients', 'clients.id', 'vacancies.client_id')
      .select(publicColumns)
      .select(['vacancies.reports_to', 'vacancies.active', 'vacancies.closes_on', 'vacancies.created_at'])
      .select(staffColumns)
      .select([applicationsByStage(viewer).as('by_stage'), currentApplications(viewer, isUnopened).as('unopened')])
      .select(sql<number[]>`array(select skill_id::integer from vacancy_skills where vacancy_id = vacancies.id)`.as('skill_ids'))
      .select(
        sql<VacancySkill[] | null>`case when row_number() over () = 1 then (
          select json_agg(json_build_object('id', id, 'uuid', uuid, 'name', ${skillName(languageOf(viewer))})) from skills
          where id = any(array(select skill_id from vacancy_skills where vacancy_id = any(${list})))
        ) end`.as('skills_of_page'),
      )
      .where(sql<boolean>`vacancies.id = any(${list})`),
  )
  const rowOf = new Map(withSkills(found).map((row) => [row.id, row]))
  return ids.flatMap((id) => rowOf.get(id) ?? [])
}

interface VacancySkill {
  readonly id: number
  readonly uuid: string
  readonly name: string
}

interface RowOfPage {
  readonly skill_ids: readonly number[]
  /** In the first row only, because most vacancies of a page require the same few. */
  readonly skills_of_page: readonly VacancySkill[] | null
}

/** The same rows with their skills by name. */
function withSkills<Row extends RowOfPage>(rows: readonly Row[]) {
  const skills = (rows[0]?.skills_of_page ?? []).toSorted((one, other) => compareInOrder(one.name, other.name))
  const placeOf = new Map(skills.map(({ id }, place) => [id, place]))
  const skillsOf = (wanted: readonly number[]) => {
    const places = wanted.flatMap((id) => placeOf.get(id) ?? [])
    return places.sort((one, other) => one - other).flatMap((place) => skills[place] ?? [])
  }
  return rows.map((row) => ({ ...row, skills: skillsOf(row.skill_ids) }))
}

function filtered(db: Reader, { client, owner, state }: Partial<StaffFilter>) {
  const idOf = (table: 'clients' | 'users', id: string) => db.selectFrom(table).select('id').where(recordIs(table, id))
  return db
    .selectFrom('vacancies')
    .$if(client !== undefined, (query) => query.where('vacancies.client_id', '=', idOf('clients', client ?? '')))
    .$if(owner === noOwner, (query) => query.where('vacancies.owner_id', 'is', null))
    .$if(owner !== undefined && owner !== noOwner, (query) => query.where('vacancies.owner_id', '=', idOf('users', owner ?? '')))
    .$if(state !== undefined, (query) => query.where(isInState[state ?? 'active']))
}

/** Each condition is that of a partial index. */
const isInState: Readonly<Record<VacancyState, RawBuilder<boolean>>> = {
  active: sql`vacancies.active`,
  draft: sql`not vacancies.active and vacancies.published_at is null`,
  closed: sql`not vacancies.active and vacancies.published_at is not null and not vacancies.expired`,
  expired: sql`vacancies.expired`,
}

/** The capped number of current applications, without deleted accounts and hidden people, as in the list of applicants (SPEC-26). */
const currentApplications = (viewer: Viewer, condition: RawBuilder<boolean> = sql`true`) => sql<number>`(
  select count(*)::integer from (
    select from applications where applications.vacancy_id = vacancies.id and applications.removed_at is null and ${isOfOpenAccount}
      and ${isApplicantKnownTo(viewer)} and ${condition}
    limit ${sql.lit(limits.countCap)}
  ) as counted
)`

/** The same by stage. */
const applicationsByStage = (viewer: Viewer) => sql<Record<Stage, number>>`(
  select json_object_agg(stage, ${currentApplications(viewer, sql`applications.stage = columns.stage`)})
  from unnest(${[...stages]}::text[]) as columns(stage)
)`

const everApplied = anyRow(sql`applications where applications.vacancy_id = vacancies.id`)

const staffColumns = [
  'clients.uuid as client_uuid',
  'clients.name as client_name',
  sql<string>`(select code from currencies where currencies.id = vacancies.currency_id)`.as('currency'),
  everApplied.as('ever_applied'),
  'vacancies.expired',
  sql<Colleague | null>`(
    select json_build_object('uuid', users.uuid, 'fullname', ${fullName}) from users where users.id = vacancies.owner_id
  )`.as('owner'),
] as const

/** A vacancy with all fields of its form. */
export async function readEditableVacancy(db: Reader, viewer: Viewer, id: string) {
  return db
    .selectFrom('vacancies')
    .innerJoin('clients', 'clients.id', 'vacancies.client_id')
    .selectAll('vacancies')
    .select(staffColumns)
    .select(currentApplications(viewer).as('application_count'))
    .select(namedSkills(languageOf(viewer)).as('skills'))
    .where(recordIs('vacancies', id))
    .where(isVacancyVisibleTo(viewer))
    .executeTakeFirst()
}
