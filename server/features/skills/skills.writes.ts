import type { Refusal } from '#domain/kernel/refusals.ts'
import { change } from '../../platform/changes.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'

interface SkillFields {
  readonly name: string
  readonly description: string
}

const taken = { skills_name: { name: ['skills.error.skill_unique'] } }

/** Adds a skill without a test to the catalogue and leaves an audit row; refuses a name that is there already, in whatever case (SKA-01). */
export async function addSkill(
  platform: Platform,
  actor: Person,
  { name, description }: SkillFields,
): Promise<{ uuid: string } | Refusal> {
  return change(platform, actor, { action: 'skill.added', detail: { name }, taken }, (tx, now) =>
    tx
      .insertInto('skills')
      .values({ name, description, created_at: now, updated_at: now })
      .returning(['id', 'uuid'])
      .executeTakeFirst(),
  )
}
