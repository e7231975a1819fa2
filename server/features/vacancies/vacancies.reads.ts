import { type NotNull, type RawBuilder, sql } from 'kysely'
import type { Language } from '#domain/kernel/languages.ts'
import { limits } from '#domain/kernel/limits.ts'
import { parseSort } from '#domain/kernel/pagination.ts'
import type { VacancyFilter, vacancySorts } from '#domain/vacancies/vacancies.contract.ts'
import { searchWords } from '#domain/vacancies/vacancies.rules.ts'
import { cappedCount } from '../../platform/lists.ts'
import type { Reader, Tx } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'

const previewLength = 280

/** Active vacancies of one language that fit the filter: urgent first, then newest, then id (decision 20). */
export async function readPublicVacancies(db: Reader, filter: VacancyFilter) {
  const fitting = activeVacancies(db, filter, filter.language)
  const [rows, count, others] = await Promise.all([
    fitting
      .innerJoin('currencies', 'currencies.id', 'vacancies.currency_id')
      .select(publicColumns)
      .select([
        'currencies.code as currency',
        sql<string>`left(vacancies.description_text, ${previewLength})`.as('description_text'),
      ])
      .orderBy(sql`(vacancies.priority = 'Urgent')`, 'desc')
      .orderBy('vacancies.published_at', 'desc')
      .orderBy('vacancies.id', 'desc')
      .offset(filter.range.init)
      .limit(filter.range.final - filter.range.init)
      .$narrowType<{ published_at: NotNull }>()
      .execute(),
    cappedCount(db, fitting),
    cappedCount(db, activeVacancies(db, filter, filter.language === 'es' ? 'en' : 'es')),
  ])
  return { rows, ...count, other_language_total: others.total }
}

function activeVacancies(db: Reader, filter: VacancyFilter, language: Language) {
  return db
    .selectFrom('vacancies')
    .where('vacancies.active', '=', true)
    .where('vacancies.language', '=', language)
    .$if(filter.type_job.length === 1, (query) => query.where('vacancies.employment_type', 'in', filter.type_job))
    .$if(filter.location.length === 1, (query) => query.where('vacancies.work_mode', 'in', filter.location))
    .$if(searchWords(filter.name_job).length > 0, (query) =>
      query.where(matches('vacancies.search', filter.name_job, [`cantera_${language}`])),
    )
    .$if(searchWords(filter.ubication).length > 0, (query) => query.where(matches('vacancies.city_search', filter.ubication, [])))
}

/**
 * Condition that a search column has every word of the text, by its beginning or, in the given text search configurations, by
 * its stem; without regard to accents and case (decision 24).
 */
function matches(column: string, text: string, stemming: readonly string[]): RawBuilder<boolean> {
  const perWord = searchWords(text).map((word) => {
    const variants = ['cantera_plain', ...stemming].map(
      (configuration) => sql`to_tsquery(${sql.lit(configuration)}, ${`${word}:*`})`,
    )
    return sql`(${sql.join(variants, sql` || `)})`
  })
  return sql`${sql.ref(column)} @@ (${sql.join(perWord, sql` && `)})`
}

const publicColumns = [
  'vacancies.id',
  'vacancies.uuid',
  'vacancies.title',
  'vacancies.employment_type',
  'vacancies.work_mode',
  'vacancies.city',
  'vacancies.priority',
  'vacancies.salary_mode',
  'vacancies.salary_min',
  'vacancies.salary_max',
  'vacancies.language',
  'vacancies.openings',
  'vacancies.published_at',
] as const

/** One vacancy that is or was public, with its skills; never one that was not published yet. `viewerId` decides `applied`. */
export async function readPublishedVacancy(db: Reader, id: string, viewerId: number | null) {
  return db
    .selectFrom('vacancies')
    .innerJoin('currencies', 'currencies.id', 'vacancies.currency_id')
    .select(publicColumns)
    .select([
      'currencies.code as currency',
      'vacancies.active',
      'vacancies.closed_at',
      'vacancies.reports_to',
      'vacancies.description_html',
      'vacancies.essential_html',
      'vacancies.knowledge_html',
      'vacancies.minimum_html',
      'vacancies.preferred_html',
      'vacancies.conditions',
      skillsOfVacancy.as('skills'),
      sql<boolean>`exists (
        select from applications where applications.vacancy_id = vacancies.id and applications.user_id = ${viewerId}::bigint and removed_at is null
      )`.as('applied'),
    ])
    .where(recordIs('vacancies', id))
    .where('vacancies.published_at', 'is not', null)
    .$narrowType<{ published_at: NotNull }>()
    .executeTakeFirst()
}

