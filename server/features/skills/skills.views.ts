import type { readSkills } from './skills.reads.ts'

type Skill = Awaited<ReturnType<typeof readSkills>>['rows'][number]

export function presentSkill({ has_test, ...skill }: Skill) {
  return { ...skill, skill_test: has_test ? (1 as const) : (0 as const) }
}
