import { sql } from 'kysely'
import { partsOfKey } from '#domain/hiring/applications/source.rules.ts'
import type { listApplicantsEndpoint } from '#domain/hiring/vacancies/applicants.contract.ts'
import type { QueryOf } from '#domain/kernel/endpoint.ts'
import { limits } from '#domain/kernel/limits.ts'
import { parseSort } from '#domain/kernel/pagination.ts'
import { stages } from '#domain/kernel/stages.ts'
import { plannedOnce } from '../../database/planned-once.ts'
import { inOrder } from '../../platform/in-order.ts'
import { readPageByIds } from '../../platform/lists.ts'
import { namedVacancy } from '../../platform/named-vacancy.reads.ts'
import { shownName } from '../../platform/person-name.ts'
import type { Reader } from '../../platform/platform.ts'
import { hasYielded } from '../../platform/sessions/has-yielded.ts'
import type { Viewer } from '../../platform/sessions/viewer.ts'
import { isApplicantKnownTo } from '../../platform/sessions/visible-people.ts'
import { isOfOpenAccount } from '../cards/counted.reads.ts'
import { isShownCard } from '../cards/one-card.reads.ts'
import { answersOfApplication, hasAnswers, hasKnockout, vacancyAsks } from '../screening-questions/answers.reads.ts'
import { countOfAsked, countOfShown, countsOfShown } from '../shown-skills/shown-skills.reads.ts'
import { standsAt, stepOfApplication, stepsOfVacancy } from '../steps/steps.reads.ts'

/** A vacancy's id, title and language, and whether it asks questions, for a list of its applicants. */
export async function readVacancyName(db: Reader, viewer: Viewer, id: string) {
  const named = namedVacancy(db, viewer, id)
    .select('active')
    .select([vacancyAsks.as('asks'), stepsOfVacancy.as('steps'), countOfAsked.as('asked')])
  return (await plannedOnce(db, named))[0]
}

const ofPeople = { name: inOrder(shownName), email: inOrder('users.email') }
const sortedBy = {
  ...ofPeople,
  created_at: sql`applications.applied_at`,
  stage: sql`array_position(${[...stages]}::text[], applications.stage)`,
  shown: sql`coalesce(shown.count, 0)`,
}

type Filter = Pick<QueryOf<typeof listApplicantsEndpoint>, 'source' | 'answers' | 'step'>
const everybody: Filter = { source: '', answers: '', step: '' }

/**
 * The current applications of a vacancy, of one source where the filter names it (keyOfSource), with or without answers to its questions, at one step, of
 * people whom the viewer may know.
 */
function currentApplications(db: Reader, viewer: Viewer, vacancyId: number, { source, answers, step }: Filter) {
  const { kind, name } = partsOfKey(source)
  return db
    .selectFrom('applications')
    .where('applications.vacancy_id', '=', vacancyId)
    .where('applications.removed_at', 'is', null)
    .where(isOfOpenAccount)
    .where(isApplicantKnownTo(viewer))
    .where(isShownCard(viewer, vacancyId))
    .$if(kind !== '', (query) => query.where(sql<boolean>`applications.source_kind = ${kind}`))
    .$if(name !== undefined, (query) => query.where('applications.source_name', '=', name ?? ''))
    .$if(answers === 'answered', (query) => query.where(hasAnswers))
    .$if(answers === 'not_answered', (query) => query.where(sql<boolean>`not ${hasAnswers}`))
    .$if(answers === 'knockout', (query) => query.where(hasKnockout))
    .$if(step !== '', (query) => query.where(standsAt(step)))
}

/** Those applications with their people. */
function applicantsOf(db: Reader, viewer: Viewer, vacancyId: number, filter: Filter) {
  return currentApplications(db, viewer, vacancyId, filter)
    .innerJoin('users', 'users.id', 'applications.user_id')
    .select([
      'applications.id',
      'applications.applied_at',
      'applications.stage',
      'applications.hired_at',
      'applications.source_kind',
      'applications.source_name',
    ])
    .select(['users.uuid', 'users.first_name', 'users.last_name', 'users.email', 'users.email_verified_at'])
    .select([hasYielded.as('registered'), answersOfApplication.as('answers'), stepOfApplication.as('step')])
    .select(['applications.uuid as card_uuid', countOfShown(viewer).as('shown')])
}

/** How many current applications of a vacancy came from each source. Counted without their people, because every page shows it. */
export function readSources(db: Reader, viewer: Viewer, vacancyId: number) {
  const counted = currentApplications(db, viewer, vacancyId, everybody)
    .select(['source_kind as kind', 'source_name as name', sql<number>`count(*)::integer`.as('count')])
    .groupBy(['source_kind', 'source_name'])
    .orderBy('count', 'desc')
    .orderBy('source_kind')
    .orderBy('source_name')
    .limit(sql.lit(limits.maximumPageSize))
  return plannedOnce(db, counted)
}

/** A page of the people with a current application to a vacancy (JOB-04), along the index applications_by_date. */
export function readApplicants(db: Reader, viewer: Viewer, vacancyId: number, query: QueryOf<typeof listApplicantsEndpoint>) {
  const counted = currentApplications(db, viewer, vacancyId, query)
  const withPeople = counted.innerJoin('users', 'users.id', 'applications.user_id')
  const columns = applicantsOf(db, viewer, vacancyId, everybody)
  const list = { table: 'applications', sortedBy, searched: 'users.search', counted, columns } as const
  // Most pages are neither searched nor sorted by a column of people, and need no join for their ids.
  const { field } = parseSort(query.sort)
  const found = query.q !== '' || field in ofPeople ? withPeople : (counted as unknown as typeof withPeople)
  const withShown = () =>
    found.leftJoin(countsOfShown(viewer, vacancyId).as('shown'), (join) => join.onRef('shown.id', '=', 'applications.id'))
  return readPageByIds(db, query, { ...list, found: field === 'shown' ? (withShown() as unknown as typeof found) : found })
}

/** All applicants in the order of their applications, up to the limit of an export. */
export function readApplicantsToExport(db: Reader, viewer: Viewer, vacancyId: number, filter: Filter) {
  return applicantsOf(db, viewer, vacancyId, filter)
    .orderBy('applications.applied_at')
    .orderBy('applications.id')
    .limit(limits.exportedRows)
    .execute()
}
export type ApplicantRow = Awaited<ReturnType<typeof readApplicants>>['rows'][number]
