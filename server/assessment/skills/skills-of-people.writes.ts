import { type Insertable, type QueryCreator, sql } from 'kysely'
import type { DB } from '../../database/schema.ts'
import type { Tx } from '../../platform/platform.ts'
import { hasRunningTest, isRequired } from './user-skills.reads.ts'

/** Gives people skills, and returns the new rows: a skill that a person has already stays as it is. */
export async function giveSkills(
  tx: Tx,
  skills: readonly Insertable<DB['user_skills']>[],
): Promise<{ user_id: number; id: number }[]> {
  if (skills.length === 0) return []
  return tx
    .insertInto('user_skills')
    .values(skills)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['user_id', 'id'])
    .execute()
}

export async function deleteSkills(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.deleteFrom('user_skills').where(sql<boolean>`id = any(${ids}::bigint[])`).execute()
}

/** Deletes a skill of a person that no application and no running test needs. Undefined if one does. */
export function deleteUnneeded(tx: Tx, id: number, now: Date) {
  const unneeded = tx.deleteFrom('user_skills').where(({ not, or }) => not(or([isRequired, hasRunningTest(now)])))
  return unneeded.where('id', '=', id).returning(['id', 'uuid']).executeTakeFirst()
}

/** The part of applying that adds the skills of the vacancy to the profile; it reads the written cards from `applications` (ADR-0102). */
export const skillsOfApplication = (db: QueryCreator<DB>) =>
  db
    .insertInto('user_skills')
    .columns(['user_id', 'skill_id', 'required', 'only_required'])
    .expression(
      db
        .selectFrom('applications')
        .innerJoin('vacancy_skills', 'vacancy_skills.vacancy_id', 'applications.vacancy_id')
        .select(['applications.user_id', 'vacancy_skills.skill_id', sql<boolean>`true`.as('required')])
        .select(sql<boolean>`true`.as('only_required'))
        // The same order for everybody, so that two concurrent applications cannot deadlock.
        .orderBy('vacancy_skills.skill_id'),
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'skill_id']).doUpdateSet({ required: true }))
    .returningAll()

/** Adds the skills of a vacancy to the profiles of people who were put on its board. */
export async function requireSkills(tx: Tx, vacancyId: number, userIds: readonly number[]): Promise<void> {
  await sql`
    insert into user_skills (user_id, skill_id, required, only_required)
    select added.user_id, vacancy_skills.skill_id, true, true
    from unnest(${userIds}::bigint[]) as added (user_id)
    join vacancy_skills on vacancy_skills.vacancy_id = ${vacancyId}
    order by added.user_id, vacancy_skills.skill_id
    on conflict (user_id, skill_id) do update set required = true`.execute(tx)
}

/** Notes that the person of a row has a result, or that one waits for a rating. */
export async function setTestStatus(tx: Tx, id: number, status: 0 | 1 | 2): Promise<void> {
  await tx.updateTable('user_skills').set({ test_status: status }).where('id', '=', id).execute()
}

/** Notes that a skill has no result, unless an ended attempt of it counts. */
export async function forgetTestStatus(tx: Tx, { user_id, skill_id }: { readonly user_id: number; readonly skill_id: number }) {
  const counting = sql<boolean>`exists (
    select from attempts where attempts.user_skill_id = user_skills.id and state = 'finished' and archived_at is null
  )`
  await tx
    .updateTable('user_skills')
    .set({ test_status: 0 })
    .where('user_id', '=', user_id)
    .where('skill_id', '=', skill_id)
    .where(({ not }) => not(counting))
    .execute()
}

/** A skill of both people of a merge keeps the row of the survivor, with the dates and the note of the other one where it has none. */
export async function joinSkills(tx: Tx, survivorId: number, duplicateId: number): Promise<void> {
  await sql`
    update user_skills as kept set
      required = kept.required or other.required,
      only_required = kept.only_required and other.only_required,
      note = case kept.note when '' then other.note else kept.note end,
      from_date = coalesce(kept.from_date, other.from_date),
      to_date = case when kept.from_date is null then other.to_date else kept.to_date end
    from user_skills as other
    where kept.user_id = ${survivorId} and other.user_id = ${duplicateId} and other.skill_id = kept.skill_id`.execute(tx)
}

/** Moves the skills of the duplicate to the survivor, once attempts refer to the survivor's rows. */
export async function moveSkills(tx: Tx, survivorId: number, duplicateId: number): Promise<void> {
  await sql`
    delete from user_skills as other using user_skills as kept
    where other.user_id = ${duplicateId} and kept.user_id = ${survivorId} and kept.skill_id = other.skill_id`.execute(tx)
  await tx.updateTable('user_skills').set({ user_id: survivorId }).where('user_id', '=', duplicateId).execute()
}

/** The status of each skill's test follows its last attempt that counts (SPEC-36). */
export async function scoreSkills(tx: Tx, userId: number): Promise<void> {
  await sql`
    update user_skills set test_status = coalesce((
      select case when attempts.unrated > 0 then 2 else 1 end from attempts
      where attempts.user_skill_id = user_skills.id and attempts.state = 'finished' and attempts.archived_at is null
      order by attempts.started_at desc limit 1
    ), 0)
    where user_id = ${userId}`.execute(tx)
}
