import { sql } from 'kysely'
import type { Language } from '#domain/kernel/languages.ts'
import { limits } from '#domain/kernel/limits.ts'
import { plannedOnce } from '../../database/planned-once.ts'
import { cappedCount } from '../../platform/lists.ts'
import type { Platform, Reader, Tx } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { attemptsLeft } from './attempts-left.reads.ts'
import { readyQuestions } from './ready-questions.reads.ts'
import { skillName, skillNameLanguage, skillOrder } from './skill-names.reads.ts'

const userId = sql.ref('user_skills.user_id')
const skillId = sql.ref('user_skills.skill_id')

/** Whether the person of a row of `user_skills` has a running test of its skill that is not overdue. */
export const hasRunningTest = (now: Date, alias: 'user_skills' | 'own' = 'user_skills') => sql<boolean>`exists (
  select from attempts
  where attempts.user_id = ${sql.ref(`${alias}.user_id`)} and attempts.skill_id = ${sql.ref(`${alias}.skill_id`)}
    and attempts.state = 'running' and attempts.ends_at > ${now}
)`

/** Whether a current application of the person is for a vacancy that requires the skill (SPEC-28). */
export const isRequired = sql<boolean>`exists (
  select from applications join vacancy_skills on vacancy_skills.vacancy_id = applications.vacancy_id
  where applications.user_id = ${userId} and applications.removed_at is null and vacancy_skills.skill_id = ${skillId}
)`

const skillsOf = ({ db, config, now }: Pick<Platform, 'db' | 'config' | 'now'>, person: number, language: Language) =>
  db
    .selectFrom('user_skills')
    .innerJoin('skills', 'skills.id', 'user_skills.skill_id')
    .where('user_skills.user_id', '=', person)
    .select([
      'user_skills.id',
      'user_skills.uuid',
      'user_skills.user_id',
      'user_skills.required',
      'user_skills.from_date',
      'user_skills.to_date',
      'user_skills.note',
      'user_skills.test_status',
      'user_skills.version',
      'skills.id as skill_id',
      'skills.uuid as skill_uuid',
      skillName(language).as('skill_name'),
      skillNameLanguage(language).as('skill_language'),
      'skills.has_test',
      readyQuestions(skillId).as('ready'),
      hasRunningTest(now()).as('running'),
      isRequired.as('asked_for'),
      attemptsLeft({ config, now }, userId, skillId).as('attempts_left'),
    ])

/** A person's skills by their names in a language (SKL-01). */
export async function readUserSkills(platform: Platform, person: number, language: Language) {
  const all = skillsOf(platform, person, language).orderBy(skillOrder(language)).limit(sql.lit(limits.countCap))
  const rows = await plannedOnce(platform.db, all)
  return { rows, total: rows.length }
}

export function readUserSkill(platform: Platform, { id: person, language }: Pick<Person, 'id' | 'language'>, id: string) {
  return skillsOf(platform, person, language).where(recordIs('user_skills', id)).executeTakeFirst()
}
export type UserSkillRow = Awaited<ReturnType<typeof readUserSkills>>['rows'][number]

/** A skill in use, for a profile. */
export function readSkillToAdd(db: Reader, id: string) {
  return db
    .selectFrom('skills')
    .select(['id', 'name'])
    .where(recordIs('skills', id))
    .where('active', '=', true)
    .executeTakeFirst()
}

/** Skills in use that a person does not have, by their names in the person's language, limited to the size of a select list. */
export async function readSkillsToAdd(db: Reader, { id: person, language }: Pick<Person, 'id' | 'language'>) {
  const others = db
    .selectFrom('skills')
    .where('active', '=', true)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('user_skills')
            .select('user_skills.id')
            .whereRef('user_skills.skill_id', '=', 'skills.id')
            .where('user_skills.user_id', '=', person),
        ),
      ),
    )
  const rows = await others
    .select(['id', 'uuid', skillName(language).as('name'), skillNameLanguage(language).as('name_language')])
    .orderBy(skillOrder(language))
    .limit(limits.countCap)
    .execute()
  return { rows, ...(await cappedCount(db, others)) }
}

/**
 * Locks the attempts of a profile row before the row is deleted, because the deletion clears their reference. Rating locks in the same
 * order: the attempt, then the row.
 */
export async function lockAttemptsOf(tx: Tx, userSkillId: number): Promise<void> {
  await tx.selectFrom('attempts').select('id').where('user_skill_id', '=', userSkillId).orderBy('id').forUpdate().execute()
}
