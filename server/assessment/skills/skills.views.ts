import type { SkillFields, SkillView } from '#domain/assessment/skills/skills.contract.ts'
import type { SkillRow } from './skills.reads.ts'

/** A skill. Only editors of the catalogue learn whether it is in use, because an unpublished vacancy may use it. */
export function presentSkill(
  { has_test, active, question_count, in_use, language, ...skill }: SkillRow,
  { keepsCatalogue }: { keepsCatalogue: boolean } = { keepsCatalogue: true },
): SkillView {
  return {
    ...skill,
    name_language: language,
    skill_test: has_test ? 1 : 0,
    count_questions: question_count,
    status_skill: active ? 'A' : 'I',
    in_use: in_use && keepsCatalogue,
  }
}

/** The columns of the form. No field can be left out. */
export function skillFields(fields: SkillFields) {
  const { name, name_language, other_name, description, skill_test, time_limit_minutes, point_limit, status_skill, ...leftOut } =
    fields
  leftOut satisfies Record<string, never>
  const facts = { description, has_test: skill_test === 1, time_limit_minutes, point_limit, active: status_skill === 'A' }
  return { name, language: name_language, other_name, ...facts }
}
type EveryValue = ReturnType<typeof skillFields>
/** A new skill needs a name and a description. */
export type SkillValues = Pick<EveryValue, 'name' | 'description'> & Partial<EveryValue>
