import { sql } from 'kysely'
import type { Language } from '#domain/kernel/languages.ts'
import { limits } from '#domain/kernel/limits.ts'
import { isConfirmedSkill } from '../../assessment/skills/confirmed-skills.reads.ts'
import { skillName, skillNameLanguage, skillOrder } from '../../assessment/skills/skill-names.reads.ts'
import type { Reader } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'
import { hasYielded } from '../../platform/sessions/has-yielded.ts'
import type { Viewer } from '../../platform/sessions/viewer.ts'
import { isVisibleTo } from '../../platform/sessions/visible-people.ts'
import { isApplicationVisibleTo } from '../../platform/sessions/visible-vacancies.ts'
import { ownerOfPerson } from './owners.reads.ts'

/** A person's account for staff. */
export function readUser(db: Reader, viewer: Viewer, id: string) {
  return db
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .leftJoin('deleted_accounts', 'deleted_accounts.user_id', 'users.id')
    .leftJoin('address_changes as moving', (join) =>
      join
        .onRef('moving.user_id', '=', 'users.id')
        .onRef('moving.former_address', '=', 'users.email')
        .on('moving.stopped_at', 'is', null),
    )
    .where(recordIs('users', id))
    .where(isVisibleTo(viewer))
    .select(['users.id', 'users.uuid', 'users.first_name', 'users.last_name', 'users.email', 'users.email_verified_at'])
    .select(['users.no_contact_since', 'users.no_contact_reason'])
    .select(['users.consent_due_at', 'users.source_note', 'users.suggestions_stopped_at', hasYielded.as('registered')])
    .select((from) =>
      from
        .selectFrom('waiting_roles')
        .innerJoin('roles as waiting', 'waiting.id', 'waiting_roles.role_id')
        .select('waiting.name')
        .whereRef('waiting_roles.user_id', '=', 'users.id')
        .as('waiting_role'),
    )
    .select((from) =>
      from
        .selectFrom('users as adder')
        .select(sql<string>`adder.first_name || ' ' || adder.last_name`.as('name'))
        .whereRef('adder.id', '=', 'users.added_by')
        .as('added_by'),
    )
    .select(ownerOfPerson.as('owner'))
    .select(['moving.address as new_address', 'moving.due_at as new_address_due_at'])
    .select([
      'users.role_id',
      'roles.name as role',
      'roles.built_in',
      'users.available',
      'users.hired',
      'users.created_at',
      'users.language',
    ])
    .select(['users.extra_time_percent', 'users.deleted_at', 'users.deletion_reason', 'deleted_accounts.erase_at'])
    .select((from) =>
      from
        .selectFrom('users as remaining')
        .select('remaining.uuid')
        .whereRef('remaining.id', '=', 'users.merged_into')
        .as('merged_into'),
    )
    .select(['deleted_accounts.first_name as kept_first_name', 'deleted_accounts.last_name as kept_last_name'])
    .executeTakeFirst()
}
export type UserToShow = NonNullable<Awaited<ReturnType<typeof readUser>>>

/** The account with which the person of an entry registered, if the viewer may read about it (INT-11). */
export async function readOwnAccount(db: Reader, viewer: Viewer, entryId: number): Promise<string | null> {
  const account = await db
    .selectFrom('yielded_addresses')
    .innerJoin('users', 'users.id', 'yielded_addresses.account_id')
    .select('users.uuid')
    .where('yielded_addresses.user_id', '=', entryId)
    .where(isVisibleTo(viewer))
    .executeTakeFirst()
  return account?.uuid ?? null
}

interface AttemptRow {
  readonly uuid: string
  readonly state: 'running' | 'finished' | 'expired'
  readonly started_at: string
  readonly archived_at: string | null
  readonly points: number | null
  readonly unrated: number | null
  readonly error: number | null
}

/** A person's skills by name, each with its attempts (RES-01, SPEC-34). */
export function readHeldSkills(db: Reader, userId: number, language: Language) {
  return db
    .selectFrom('user_skills')
    .innerJoin('skills', 'skills.id', 'user_skills.skill_id')
    .where('user_skills.user_id', '=', userId)
    .select([
      'user_skills.id',
      'user_skills.uuid',
      'user_skills.user_id',
      'user_skills.from_date',
      'user_skills.to_date',
      'user_skills.note',
    ])
    .select(['user_skills.test_status', 'user_skills.required'])
    .select(isConfirmedSkill.as('confirmed'))
    .select(['skills.uuid as skill_uuid', 'skills.has_test'])
    .select([skillName(language).as('skill'), skillNameLanguage(language).as('skill_language')])
    .select(
      sql<readonly AttemptRow[]>`coalesce((
        select json_agg(json_build_object(
          'uuid', attempts.uuid, 'state', attempts.state, 'started_at', attempts.started_at, 'archived_at', attempts.archived_at,
          'points', attempts.points, 'unrated', attempts.unrated, 'error', attempts.points_error
        ) order by attempts.started_at desc)
        from attempts where attempts.user_id = user_skills.user_id and attempts.skill_id = user_skills.skill_id
      ), '[]')`.as('attempts'),
    )
    .orderBy(skillOrder(language))
    .limit(limits.countCap)
    .execute()
}
export type HeldSkillRow = Awaited<ReturnType<typeof readHeldSkills>>[number]

/** A person's applications that the viewer may read about, the newest first. */
export function readUserJobs(db: Reader, viewer: Viewer, userId: number) {
  return db
    .selectFrom('applications')
    .innerJoin('vacancies', 'vacancies.id', 'applications.vacancy_id')
    .where('applications.user_id', '=', userId)
    .where(isApplicationVisibleTo(viewer))
    .select(['applications.uuid', 'applications.stage', 'applications.applied_at', 'applications.removed_at'])
    .select(['applications.hired_at', 'applications.hire_ended_at'])
    .select(['vacancies.uuid as vacancy', 'vacancies.title', 'vacancies.language', 'vacancies.employment_type'])
    .orderBy('applications.applied_at', 'desc')
    .orderBy('applications.id', 'desc')
    .limit(limits.maximumPageSize)
    .execute()
}
export type UserJobRow = Awaited<ReturnType<typeof readUserJobs>>[number]

/** The newest consent that the company holds of a person, with its proof (INT-09). */
export function readProvenConsent(db: Reader, userId: number) {
  return db
    .selectFrom('held_consents')
    .leftJoin('files', 'files.id', 'held_consents.file_id')
    .leftJoin('users as colleague', 'colleague.id', 'held_consents.declared_by')
    .select(['held_consents.consented_on', 'manner', 'covers', 'note', 'declared_at', 'reply_id'])
    .select(['files.uuid as file_uuid', 'files.original_name'])
    .select(sql<string | null>`nullif(trim(colleague.first_name || ' ' || colleague.last_name), '')`.as('declared_by'))
    .where('held_consents.user_id', '=', userId)
    .where('held_consents.withdrawn_at', 'is', null)
    .orderBy('held_consents.id', 'desc')
    .executeTakeFirst()
}
export type ProvenConsentRow = NonNullable<Awaited<ReturnType<typeof readProvenConsent>>>
