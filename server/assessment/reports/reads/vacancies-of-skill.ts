import type { Reader } from '../../../platform/platform.ts'

const maxVacancies = 5

/** The vacancies that require a skill and to which the person applied, latest application first. */
export async function readVacanciesOfSkill(db: Reader, { user, skill }: { user: string; skill: string }): Promise<string[]> {
  const rows = await db
    .selectFrom('applications')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .innerJoin('vacancies', 'vacancies.id', 'applications.vacancy_id')
    .innerJoin('vacancy_skills', 'vacancy_skills.vacancy_id', 'vacancies.id')
    .innerJoin('skills', 'skills.id', 'vacancy_skills.skill_id')
    .where('users.uuid', '=', user)
    .where('skills.uuid', '=', skill)
    .where('applications.removed_at', 'is', null)
    .where('applications.withdrawn_at', 'is', null)
    .select('vacancies.title')
    .orderBy('applications.applied_at', 'desc')
    .limit(maxVacancies)
    .execute()
  return rows.map(({ title }) => title)
}
