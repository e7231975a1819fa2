import { hasLanguageOfNames, languagesOfTest } from '#domain/assessment/skills/skills.rules.ts'
import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { change } from '../../platform/changes.ts'
import type { Platform, Reader } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { readTakenNames, type SkillRow, skillColumns } from './skills.reads.ts'
import type { SkillValues } from './skills.views.ts'

// The trigger skills_names follows every write of names: it keeps both in `skill_names`.
const unique = (field: 'name' | 'other_name') =>
  refuse('skills.error.skill_unique', { errors: { [field]: ['skills.error.skill_unique'] } })
// `skill_names_pkey` only where two people use the same name at once: `refuseNames` names the field before.
const taken = { skills_name: unique('name'), skill_names_pkey: unique('name') }

/** The refusal of names of which another skill has one, or of a second name while the language of the first is unknown (SKA-02). */
async function refuseNames(db: Reader, { name, other_name = '', language }: SkillValues, except?: number) {
  if (!hasLanguageOfNames({ other_name, name_language: language }))
    return refuse('errors.fields', { errors: { name_language: ['skills.error.name_language'] } })
  const used = await readTakenNames(db, [name, other_name], except)
  if (used.includes(name)) return unique('name')
  return used.includes(other_name) ? unique('other_name') : undefined
}
const lacksQuestions = () => refuse('errors.fields', { errors: { skill_test: ['skills.error.test_needs_questions'] } })

/** Adds a skill without a test, because it has no questions yet. Refuses a name of another skill, in any case (SKA-01). */
export async function addSkill(platform: Platform, actor: Person, { ...fields }: SkillValues): Promise<SkillRow | Refusal> {
  if (fields.has_test) return lacksQuestions()
  const refusal = await refuseNames(platform.db, fields)
  if (refusal) return refusal
  return change(platform, actor, { action: 'skill.added', detail: fields, taken }, (tx, now) =>
    tx
      .insertInto('skills')
      .values({ ...fields, created_at: now, updated_at: now })
      .returning(skillColumns)
      .executeTakeFirst(),
  )
}

/** Changes a skill unless its version has changed. Its test needs ten ready questions of one language to be turned on (SPEC-29). */
export async function updateSkill(
  platform: Platform,
  actor: Person,
  { id, has_test, ready }: SkillRow,
  version: number,
  { ...fields }: Required<SkillValues>,
): Promise<SkillRow | Refusal> {
  if (fields.has_test && !has_test && languagesOfTest(ready).length === 0) return lacksQuestions()
  const refusal = await refuseNames(platform.db, fields, id)
  if (refusal) return refusal
  return change(platform, actor, { action: 'skill.modified', detail: fields, taken }, (tx, now) =>
    tx
      .updateTable('skills')
      .set({ ...fields, updated_at: now, version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version)
      .returning(skillColumns)
      .executeTakeFirst(),
  )
}

/** Deletes a skill that is not in use. */
export function deleteSkill(platform: Platform, actor: Person, { id, name }: SkillRow): Promise<SkillRow | Refusal> {
  return change(platform, actor, { action: 'skill.deleted', detail: { name } }, (tx) =>
    tx.deleteFrom('skills').where('id', '=', id).returning(skillColumns).executeTakeFirst(),
  )
}

/** Takes a skill out of the select lists; records that have it keep it (SPEC-38). */
export function putSkillOutOfUse(platform: Platform, actor: Person, { id, name }: SkillRow): Promise<SkillRow | Refusal> {
  return change(platform, actor, { action: 'skill.put_out_of_use', detail: { name } }, (tx, now) =>
    tx
      .updateTable('skills')
      .set((is) => ({ active: false, updated_at: now, version: is('version', '+', 1) }))
      .where('id', '=', id)
      .returning(skillColumns)
      .executeTakeFirst(),
  )
}
