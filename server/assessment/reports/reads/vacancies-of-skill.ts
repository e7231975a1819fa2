import type { Reader } from '../../../platform/platform.ts'
import type { Viewer } from '../../../platform/sessions/viewer.ts'
import { isKnownTo } from '../../../platform/sessions/visible-people.ts'
import { isVacancyVisibleTo } from '../../../platform/sessions/visible-vacancies.ts'

const maxVacancies = 5

/** The vacancies that require a skill and to which the person applied, latest application first. */
export async function readVacanciesOfSkill(
  db: Reader,
  viewer: Viewer,
  { user, skill }: { user: string; skill: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('applications')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .innerJoin('vacancies', 'vacancies.id', 'applications.vacancy_id')
    .innerJoin('vacancy_skills', 'vacancy_skills.vacancy_id', 'vacancies.id')
    .innerJoin('skills', 'skills.id', 'vacancy_skills.skill_id')
    .where('users.uuid', '=', user)
    .where(isVacancyVisibleTo(viewer))
    .where(isKnownTo(viewer))
    .where('skills.uuid', '=', skill)
    .where('applications.removed_at', 'is', null)
    .where('applications.withdrawn_at', 'is', null)
    .select('vacancies.title')
    .orderBy('applications.applied_at', 'desc')
    .limit(maxVacancies)
    .execute()
  return rows.map(({ title }) => title)
}
