import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { isTakenIn } from '../../platform/unique-violation.ts'

interface SkillFields {
  readonly name: string
  readonly description: string
}

/** Adds a skill without a test to the catalogue and leaves an audit row; refuses a name that is there already, in whatever case (SKA-01). */
export async function addSkill(
  platform: Platform,
  actor: Person,
  { name, description }: SkillFields,
): Promise<{ uuid: string } | Refusal> {
  const now = platform.now()
  const added = platform.db.transaction().execute(async (tx) => {
    const { id, uuid } = await tx
      .insertInto('skills')
      .values({ name, description, created_at: now, updated_at: now })
      .returning(['id', 'uuid'])
      .executeTakeFirstOrThrow()
    await audit(tx, actor, { action: 'skill.added', subjectType: 'skill', subjectId: id, detail: { name } }, now)
    return { uuid }
  })
  return added.catch((error: unknown) => {
    if (isTakenIn('skills_name', error)) return refuse('errors.fields', { errors: { name: ['skills.error.skill_unique'] } })
    throw error
  })
}
