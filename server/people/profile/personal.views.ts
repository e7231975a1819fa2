import { calendarDay } from '#domain/kernel/dates.ts'
import { fullName } from '#domain/kernel/full-name.ts'
import { limits } from '#domain/kernel/limits.ts'
import type { PersonalView } from '#domain/kernel/own-record.contract.ts'
import { completenessOf } from '#domain/people/profile/completeness.rules.ts'
import { isComplete } from '#domain/people/profile/personal.rules.ts'
import { signedFilePath } from '../../platform/files/signed-paths.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Viewer } from '../../platform/sessions/viewer.ts'
import type { PersonalRow } from './personal.reads.ts'

/** A person's own record for themselves, with a signed path to their CV and whether it is complete (PRO-01). */
export function presentPersonal(row: PersonalRow, { secretKey, now, config }: Platform, viewer?: Viewer): PersonalView {
  const details = presentDetails(row)
  const complete = isComplete(details)
  // The record hides a hire until the candidate is notified of it: not hired yet, and still available (SPEC-64).
  const isHireHidden = row.hired && !row.knows_of_approval
  return {
    uuid: row.uuid,
    name: row.first_name,
    lastname: row.last_name,
    fullname: fullName(row.first_name, row.last_name),
    email: row.email,
    email_verified_at: row.email_verified_at?.toISOString() ?? null,
    erased_after_days: row.is_expiring && config.smtpUrl !== undefined ? limits.unconfirmedAccounts.days : null,
    created_at: row.created_at.toISOString(),
    file: row.cv_uuid ? signedFilePath(secretKey, row.cv_uuid, now(), viewer) : null,
    file_name: row.cv_name,
    role_id: row.role_id,
    avalaible_strut: row.available || isHireHidden ? 'Y' : 'N',
    hired_strut: row.hired && !isHireHidden ? 'Y' : 'N',
    complete,
    without_experience: row.without_experience,
    completeness: {
      ...completenessOf({
        personal: complete,
        cv: row.cv_uuid !== null,
        skills: Boolean(row.has_skills) && row.skills_without_dates.length === 0,
        experience: Boolean(row.has_experience) || row.without_experience,
        education: Boolean(row.has_education),
        references: Boolean(row.has_references),
        portfolio: Boolean(row.has_portfolio),
      }),
      skills_without_dates: row.skills_without_dates,
    },
    today: calendarDay(now(), config.timeZone),
    user_detail: details,
  }
}

function presentDetails(row: PersonalRow): PersonalView['user_detail'] {
  return {
    personal_phone: row.personal_phone ?? '',
    home_phone: row.home_phone ?? '',
    date_of_birth: row.date_of_birth ?? '',
    address: row.address ?? '',
    address2: row.address2 ?? '',
    apartment: row.apartment ?? '',
    city: row.city ?? '',
    state: row.state ?? '',
    country: row.country ?? '',
    zip_code: row.postal_code ?? '',
    website: row.website ?? '',
    about_me: row.about ?? '',
  }
}
