import { type ExpressionBuilder, sql } from 'kysely'
import type { listSkillsEndpoint } from '#domain/assessment/skills/skills.contract.ts'
import type { QueryOf } from '#domain/kernel/endpoint.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { limits } from '#domain/kernel/limits.ts'
import type { DB } from '../../database/schema.ts'
import { inOrder } from '../../platform/in-order.ts'
import { cappedCount, readPage } from '../../platform/lists.ts'
import type { Reader } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'
import { hasReadyQuestions, readyQuestions } from './ready-questions.reads.ts'

const columns = ['id', 'uuid', 'name', 'description', 'has_test', 'time_limit_minutes', 'active', 'version'] as const
const skillId = sql.ref('skills.id')
const sortedBy = { name: inOrder('skills.name'), description: inOrder('skills.description'), skill_test: 'has_test' }

/**
 * Whether a table has rows of the skill. It reads the next skill in the table's index, and compares. With a plain `exists` on the
 * skill's id, the planner prefers a sequential scan, which reads the whole table for an unused skill (P6).
 */
const isNamedIn = (table: 'vacancy_skills' | 'user_skills' | 'attempts' | 'question_skills') => {
  const named = sql.ref(`${table}.skill_id`)
  return sql`coalesce((select ${named} from ${sql.table(table)} where ${named} >= ${skillId} order by ${named} limit 1) = ${skillId}, false)`
}

/** The columns of a skill, for reads and for the `returning` of writes. */
export const skillColumns = (_: ExpressionBuilder<DB, 'skills'>) => [
  ...columns,
  readyQuestions(skillId).as('ready'),
  sql<number>`(
    select count(*)::integer from question_skills join questions on questions.id = question_skills.question_id
    where question_skills.skill_id = ${skillId} and questions.active
  )`.as('question_count'),
  sql<boolean>`(${isNamedIn('vacancy_skills')} or ${isNamedIn('user_skills')} or ${isNamedIn('attempts')} or ${isNamedIn('question_skills')})`.as(
    'in_use',
  ),
]

/** One page of the catalogue (SKA-01). Skills out of use are included only with `alsoInactive`. */
export function readSkills(db: Reader, query: QueryOf<typeof listSkillsEndpoint>, { alsoInactive }: { alsoInactive: boolean }) {
  const all = db.selectFrom('skills').select(skillColumns)
  return readPage(db, alsoInactive ? all : all.where('active', '=', true), query, 'skills', sortedBy)
}

export function readSkill(db: Reader, id: string) {
  return db.selectFrom('skills').select(skillColumns).where(recordIs('skills', id)).executeTakeFirst()
}
export type SkillRow = NonNullable<Awaited<ReturnType<typeof readSkill>>>

/** Skills in use by name, limited to the size of a select list. With a language, only skills that have a test in it. */
export async function readSkillChoices(db: Reader, testIn?: Language) {
  const active = db.selectFrom('skills').where('active', '=', true)
  const offered = testIn ? active.where('has_test', '=', true).where(hasReadyQuestions(skillId, testIn)) : active
  const rows = await offered
    .select(['id', 'uuid', 'name'])
    .orderBy(inOrder('name'))
    .orderBy('id')
    .limit(limits.countCap)
    .execute()
  return { rows, ...(await cappedCount(db, offered)) }
}
