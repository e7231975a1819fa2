import { type RawBuilder, sql } from 'kysely'
import type { Platform, Reader } from '../../platform/platform.ts'
import { settingIn } from '../../platform/settings.ts'

type Clock = Pick<Platform, 'config' | 'now'>

/**
 * The number of tests of a skill that a person may still start, at least 0 (SPEC-34). Every unarchived test that was started within the
 * days of the setting counts, even if its profile row was deleted. Person and skill are columns of the enclosing query, or numbers.
 */
export function attemptsLeft(
  { config, now }: Clock,
  userId: RawBuilder<unknown>,
  skillId: RawBuilder<unknown>,
): RawBuilder<number> {
  const { most, days } = config.attempts
  return sql<number>`greatest(0, ${settingIn('test_attempts', most)} - (
    select count(*)::integer from attempts
    where attempts.user_id = ${userId} and attempts.skill_id = ${skillId}
      and attempts.started_at > ${now()}::timestamptz - make_interval(days => ${settingIn('test_attempt_days', days)}) and attempts.archived_at is null
  ))`
}

/** Runs `attemptsLeft` for one person and skill. */
export async function readAttemptsLeft(db: Reader, clock: Clock, userId: number, skillId: number): Promise<number> {
  const left = attemptsLeft(clock, sql`${userId}::bigint`, sql`${skillId}::bigint`)
  const { value } = await db.selectNoFrom(left.as('value')).executeTakeFirstOrThrow()
  return value
}
