import { whyItStays } from '#domain/assessment/skills/user-skills.rules.ts'
import { refuse } from '#domain/kernel/refusals.ts'
import { changeOwn } from '../../platform/changes.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { readAttemptsLeft } from './attempts-left.reads.ts'
import { askedFor, lockAttemptsOf, running } from './user-skills.reads.ts'

interface Experience {
  readonly from_date: string
  readonly to_date: string
  readonly note: string
}
interface KeptOrNot {
  readonly id: number
  readonly asked_for: boolean
  readonly running: boolean
}

const taken = { user_skills_user_id_skill_id_key: { skill_id: ['skills.error.skill_there'] } }

/**
 * Puts a skill on a person's profile, unless its tests are used up; taking it off and adding it again does not clear that count, and its
 * test begins as not taken (SKL-02, SPEC-34).
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

/** Changes dates and note as they were read (SKL-03). */
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
 * Takes a skill from a profile; its tests stay and count (SPEC-34). One that an application asks for stays while that lives, and one
 * whose test runs until that has ended (SPEC-28).
 */
export async function deleteUserSkill(platform: Platform, person: Person, { id, ...row }: KeptOrNot) {
  const reason = whyItStays(row)
  if (reason) return refuse(reason)
  return changeOwn(platform, person, {}, async (tx, now) => {
    await lockAttemptsOf(tx, id)
    return (
      tx
        .deleteFrom('user_skills')
        .where('id', '=', id)
        // Whoever has applied or begun the test meanwhile keeps it.
        .where(({ not, or }) => not(or([askedFor, running(now)])))
        .returning('id')
        .executeTakeFirst()
    )
  })
}
