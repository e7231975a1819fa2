import { type NotNull, type RawBuilder, sql } from 'kysely'
import type { SourceKind } from '#domain/hiring/applications/source.rules.ts'
import { withNamedFilter, withoutDistrict } from '#domain/hiring/vacancies/search.rules.ts'
import type { VacancyFilter } from '#domain/hiring/vacancies/vacancies.contract.ts'
import { type Language, languages, otherLanguage } from '#domain/kernel/languages.ts'
import { limits } from '#domain/kernel/limits.ts'
import { skillName, skillOrder } from '../../assessment/skills/skill-names.reads.ts'
import { plannedOnce } from '../../database/planned-once.ts'
import { inOrder } from '../../platform/in-order.ts'
import { capped } from '../../platform/lists.ts'
import type { Reader, Tx } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'
import { hasWords, readWordQueries } from '../../platform/word-queries.ts'

const previewLength = 280

/**
 * A page of the active vacancies that match the filter, in one or all languages: urgent first, then newest, then id (SPEC-20).
 * Includes the capped total, and the number in the other language (SPEC-21).
 */
export async function readPublicVacancies(db: Reader, asked: VacancyFilter) {
  const filter = withNamedFilter(asked)
  const cap = Math.max(filter.range.final, limits.publicCountCap)
  const wanted = filter.language ? [filter.language] : languages
  const words = await readWordQueries(db, {
    es: [filter.name_job, ['es']],
    esCity: [withoutDistrict(filter.ubication), ['es']],
    en: [filter.name_job, ['en']],
    enCity: [withoutDistrict(filter.ubication), ['en']],
  })
  const vacanciesIn = (language: Language) =>
    withWords(activeVacancies(db, filter, language), words[language], words[`${language}City`])
  const fitting = wanted.map(vacanciesIn)
  // Only the usual query is prepared: other cap values would give other statements.
  const isUsual = Object.values(words).every((query) => query === '') && cap === limits.publicCountCap
  const [page, other_language_total] = await Promise.all([
    isUsual
      ? plannedOnce(db, pageAndCount(db, fitting, filter.range, cap))
      : pageAndCount(db, fitting, filter.range, cap).execute(),
    filter.language ? countElsewhere(db, filter, otherLanguage[filter.language], words) : 0,
  ])
  const [first] = page
  // A page beyond the last row has no total, so it needs a count of its own.
  const count = first || filter.range.init === 0 ? capped(first?.total ?? 0, cap) : await countAll(db, fitting, cap)
  return { rows: page.map(({ total, ...row }) => row), ...count, other_language_total }
}

/** One query for a page and its total, so that both use a single index scan of at most cap + 1 rows. */
function pageAndCount(
  db: Reader,
  fitting: readonly ReturnType<typeof activeVacancies>[],
  { init, final }: VacancyFilter['range'],
  cap: number,
) {
  return db
    .with('found', () => firstOf(fitting, cap))
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
}

/** The first cap + 1 vacancies of each language, which include the first of all languages. */
function firstOf(fitting: readonly ReturnType<typeof activeVacancies>[], cap: number) {
  const parts = fitting.map(
    (vacancies) =>
      sql`(${vacancies.select(['vacancies.id', 'vacancies.published_at', isUrgent.as('urgent')]).limit(sql.lit(cap + 1))})`,
  )
  return sql<{ id: number; published_at: Date | null; urgent: boolean }>`(${sql.join(parts, sql` union all `)})`
}

async function countAll(db: Reader, fitting: readonly ReturnType<typeof activeVacancies>[], cap: number) {
  const { rows } = await sql<{ count: number }>`select count(*)::integer from ${firstOf(fitting, cap)} as found`.execute(db)
  return capped(rows[0]?.count ?? 0, cap)
}

const isUrgent = sql<boolean>`(vacancies.priority = 'Urgent')`

/** In the public order, so that page and count use its index and skip rows of the other language. */
function activeVacancies(db: Reader, filter: VacancyFilter, language: Language) {
  return db
    .selectFrom('vacancies')
    .where('vacancies.active', '=', sql.lit(true))
    .where('vacancies.language', '=', language)
    .$if(filter.type_job.length === 1, (query) => query.where('vacancies.employment_type', 'in', filter.type_job))
    .$if(filter.location.length === 1, (query) => query.where('vacancies.work_mode', 'in', filter.location))
    .orderBy(isUrgent, 'desc')
    .orderBy('vacancies.published_at', 'desc')
    .orderBy('vacancies.id', 'desc')
}

function withWords(vacancies: ReturnType<typeof activeVacancies>, words: string, cityWords: string): typeof vacancies {
  return vacancies
    .$if(words !== '', (query) => query.where(hasWords('search', words)))
    .$if(cityWords !== '', (query) => query.where(hasWords('city_search', cityWords)))
}

/**
 * The number of matches in the other language, up to the cap. Common words are counted among the newest vacancies, in index
 * order. Rare words are counted through their own index, in any order.
 */
