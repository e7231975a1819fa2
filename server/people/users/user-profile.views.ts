import { bandsWithin } from '#domain/assessment/results/error.rules.ts'
import { testStateOf } from '#domain/assessment/results/results.rules.ts'
import { bandOf } from '#domain/assessment/results/scoring.rules.ts'
import { experienceTime } from '#domain/assessment/skills/user-skills.rules.ts'
import { fullName } from '#domain/kernel/full-name.ts'
import type { Language } from '#domain/kernel/languages.ts'
import type { HeldConsent, HeldSkill, UserJob, UserProfile } from '#domain/people/users/user-profile.contract.ts'
import { mayChangeUsers, mayDeleteUsers } from '#domain/people/users/users.contract.ts'
import { mayReadCvs } from '../../platform/files/readable-cvs.ts'
import { signedFilePath } from '../../platform/files/signed-paths.ts'
import type { Platform } from '../../platform/platform.ts'
import { mayUse, type Person, type Viewer } from '../../platform/sessions/viewer.ts'
import type { readWholeProfile } from '../profile/reads/whole-profile.ts'
import type { HeldSkillRow, ProvenConsentRow, UserJobRow, UserToShow } from './user-profile.reads.ts'
import { presentFlags } from './users.views.ts'

interface Parts {
  readonly whole: Awaited<ReturnType<typeof readWholeProfile>>
  readonly skills: readonly HeldSkillRow[]
  readonly jobs: readonly UserJobRow[]
  readonly ownAccount: string | null
  readonly held: HeldConsent | null
}

/** A person with everything they entered, skills, results and applications (USR-03). */
export function presentProfile(viewer: Person, user: UserToShow, { whole, skills, jobs, ownAccount, held }: Parts): UserProfile {
  return {
    ...presentHead(user),
    own_account: ownAccount,
    held_consent: held,
    personal_phone: whole.personal.user_detail.personal_phone,
    user_detail: whole.personal.user_detail,
    ...presentCvTo(viewer, whole),
    professional: whole.education,
    experience: whole.experience,
    reference: whole.references,
    portfolio: whole.portfolio,
    user_skills: skills.map((row) => presentSkill(row, viewer.language)),
    user_jobs: jobs.map(presentJob),
    deletion: null,
    may: { change: mayUse(viewer, mayChangeUsers), delete: mayUse(viewer, mayDeleteUsers), restore: false },
  }
}

/** Whether a viewer sees how the company got consents: it is for those who keep the people, not for every recruiter. */
export const seesConsents = (viewer: Viewer) => mayUse(viewer, { module: 'users', item: 'view' })

/** A consent that the company holds, with its proof; `reply` has the words of the reply that proves it. */
export function presentConsent(
  { secretKey, now }: Pick<Platform, 'secretKey' | 'now'>,
  { manner, declared_at, file_uuid, original_name, ...row }: ProvenConsentRow,
  reply: string | null,
): HeldConsent {
  const file = file_uuid && { file: signedFilePath(secretKey, file_uuid, now()), name: original_name ?? '' }
  const { consented_on, covers, declared_by, note } = row
  return {
    consented_on,
    consent_how: manner,
    consent_covers: covers,
    declared_by,
    declared_at: declared_at.toISOString(),
    note,
    file: file || null,
    reply,
  }
}

/** The CV for a viewer who may read it (CVS-04). */
function presentCvTo(viewer: Person, { cv }: Parts['whole']): Pick<UserProfile, 'cv' | 'file'> {
  return mayReadCvs(viewer) ? { cv, file: cv?.file ?? null } : { cv: null, file: null }
}

const emptyDetails: UserProfile['user_detail'] = {
  personal_phone: '',
  home_phone: '',
  date_of_birth: '',
  address: '',
  address2: '',
  apartment: '',
  city: '',
  state: '',
  country: '',
  zip_code: '',
  website: '',
  about_me: '',
}

/** A deleted account: date, reason and date of erasure; with its name if the viewer can restore it (SPEC-54). */
export function presentDeleted(viewer: Person, user: UserToShow & { deleted_at: Date }): UserProfile {
  const restore = user.erase_at !== null && user.deletion_reason !== null && mayUse(viewer, mayDeleteUsers)
  const named = restore ? { first_name: user.kept_first_name ?? '', last_name: user.kept_last_name ?? '' } : {}
  return {
    ...presentHead({ ...user, ...named, email: '' }),
    own_account: null,
    held_consent: null,
    personal_phone: '',
    user_detail: emptyDetails,
    cv: null,
    file: null,
    professional: [],
    experience: [],
    reference: [],
    portfolio: [],
    user_skills: [],
    user_jobs: [],
    deletion: {
      at: user.deleted_at.toISOString(),
      erase_at: user.erase_at?.toISOString() ?? null,
      reason: user.deletion_reason,
      merged_into: user.merged_into,
    },
    may: { change: false, delete: false, restore },
  }
}

function presentHead(user: UserToShow) {
  return {
    id: user.id,
    uuid: user.uuid,
    name: user.first_name,
    lastname: user.last_name,
    fullname: fullName(user.first_name, user.last_name),
    email: user.email,
    confirmed: user.email_verified_at !== null,
    consent_due_at: user.consent_due_at?.toISOString() ?? null,
    no_contact: user.no_contact_since !== null,
    no_contact_since: user.no_contact_since?.toISOString() ?? null,
    no_contact_reason: user.no_contact_reason,
    registered: user.registered,
    wants_suggestions: user.suggestions_stopped_at === null,
    added_by: user.added_by,
    source_note: user.source_note,
    owner: user.owner,
    role_id: user.role_id,
    role: user.role,
    built_in: user.built_in,
    waiting_role: user.waiting_role,
    new_address:
      user.new_address !== null && user.new_address_due_at !== null
        ? { address: user.new_address, due_at: user.new_address_due_at.toISOString() }
        : null,
    ...presentFlags(user),
    created_at: user.created_at.toISOString(),
    language: user.language,
    extra_time: user.extra_time_percent,
  }
}

function presentSkill(row: HeldSkillRow, language: Language): HeldSkill {
  return {
    id: row.id,
    uuid: row.uuid,
    user_id: row.user_id,
    skill: { uuid: row.skill_uuid, name: row.skill, name_language: row.skill_language, skill_test: row.has_test ? 1 : 0 },
    experience_time: experienceTime(row.from_date, row.to_date, language),
    note: row.note,
    status_test: row.test_status,
    skill_vacant: row.required ? 1 : 0,
    confirmed: row.confirmed,
    state: testStateOf({ hasTest: row.has_test, hasDates: row.from_date !== null, testStatus: row.test_status }),
    attempts: row.attempts.map(({ unrated, points, ...attempt }) => ({
      ...attempt,
      points,
      band: points === null ? null : bandOf(points),
      bands: points === null ? [] : bandsWithin({ points, error: attempt.error }),
      provisional: (unrated ?? 0) > 0,
    })),
  }
}

function presentJob({ uuid, stage, applied_at, removed_at, hired_at, hire_ended_at, ...vacancy }: UserJobRow): UserJob {
  return {
    ...{ uuid, stage, created_at: applied_at.toISOString(), removed: removed_at !== null },
    hired_at: hired_at?.toISOString() ?? null,
    hire_ended_at: hire_ended_at?.toISOString() ?? null,
    jobs: {
      uuid: vacancy.vacancy,
      name_job: vacancy.title,
      language: vacancy.language,
      type_job: vacancy.employment_type,
    },
  }
}