const skillsOfVacancy = sql<{ uuid: string; name: string }[]>`coalesce((
  select json_agg(json_build_object('uuid', skills.uuid, 'name', skills.name) order by skills.name)
  from vacancy_skills join skills on skills.id = vacancy_skills.skill_id
  where vacancy_skills.vacancy_id = vacancies.id
), '[]')`

const sortColumns = {
  created_at: 'vacancies.created_at',
  name_job: 'vacancies.title',
  priority_job: 'vacancies.priority',
  type_job: 'vacancies.employment_type',
  cant_vacant: 'vacancies.openings',
} as const satisfies Record<(typeof vacancySorts)[number], string>

interface StaffListQuery {
  readonly page: number
  readonly size: number
  readonly sort: (typeof vacancySorts)[number] | `-${(typeof vacancySorts)[number]}`
  readonly q: string
}

/** One page of every vacancy for staff (JOB-01). */
export async function readStaffVacancies(db: Reader, { page, size, sort, q }: StaffListQuery) {
  const { field, direction } = parseSort(sort)
  const fitting = db
    .selectFrom('vacancies')
    .$if(searchWords(q).length > 0, (query) => query.where(matches('vacancies.search', q, ['cantera_es', 'cantera_en'])))
  const [rows, count] = await Promise.all([
    fitting
      .innerJoin('clients', 'clients.id', 'vacancies.client_id')
      .select([
        'vacancies.id',
        'vacancies.uuid',
        'vacancies.title',
        'vacancies.priority',
        'vacancies.employment_type',
        'vacancies.active',
      ])
      .select(['vacancies.language', 'vacancies.created_at', 'vacancies.openings', 'clients.name as client_name'])
      .select([
        sql<number>`(select count(*)::integer from vacancy_skills where vacancy_skills.vacancy_id = vacancies.id)`.as(
          'skill_count',
        ),
        currentApplications.as('application_count'),
        everApplied.as('ever_applied'),
      ])
      .orderBy(sortColumns[field], direction)
      .orderBy('vacancies.id', direction)
      .offset(page * size)
      .limit(size)
      .execute(),
    cappedCount(db, fitting),
  ])
  return { rows, ...count }
}

/** Current applications of a vacancy, counted up to the cap (decision 26). */
const currentApplications = sql<number>`(
  select count(*)::integer from (
    select from applications where applications.vacancy_id = vacancies.id and applications.removed_at is null limit ${sql.lit(limits.countCap)}
  ) as counted
)`

const everApplied = sql<boolean>`exists (select from applications where applications.vacancy_id = vacancies.id)`

/** One vacancy with every field of its form. */
export async function readEditableVacancy(db: Reader, id: string) {
  return db
    .selectFrom('vacancies')
    .innerJoin('clients', 'clients.id', 'vacancies.client_id')
    .innerJoin('currencies', 'currencies.id', 'vacancies.currency_id')
    .selectAll('vacancies')
    .select([
      'clients.uuid as client_uuid',
      'clients.name as client_name',
      'currencies.code as currency',
      skillsOfVacancy.as('skills'),
    ])
    .select([currentApplications.as('application_count'), everApplied.as('ever_applied')])
    .where(recordIs('vacancies', id))
    .executeTakeFirst()
}

/** The records that a vacancy form names, kept from being deleted until the transaction ends; `skills` has those that exist. */
export async function readNamedRecords(tx: Tx, named: { clientId: string; skillIds: readonly string[]; currency: string }) {
  const client = await tx
    .selectFrom('clients')
    .select('id')
    .where(recordIs('clients', named.clientId))
    .forKeyShare()
    .executeTakeFirst()
  const currency = await tx
    .selectFrom('currencies')
    .select('id')
    .where('code', '=', named.currency)
    .forKeyShare()
    .executeTakeFirst()
  const skills = await tx
    .selectFrom('skills')
    .select(['id', 'uuid'])
    .where((where) => where.or(named.skillIds.map((id) => recordIs('skills', id))))
    .forKeyShare()
    .execute()
  return { client, currency, skills }
}
