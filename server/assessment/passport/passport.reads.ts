import { sql } from 'kysely'
import type { Measured } from '#domain/assessment/results/error.rules.ts'
import { limits } from '#domain/kernel/limits.ts'
import { fullName } from '../../platform/person-name.ts'
import type { Reader } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'
import { hashToken } from '../../platform/sessions/tokens.ts'
import type { Person } from '../../platform/sessions/viewer.ts'

const seen = sql<number>`(
  select count(*)::integer from attempt_questions where attempt_id = attempts.id and shown_at is not null
)`
/** Whether the person finished another test of the skill later: then the later result counts (SPEC-34), as everywhere else. */
const followed = sql<boolean>`exists (
  select from attempts as later
  where later.user_id = attempts.user_id and later.skill_id = attempts.skill_id and later.state = 'finished' and later.archived_at is null
    and (later.started_at, later.id) > (attempts.started_at, attempts.id)
)`.as('followed')
/** The name of the skill in the language of the test, which a credential states. */
const skillName = sql<string>`case attempts.language when 'es' then skills.name_es else skills.name_en end`

/** The last finished attempt of a row of the caller's profile, as a credential would state it; undefined without one. */
export function readOwnResult(db: Reader, { id: userId }: Pick<Person, 'id'>, userSkillUuid: string) {
  return db
    .selectFrom('user_skills')
    .innerJoin('attempts', 'attempts.user_skill_id', 'user_skills.id')
    .innerJoin('skills', 'skills.id', 'attempts.skill_id')
    .innerJoin('users', 'users.id', 'user_skills.user_id')
    .select(['attempts.id', 'attempts.state', 'attempts.language', 'attempts.points', 'attempts.unrated'])
    .select(['attempts.points_error as error', 'attempts.archived_at', skillName.as('skill_name'), seen.as('questions')])
    .select((from) => from.ref('attempts.finished_at').$notNull().as('finished_at'))
    .select([fullName.as('holder_name'), followed])
    .where('user_skills.user_id', '=', userId)
    .where('user_skills.uuid', '=', userSkillUuid)
    .where('attempts.state', '=', 'finished')
    .where('attempts.archived_at', 'is', null)
    .orderBy('attempts.started_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}
export type OwnResultRow = NonNullable<Awaited<ReturnType<typeof readOwnResult>>>

/** The result whose bands an early credential states, adjusted by a table that is void since; null when nothing was adjusted (FAI-04). */
const statedAdjusted = sql<Measured | null>`case when credential.linked_points is not null then
  json_build_object('points', credential.linked_points, 'error', credential.linked_error) end`

/** Credentials of open accounts, each with the present result of its attempt. */
const credentials = (db: Reader) =>
  db
    .selectFrom('skill_credentials as credential')
    .innerJoin('attempts', 'attempts.id', 'credential.attempt_id')
    .innerJoin('skills', 'skills.id', 'attempts.skill_id')
    .innerJoin('users', 'users.id', 'credential.user_id')
    .leftJoin('user_skills', 'user_skills.id', 'attempts.user_skill_id')
    .select(['credential.id', 'credential.uuid', 'credential.token_hash', 'credential.holder_name', 'credential.skill_name'])
    .select(['credential.points as stated_points', 'credential.points_error as stated_error', 'credential.questions'])
    .select([
      'credential.shared_at',
      'credential.ended_at',
      'attempts.language',
      'skills.uuid as skill_uuid',
      'user_skills.uuid as user_skill_uuid',
    ])
    .select(['attempts.state', 'attempts.archived_at', 'attempts.points', 'attempts.unrated', 'attempts.points_error as error'])
    .select(statedAdjusted.as('stated_adjusted'))
    .select((from) => from.ref('attempts.finished_at').$notNull().as('finished_at'))
    .select(followed)
    .where('users.deleted_at', 'is', null)

/** The credential at an address, whatever its state; undefined when nobody shares it, or its person was erased. */
export function readCredential(db: Reader, token: string) {
  return credentials(db).where('credential.token_hash', '=', hashToken(token)).executeTakeFirst()
}
export type CredentialRow = NonNullable<Awaited<ReturnType<typeof readCredential>>>

/** The credentials that a person shares, the newest first. */
export function readOwnCredentials(db: Reader, { id }: Pick<Person, 'id'>) {
  return credentials(db)
    .where('credential.user_id', '=', id)
    .where('credential.ended_at', 'is', null)
    .orderBy('credential.id', 'desc')
    .limit(limits.countCap)
    .execute()
}

/** One credential of a person, also an ended one. */
export function readOwnCredential(db: Reader, { id }: Pick<Person, 'id'>, uuid: string) {
  return credentials(db).where('credential.user_id', '=', id).where(recordIs('credential', uuid)).executeTakeFirst()
}

/** The credential that shares an attempt now. */
export function readCredentialOf(db: Reader, attemptId: number) {
  return credentials(db)
    .where('credential.attempt_id', '=', attemptId)
    .where('credential.ended_at', 'is', null)
    .executeTakeFirst()
}
