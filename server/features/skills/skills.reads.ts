import { type ExpressionBuilder, sql } from 'kysely'
import type { QueryOf } from '#domain/kernel/endpoint.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { limits } from '#domain/kernel/limits.ts'
import type { listSkills } from '#domain/skills/skills.contract.ts'
import type { DB } from '../../database/schema.ts'
import { cappedCount, readPage } from '../../platform/lists.ts'
import type { Reader } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'
import { hasReadyQuestions, readyQuestions } from './ready-questions.reads.ts'

const columns = ['id', 'uuid', 'name', 'description', 'has_test', 'time_limit_minutes', 'active', 'version'] as const
const skillId = sql.ref('skills.id')
const sortedBy = { name: sql`lower(skills.name)`, description: 'description', skill_test: 'has_test' }

/** Everything that a skill shows, also of one that a write returns. */
export const skillColumns = (_: ExpressionBuilder<DB, 'skills'>) => [
  ...columns,
  readyQuestions(skillId).as('ready'),
  sql<number>`(
    select count(*)::integer from question_skills join questions on questions.id = question_skills.question_id
    where question_skills.skill_id = ${skillId} and questions.active
  )`.as('question_count'),
  sql<boolean>`(
    exists (select from vacancy_skills where skill_id = ${skillId}) or exists (select from user_skills where skill_id = ${skillId})
    or exists (select from attempts where skill_id = ${skillId}) or exists (select from question_skills where skill_id = ${skillId})
  )`.as('in_use'),
]

/** One page of the catalogue (SKA-01); without those out of use unless they are asked for. */
export function readSkills(db: Reader, query: QueryOf<typeof listSkills>, { alsoInactive }: { alsoInactive: boolean }) {
  const all = db.selectFrom('skills').select(skillColumns)
  return readPage(db, alsoInactive ? all : all.where('active', '=', true), query, 'skills', sortedBy)
}

export function readSkill(db: Reader, id: string) {
  return db.selectFrom('skills').select(skillColumns).where(recordIs('skills', id)).executeTakeFirst()
}
export type SkillRow = NonNullable<Awaited<ReturnType<typeof readSkill>>>

/** Skills in use by name, as far as a select list goes; with a language only those whose test can be taken in it. */
export async function readSkillChoices(db: Reader, testIn?: Language) {
  const active = db.selectFrom('skills').where('active', '=', true)
  const offered = testIn ? active.where('has_test', '=', true).where(hasReadyQuestions(skillId, testIn)) : active
  const rows = await offered
    .select(['id', 'uuid', 'name'])
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(limits.countCap)
    .execute()
  return { rows, ...(await cappedCount(db, offered)) }
}
