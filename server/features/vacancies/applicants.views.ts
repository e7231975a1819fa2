import type { Applicant } from '#domain/vacancies/applicants.contract.ts'
import type { ApplicantRow } from './applicants.reads.ts'

export function presentApplicant(row: ApplicantRow, vacancyUuid: string): Applicant {
  return {
    uuid: row.uuid,
    name: `${row.first_name} ${row.last_name}`,
    email: row.email,
    confirmed: row.email_verified_at !== null,
    created_at: row.applied_at.toISOString(),
    stage: row.stage,
    jobs_id: vacancyUuid,
  }
}
