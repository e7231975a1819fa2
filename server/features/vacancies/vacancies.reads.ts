import { type NotNull, type RawBuilder, sql } from 'kysely'
import { type Language, languages } from '#domain/kernel/languages.ts'
import { limits } from '#domain/kernel/limits.ts'
import { parseSort } from '#domain/kernel/pagination.ts'
import type { VacancyFilter, vacancySorts } from '#domain/vacancies/vacancies.contract.ts'
import { searchWords } from '#domain/vacancies/vacancies.rules.ts'
import { capped, cappedCount } from '../../platform/lists.ts'
import type { Reader, Tx } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'

const previewLength = 280

/**
 * Active vacancies of one language that fit the filter: urgent first, then newest, then id (decision 20); with how many there are,
 * and how many in the other language (decision 21).
 */
export async function readPublicVacancies(db: Reader, filter: VacancyFilter) {
  const cap = Math.max(filter.range.final, limits.publicCountCap)
  const fitting = activeVacancies(db, filter, filter.language)
  const [page, others] = await Promise.all([
    readPageAndCount(db, fitting, filter.range, cap),
    cappedCount(db, activeVacancies(db, filter, filter.language === 'es' ? 'en' : 'es'), limits.publicCountCap),
  ])
  const [first] = page
  // Only a page behind the last row leaves the count open.
  const count = first || filter.range.init === 0 ? capped(first?.total ?? 0, cap) : await cappedCount(db, fitting, cap)
  return { rows: page.map(({ total, ...row }) => row), ...count, other_language_total: others.total }
}

/** A page and its count walk one index together, no further than one behind the cap. */
function readPageAndCount(
  db: Reader,
  fitting: ReturnType<typeof activeVacancies>,
  { init, final }: VacancyFilter['range'],
  cap: number,
) {
  return db
    .with('found', () => fitting.select(['vacancies.id', 'vacancies.published_at', isUrgent.as('urgent')]).limit(cap + 1))
    .with('page', (cte) =>
      cte
        .selectFrom('found')
        .selectAll()
        .orderBy('urgent', 'desc')
        .orderBy('published_at', 'desc')
        .orderBy('id', 'desc')
        .offset(init)
        .limit(final - init),
    )
    .selectFrom('page')
    .innerJoin('vacancies', 'vacancies.id', 'page.id')
    .innerJoin('currencies', 'currencies.id', 'vacancies.currency_id')
    .select(publicColumns)
    .select([
      'currencies.code as currency',
      sql<string>`left(vacancies.description_text, ${sql.lit(previewLength)})`.as('description_text'),
      sql<number>`(select count(*)::integer from found)`.as('total'),
    ])
    .orderBy('page.urgent', 'desc')
    .orderBy('page.published_at', 'desc')
    .orderBy('page.id', 'desc')
    .$narrowType<{ published_at: NotNull }>()
    .execute()
}

const isUrgent = sql<boolean>`(vacancies.priority = 'Urgent')`

/** In the public order, so that page and count walk its index and never through rows of the other language. */
function activeVacancies(db: Reader, filter: VacancyFilter, language: Language) {
  return db
    .selectFrom('vacancies')
    .where('vacancies.active', '=', true)
    .where('vacancies.language', '=', language)
    .$if(filter.type_job.length === 1, (query) => query.where('vacancies.employment_type', 'in', filter.type_job))
    .$if(filter.location.length === 1, (query) => query.where('vacancies.work_mode', 'in', filter.location))
    .$if(searchWords(filter.name_job).length > 0, (query) => query.where(hasWords('search', filter.name_job, [language])))
    .$if(searchWords(filter.ubication).length > 0, (query) => query.where(hasWords('city_search', filter.ubication, [language])))
    .orderBy(isUrgent, 'desc')
    .orderBy('vacancies.published_at', 'desc')
    .orderBy('vacancies.id', 'desc')
}

/** Condition that a vacancy, whatever its language, has every word of the text. */
export function vacancyHasWords(text: string): RawBuilder<boolean> {
  return hasWords('search', text, languages)
}

/** Condition that a search column has every word of the text, by its beginning or its stem in one of the languages (decision 24). */
function hasWords(column: 'search' | 'city_search', text: string, languages: readonly Language[]): RawBuilder<boolean> {
  const perWord = searchWords(text).map((word) => {
    const perLanguage = languages.map((language) => sql`search_word(${sql.lit(language)}, ${word})`)
    return sql`(${sql.join(perLanguage, sql` || `)})`
  })
  return sql`${sql.ref(`vacancies.${column}`)} @@ (${sql.join(perWord, sql` && `)})`
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
  const fitting = db.selectFrom('vacancies').$if(searchWords(q).length > 0, (query) => query.where(vacancyHasWords(q)))
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
