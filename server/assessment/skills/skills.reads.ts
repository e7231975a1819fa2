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
import { otherSkillName, skillName, skillNameLanguage, skillOrder } from './skill-names.reads.ts'

const columns = [
  'id',
  'uuid',
  'name',
  'description',
  'has_test',
  'time_limit_minutes',
  'point_limit',
  'active',
  'version',
] as const
const names = ['language', 'other_name', 'name_es', 'name_en'] as const
const skillId = sql.ref('skills.id')
const sortedBy = (language: Language) => ({
  name: skillOrder(language),
  description: inOrder('skills.description'),
  skill_test: 'has_test',
})

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
  ...names,
  readyQuestions(skillId).as('ready'),
  sql<number>`(
    select count(*)::integer from question_skills join questions on questions.id = question_skills.question_id
    where question_skills.skill_id = ${skillId} and questions.active
  )`.as('question_count'),
  sql<boolean>`(${isNamedIn('vacancy_skills')} or ${isNamedIn('user_skills')} or ${isNamedIn('attempts')} or ${isNamedIn('question_skills')})`.as(
    'in_use',
  ),
]

/** One page of the catalogue, by the names of the reader's language (SKA-01). Skills out of use are included only with `alsoInactive`. */
export function readSkills(
  db: Reader,
  query: QueryOf<typeof listSkillsEndpoint>,
  { language, alsoInactive }: { language: Language; alsoInactive: boolean },
) {
  const all = db.selectFrom('skills').select(skillColumns)
  return readPage(db, alsoInactive ? all : all.where('active', '=', true), query, 'skills', sortedBy(language))
}

export function readSkill(db: Reader, id: string) {
  return db.selectFrom('skills').select(skillColumns).where(recordIs('skills', id)).executeTakeFirst()
}
export type SkillRow = NonNullable<Awaited<ReturnType<typeof readSkill>>>

/** Whether another skill has one of these names, as its first or other name. */
export async function readTakenNames(db: Reader, names: readonly string[], except?: number): Promise<string[]> {
  const { rows } = await sql<{ written: string }>`
    select written from unnest(${names}::text[]) as written
    join skill_names on skill_names.name = folded(written) collate "C"
    where skill_names.skill_id is distinct from ${except ?? null}::bigint`.execute(db)
  return rows.map(({ written }) => written)
}

/** Skills in use by their name in a language, limited to the size of a select list; with `test` only those that have a test in it. */
export async function readSkillChoices(db: Reader, language: Language, offer: 'all' | 'test') {
  const active = db.selectFrom('skills').where('active', '=', true)
  const offered = offer === 'test' ? active.where('has_test', '=', true).where(hasReadyQuestions(skillId, language)) : active
  const rows = await offered
    .select(['id', 'uuid', skillName(language).as('name'), skillNameLanguage(language).as('name_language')])
    .select(otherSkillName(language).as('other_name'))
    .orderBy(skillOrder(language))
    .orderBy('id')
    .limit(limits.countCap)
    .execute()
  return { rows, ...(await cappedCount(db, offered)) }
}
