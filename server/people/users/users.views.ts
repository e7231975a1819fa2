import { experienceTime } from '#domain/assessment/skills/user-skills.rules.ts'
import type { AnswerOf } from '#domain/kernel/endpoint.ts'
import { fullName } from '#domain/kernel/full-name.ts'
import type { Language } from '#domain/kernel/languages.ts'
import type { changeRoleOfEndpoint } from '#domain/people/roles/roles.contract.ts'
import type { DeletedUserView, UserRowView, UserWithSkills } from '#domain/people/users/users.contract.ts'
import { type Flags, userTypeOf } from '#domain/people/users/users.rules.ts'
import { mayReadCvs } from '../../platform/files/readable-cvs.ts'
import { signedFilePath } from '../../platform/files/signed-paths.ts'
import { compareInOrder } from '../../platform/in-order.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Viewer } from '../../platform/sessions/viewer.ts'
import type { DeletedUserRow } from './deleted-users.reads.ts'
import type { UserRow, UserWithSkillsRow } from './users-list.reads.ts'

export const presentFlags = ({ available, hired }: Flags) =>
  ({ avalaible_strut: available ? 'Y' : 'N', hired_strut: hired ? 'Y' : 'N' }) as const

interface WireFlags {
  readonly avalaible_strut?: 'Y' | 'N' | undefined
  readonly hired_strut?: 'Y' | 'N' | undefined
}

/** The flags of a request. A flag that it does not name is left out. */
export function flagsOf({ avalaible_strut: available, hired_strut: hired }: WireFlags): Partial<Flags> {
  return { ...(available && { available: available === 'Y' }), ...(hired && { hired: hired === 'Y' }) }
}

export function presentUser({ secretKey, now }: Platform, viewer: Viewer, row: UserRow): UserRowView {
  return {
    id: row.id,
    uuid: row.uuid,
    name: row.first_name,
    lastname: row.last_name,
    fullname: fullName(row.first_name, row.last_name),
    email: row.email,
    confirmed: row.email_verified_at !== null,
    consent_due_at: row.consent_due_at?.toISOString() ?? null,
    no_contact: row.no_contact_since !== null,
    registered: row.registered,
    personal_phone: row.personal_phone ?? '',
    file: row.cv_uuid && mayReadCvs(viewer) ? signedFilePath(secretKey, row.cv_uuid, now(), viewer) : null,
    role_id: row.role_id,
    role: row.role,
    built_in: row.built_in,
    user_type: userTypeOf(row),
    ...presentFlags(row),
    tags: row.tags.toSorted((one, other) => compareInOrder(one.name, other.name)),
    owner: row.owner,
    created_at: row.created_at.toISOString(),
  }
}

/** A deleted account for staff who can restore it. */
export function presentDeletedUser({ uuid, email, reason, ...row }: DeletedUserRow): DeletedUserView {
  return {
    uuid,
    fullname: fullName(row.first_name, row.last_name),
    email,
    reason,
    deleted_at: row.deleted_at.toISOString(),
    erase_at: row.erase_at.toISOString(),
  }
}

/** A person with their skills, in the reader's language. */
export function presentUserWithSkills({ skills, ...person }: UserWithSkillsRow, language: Language): UserWithSkills {
  return {
    ...person,
    skills: skills.map(({ name, from, to, test_status }) => ({
      name,
      experience_time: experienceTime(from, to, language),
      status_test: test_status,
    })),
  }
}

interface ChangedPerson {
  readonly uuid: string
  readonly first_name: string
  readonly last_name: string
  readonly role_id: number
  readonly waits: boolean
}

/** A person whose role has changed, or waits. */
export function presentRoleOf({
  uuid,
  first_name,
  last_name,
  role_id,
  waits,
}: ChangedPerson): AnswerOf<typeof changeRoleOfEndpoint>['data'] {
  return { uuid, fullname: fullName(first_name, last_name), role_id, waits }
}
