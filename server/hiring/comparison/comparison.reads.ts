import { sql } from 'kysely'
import type { Language } from '#domain/kernel/languages.ts'
import type { Reader } from '../../platform/platform.ts'
import type { Viewer } from '../../platform/sessions/viewer.ts'
import { isKnownTo } from '../../platform/sessions/visible-people.ts'
import { isBlindOn } from '../scorecards/scorecards.reads.ts'
import { answersOfApplication } from '../screening-questions/answers.reads.ts'

/** Applications to a vacancy by their people, also those that have left the board. Nothing is read of a deleted account (SPEC-54). */
export const readCompared = (db: Reader, viewer: Viewer, vacancyId: number, people: readonly string[]) =>
  db
    .selectFrom('applications')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .leftJoin('files', 'files.id', 'users.cv_file_id')
    .where('applications.vacancy_id', '=', vacancyId)
    .where('users.uuid', 'in', people)
    .where('users.deleted_at', 'is', null)
    .where(isKnownTo(viewer))
    .select(['applications.id', 'applications.uuid', 'applications.stage'])
    .select(['users.uuid as user_uuid', 'users.first_name', 'users.last_name', 'files.uuid as cv_uuid'])
    .select([
      sql<boolean>`applications.removed_at is not null`.as('removed'),
      sql<boolean>`applications.withdrawn_at is not null`.as('withdrawn'),
      sql<number>`(select count(*)::integer from comments where comments.application_id = applications.id)`.as('notes'),
      answersOfApplication.as('answers'),
      isBlindOn(viewer).as('blind'),
    ])
    .execute()
export type ComparedRow = Awaited<ReturnType<typeof readCompared>>[number]

interface CountOfResults {
  readonly skill_id: number
  readonly language: Language
  readonly count: number
}

/** How many people of a vacancy have a result in each of its tests, by the language of the test: those are chosen from. */
export async function readCountsOfResults(db: Reader, vacancyId: number): Promise<readonly CountOfResults[]> {
  const { rows } = await sql<CountOfResults>`
    select vacancy_skills.skill_id, done.language, count(*)::integer as count
    from vacancy_skills
    join applications on applications.vacancy_id = vacancy_skills.vacancy_id and applications.removed_at is null
    join user_skills on user_skills.user_id = applications.user_id and user_skills.skill_id = vacancy_skills.skill_id and user_skills.test_status > 0
    cross join lateral (
      select language from attempts
      where attempts.user_id = user_skills.user_id and attempts.skill_id = user_skills.skill_id
        and attempts.state = 'finished' and attempts.archived_at is null
      order by attempts.started_at desc limit 1
    ) as done
    where vacancy_skills.vacancy_id = ${vacancyId}
    group by vacancy_skills.skill_id, done.language`.execute(db)
  return rows
}
