import { sql } from 'kysely'
import type { Language } from '#domain/kernel/languages.ts'
import { testsOf } from '../../assessment/results/vacancy-results.reads.ts'
import { skillName, skillOrder } from '../../assessment/skills/skill-names.reads.ts'
import { fullName } from '../../platform/person-name.ts'
import type { Reader, Tx } from '../../platform/platform.ts'
import { hashToken } from '../../platform/sessions/tokens.ts'
import { stepOfApplication } from '../steps/steps.reads.ts'
import { isPresentable } from './shortlists.reads.ts'

const mostJobs = 8

/** The shortlist that a secret opens at this instant, whatever its code is; undefined for one that is unknown, withdrawn or over. */
export function readOpenShortlist(db: Reader, secret: string, now: Date) {
  return db
    .selectFrom('shortlists')
    .innerJoin('vacancies', 'vacancies.id', 'shortlists.vacancy_id')
    .select([
      'shortlists.id',
      'shortlists.uuid',
      'shortlists.code_mark',
      'shortlists.names',
      'shortlists.facts',
      'shortlists.size',
    ])
    .select(['shortlists.language', 'shortlists.message', 'shortlists.ends_on', 'shortlists.vacancy_id'])
    .select(['vacancies.title', 'vacancies.city', 'vacancies.uuid as vacancy_uuid', 'vacancies.language as vacancy_language'])
    .where('shortlists.secret_hash', '=', hashToken(secret))
    .where('shortlists.withdrawn_at', 'is', null)
    .where('shortlists.ends_at', '>', now)
    .executeTakeFirst()
}
export type OpenShortlist = NonNullable<Awaited<ReturnType<typeof readOpenShortlist>>>

/** The same, which no colleague withdraws or changes until the transaction ends. */
export async function lockOpenShortlist(tx: Tx, secret: string, now: Date): Promise<OpenShortlist | undefined> {
  const locked = await tx
    .selectFrom('shortlists')
    .select('id')
    .where('secret_hash', '=', hashToken(secret))
    .forShare()
    .executeTakeFirst()
  return locked && readOpenShortlist(tx, secret, now)
}

interface Job {
  readonly title: string
  readonly company: string
  readonly from: string
  readonly to: string | null
}
const jobs = sql<Job[]>`coalesce((
  select json_agg(json_build_object('title', newest.title, 'company', newest.company, 'from', newest.from_date, 'to', newest.to_date)
    order by newest.to_date desc nulls first, newest.from_date desc)
  from (
    select title, company, from_date, to_date from work_experience where user_id = users.id
    order by to_date desc nulls first, from_date desc limit ${sql.lit(mostJobs)}
  ) as newest
), '[]')`

/** The people of a shortlist as they are now, in their order, with everything that it may share. */
export function readProfiles(db: Reader, shortlistId: number, skillIds: readonly number[]) {
  return db
    .selectFrom('shortlist_people as presented')
    .innerJoin('applications', 'applications.id', 'presented.application_id')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .select(['presented.uuid', 'presented.place', 'presented.application_id', 'presented.note', 'presented.salary'])
    .select(['presented.answer', 'presented.comment', 'presented.times'])
    .select([fullName.as('name'), isPresentable.as('presentable'), 'users.available'])
    .select(sql<string>`coalesce(profiles.about, '')`.as('about'))
    .select(sql<boolean>`users.cv_file_id is not null`.as('has_cv'))
    .select([jobs.as('jobs'), testsOf(skillIds).as('tests'), stepOfApplication.as('step')])
    .where('presented.shortlist_id', '=', shortlistId)
    .orderBy('presented.place')
    .orderBy('presented.id')
    .execute()
}
export type ProfileRow = Awaited<ReturnType<typeof readProfiles>>[number]

/** The skills of a vacancy that have a test, by their name in a language. */
export function readTestedSkills(db: Reader, vacancyId: number, language: Language) {
  return db
    .selectFrom('vacancy_skills')
    .innerJoin('skills', 'skills.id', 'vacancy_skills.skill_id')
    .select(['skills.id', skillName(language).as('name')])
    .where('vacancy_skills.vacancy_id', '=', vacancyId)
    .where('skills.has_test', '=', true)
    .orderBy(skillOrder(language))
    .execute()
}
export type TestedSkill = Awaited<ReturnType<typeof readTestedSkills>>[number]

/** A person of a shortlist whom the client may read about, with their card. */
export function readPresentedPerson(db: Reader, shortlistId: number, uuid: string) {
  return db
    .selectFrom('shortlist_people as presented')
    .innerJoin('applications', 'applications.id', 'presented.application_id')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .leftJoin('files', 'files.id', 'users.cv_file_id')
    .select(['presented.id', 'presented.uuid', 'presented.answer', 'presented.comment', 'presented.times'])
    .select(['applications.id as application_id', 'applications.uuid as card_uuid', 'files.uuid as cv_uuid'])
    .where('presented.shortlist_id', '=', shortlistId)
    .where('presented.uuid', '=', uuid)
    .where(isPresentable)
    .executeTakeFirst()
}