async function countElsewhere(
  db: Reader,
  filter: VacancyFilter,
  language: Language,
  wordQueries: Readonly<Record<Language | `${Language}City`, string>>,
) {
  const cap = limits.publicCountCap
  const vacancies = activeVacancies(db, filter, language)
  const { [language]: words, [`${language}City` as const]: cityWords } = wordQueries
  if (words === '' && cityWords === '') {
    const some = vacancies.select(sql`1`.as('one')).limit(sql.lit(cap + 1))
    const [found] = await plannedOnce(db, db.selectFrom(some.as('counted')).select(sql<number>`count(*)::integer`.as('count')))
    return capped(found?.count ?? 0, cap).total
  }
  const fits = [words && hasWords('search', words), cityWords && hasWords('city_search', cityWords)].filter((one) => one !== '')
  const newest = vacancies.select(['vacancies.search', 'vacancies.city_search']).limit(sql.lit(8 * cap))
  const anywhere = withWords(vacancies, words, cityWords).clearOrderBy()
  const { rows } = await sql<{ count: number }>`
    with common as (select count(*)::integer as count from (${newest}) as vacancies where ${sql.join(fits, sql` and `)})
    select case when common.count > ${sql.lit(cap)} then common.count else (
      select count(*)::integer from (${anywhere.select(sql`1`.as('one')).limit(sql.lit(cap + 1))}) as counted
    ) end as count from common`.execute(db)
  return capped(rows[0]?.count ?? 0, cap).total
}

export const publicColumns = [
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

/** The texts of the public page. */
export const textColumns = [
  'vacancies.rich_text_version',
  'vacancies.description_html',
  'vacancies.essential_html',
  'vacancies.knowledge_html',
  'vacancies.minimum_html',
  'vacancies.preferred_html',
  'vacancies.conditions',
] as const

/** A vacancy that is or was public, with its skills; undefined before publication. `applied_from` is the source of the viewer’s application. */
export async function readPublishedVacancy(db: Reader, id: string, viewerId: number | null) {
  const published = db
    .selectFrom('vacancies')
    .innerJoin('currencies', 'currencies.id', 'vacancies.currency_id')
    .select(publicColumns)
    .select(textColumns)
    .select([
      'currencies.code as currency',
      'vacancies.active',
      'vacancies.country',
      'vacancies.closes_on',
      'vacancies.closed_at',
      'vacancies.reports_to',
      skillsOfVacancy.as('skills'),
      sql<number>`(
        select count(*)::integer from screening_questions where screening_questions.vacancy_id = vacancies.id
      )`.as('questions'),
      sql<SourceKind | null>`(
        select source_kind from applications
        where applications.vacancy_id = vacancies.id and applications.user_id = ${viewerId}::bigint and removed_at is null
      )`.as('applied_from'),
    ])
    .where(recordIs('vacancies', id))
    .where('vacancies.published_at', 'is not', null)
    .$narrowType<{ published_at: NotNull }>()
  const [vacancy] = await plannedOnce(db, published)
  return vacancy
}

type SkillOfVacancy = {
  id: number
  uuid: string
  name: string
  language: Language | null
  name_es: string
  name_en: string
  has_test: boolean
  minutes: number | null
  /** The points that matter to the vacancy in its test, or else to the skill; null without a limit. */
  limit: number | null
}
const skillsIn = (order: RawBuilder<unknown>) => sql<SkillOfVacancy[]>`coalesce((
  select json_agg(json_build_object('id', skills.id, 'uuid', skills.uuid, 'name', skills.name,
    'language', skills.language, 'name_es', skills.name_es, 'name_en', skills.name_en,
    'has_test', skills.has_test and skills.active, 'minutes', skills.time_limit_minutes,
    'limit', coalesce(vacancy_skills.point_limit, skills.point_limit)) ${order})
  from vacancy_skills join skills on skills.id = vacancy_skills.skill_id
  where vacancy_skills.vacancy_id = vacancies.id
), '[]')`
const skillsOfVacancy = skillsIn(sql`order by ${inOrder('skills.name')}`)
/** Only what staff read of the skills, with the limits of points that the vacancy itself sets. Their views sort them. */
export const namedSkills = (language: Language) => sql<
  { id: number; uuid: string; name: string; limit: number | null }[]
>`coalesce((
  select json_agg(json_build_object('id', skills.id, 'uuid', skills.uuid, 'name', ${skillName(language)},
    'limit', vacancy_skills.point_limit) order by ${skillOrder(language)}, skills.id)
  from vacancy_skills join skills on skills.id = vacancy_skills.skill_id
  where vacancy_skills.vacancy_id = vacancies.id
), '[]')`

/** The limits of points that a vacancy sets, by the uuid of the skill. */
export async function readPointLimits(tx: Tx, vacancyId: number): Promise<Record<string, number | null>> {
  const rows = await tx
    .selectFrom('vacancy_skills')
    .innerJoin('skills', 'skills.id', 'vacancy_skills.skill_id')
    .where('vacancy_skills.vacancy_id', '=', vacancyId)
    .select(['skills.uuid', 'vacancy_skills.point_limit'])
    .execute()
  return Object.fromEntries(rows.map(({ uuid, point_limit }) => [uuid, point_limit]))
}

/** The records that a vacancy form names, locked against deletion until the transaction ends. `skills` has only existing ones. */
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
