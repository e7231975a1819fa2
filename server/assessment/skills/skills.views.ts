import type { z } from 'zod'
import type { SkillView, skillForm } from '#domain/assessment/skills/skills.contract.ts'
import type { SkillRow } from './skills.reads.ts'

/** A skill. Only editors of the catalogue learn whether it is in use, because an unpublished vacancy may use it. */
export function presentSkill(
  { has_test, active, question_count, in_use, ...skill }: SkillRow,
  { keepsCatalogue }: { keepsCatalogue: boolean } = { keepsCatalogue: true },
): SkillView {
  return {
    ...skill,
    skill_test: has_test ? 1 : 0,
    count_questions: question_count,
    status_skill: active ? 'A' : 'I',
    in_use: in_use && keepsCatalogue,
  }
}

/** Maps the form's field names to the columns. */
export function skillFields({ name, description, skill_test, time_limit_minutes, status_skill }: z.output<typeof skillForm>) {
  return { name, description, has_test: skill_test === 1, time_limit_minutes, active: status_skill === 'A' }
}
