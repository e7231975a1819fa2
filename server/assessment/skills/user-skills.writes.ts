import { sql } from 'kysely'
import { reasonToKeep } from '#domain/assessment/skills/user-skills.rules.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { changeOwn } from '../../platform/changes.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { readAttemptsLeft } from './attempts-left.reads.ts'
import { hasRunningTest, isRequired, lockAttemptsOf } from './user-skills.reads.ts'

interface Experience {
  readonly from_date: string
  readonly to_date: string
  readonly note: string
}
interface DeletableSkill {
  readonly id: number
  readonly asked_for: boolean
  readonly running: boolean
}

const taken = { user_skills_user_id_skill_id_key: { skill_id: ['skills.error.skill_there'] } }

/**
 * Adds a skill to a person's profile, unless all its tests are used up. Deleting and adding it again does not reset that count, and its
 * test counts as not taken (SKL-02, SPEC-34).
 */
export async function addUserSkill(platform: Platform, person: Person, skill: { readonly id: number }, experience: Experience) {
  if ((await readAttemptsLeft(platform.db, platform, person.id, skill.id)) === 0) return 'attempts_exceeded'
  return changeOwn(platform, person, { taken }, (tx, now) =>
    tx
      .insertInto('user_skills')
      .values({ user_id: person.id, skill_id: skill.id, ...experience, created_at: now })
      .returning(['id', 'uuid'])
      .executeTakeFirst(),
  )
}

/**
 * Fills the dates of a skill that has none (TST-10). Dates that another window entered meanwhile stay.
 * Refuses above the person's limit of changes.
 */
export async function addMissingDates(
  platform: Platform,
  person: Person,
  { id }: { readonly id: number },
  dates: Omit<Experience, 'note'>,
): Promise<Refusal | undefined> {
  const outcome = await changeOwn(platform, person, {}, (tx) =>
    tx
      .updateTable('user_skills')
      .set({
        from_date: sql<string>`coalesce(from_date, ${dates.from_date}::date)`,
        to_date: sql<string>`coalesce(to_date, ${dates.to_date}::date)`,
        version: sql<number>`version + 1`,
      })
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst(),
  )
  return isRefusal(outcome) ? outcome : undefined
}

/** Changes dates and note unless their version has changed (SKL-03). */
export function updateUserSkill(
  platform: Platform,
  person: Person,
  { id }: { readonly id: number },
  version: number,
  experience: Experience,
) {
  return changeOwn(platform, person, {}, (tx) =>
    tx
      .updateTable('user_skills')
      .set({ ...experience, version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version)
      .returning('id')
      .executeTakeFirst(),
  )
}

/**
 * Deletes a skill from a profile; its tests stay and count (SPEC-34). Refuses while a current application requires it or its test
 * runs (SPEC-28).
 */
export async function deleteUserSkill(platform: Platform, person: Person, { id, ...row }: DeletableSkill) {
  const reason = reasonToKeep(row)
  if (reason) return refuse(reason)
  return changeOwn(platform, person, {}, async (tx, now) => {
    await lockAttemptsOf(tx, id)
    return (
      tx
        .deleteFrom('user_skills')
        .where('id', '=', id)
        // Checked again after the lock: the person may have applied or started the test meanwhile.
        .where(({ not, or }) => not(or([isRequired, hasRunningTest(now)])))
        .returning('id')
        .executeTakeFirst()
    )
  })
}
