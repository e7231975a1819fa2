import {
  type AgedKind,
  agedKinds,
  type FailedEmail,
  type InterviewAhead,
  type VacancyAtWork,
  type WaitingKind,
  type WaitingPerson,
  waitingKinds,
} from '#domain/desk/dashboard/dashboard.contract.ts'
import { daysBetween } from '#domain/kernel/dates.ts'
import { fullName } from '#domain/kernel/full-name.ts'
import { stages } from '#domain/kernel/stages.ts'
import { accountLinkKinds } from '#domain/mail/mail.rules.ts'
import type { readWaiting } from './dashboard.reads.ts'
import type { InterviewAheadRow } from './interviews-ahead.reads.ts'
import type { VacancyAtWorkRow } from './vacancies-at-work.reads.ts'
import type { FailedEmailRow, readWaitingPeople } from './waiting.reads.ts'

const isExpired = ({ expires_at }: Pick<FailedEmailRow, 'expires_at'>, now: Date) => expires_at !== null && expires_at <= now

/** Why an e-mail cannot be sent again: its text was deleted on failure because it had a secret link, its person must not be contacted or has not consented, or it is out of date. */
export function obstacleToRetry(email: Pick<FailedEmailRow, 'kind' | 'expires_at' | 'withholding'>, now: Date) {
  if (accountLinkKinds.includes(email.kind)) return 'dashboard.error.key_mail'
  if (email.withholding) return `notification.error.${email.withholding}` as const
  return isExpired(email, now) ? 'dashboard.error.expired_mail' : undefined
}

export const presentEmail =
  (now: Date) =>
  (row: FailedEmailRow): FailedEmail => {
    const { uuid, language, subject, to_name, to_address, queued_at, last_error } = row
    return {
      uuid,
      language,
      subject,
      to_name,
      to_address,
      queued_at: queued_at.toISOString(),
      error: last_error ?? '',
      expired: isExpired(row, now),
      withheld: row.withholding !== null,
      may_retry: obstacleToRetry(row, now) === undefined,
    }
  }

/** The counts of what waits, with the instants of the oldest tasks, the first erasure and the start of an outage. */
export function presentWaiting({ found, oldest }: Awaited<ReturnType<typeof readWaiting>>) {
  const counts = Object.fromEntries(waitingKinds.map((kind) => [kind, found[kind]])) as Record<WaitingKind, number | null>
  const ages = agedKinds.map((kind) => [kind, oldest[kind]?.toISOString() ?? null])
  return {
    ...counts,
    first_erased_at: found.first_erased_at?.toISOString() ?? null,
    outbox_since: found.outbox_since?.toISOString() ?? null,
    oldest: Object.fromEntries(ages) as Record<AgedKind, string | null>,
  }
}

type PersonRow = Awaited<ReturnType<typeof readWaitingPeople>>['rows'][number]

export const presentPerson =
  (now: Date, timeZone: string) =>
  (row: PersonRow): WaitingPerson => ({
    uuid_element: row.uuid,
    uuid_user: row.user_uuid,
    vacant_uuid: row.vacancy_uuid,
    name_job: row.title,
    language_job: row.vacancy_language,
    fullname: fullName(row.first_name, row.last_name),
    name_board: row.stage,
    notified_stage: row.notified_stage,
    notified_at: row.notified_at.toISOString(),
    dias: daysBetween(row.notified_at, now, timeZone),
    asked: row.asked && { ...row.asked, starts_at: new Date(row.asked.starts_at).toISOString() },
  })

export function presentVacancy({ uuid, title, language, client_name, counts, unopened }: VacancyAtWorkRow): VacancyAtWork {
  const ofStages = stages.map((stage) => ({ name_board: stage, count: counts[stage] ?? 0 }))
  return { uuid, name_job: title, language, name_client: client_name, stages: ofStages, unopened }
}

/** An interview of today or tomorrow, by the day of the site's time zone. */
export const presentInterview =
  (now: Date, timeZone: string) =>
  (row: InterviewAheadRow): InterviewAhead => ({
    uuid_element: row.uuid,
    vacant_uuid: row.vacancy_uuid,
    name_job: row.title,
    language_job: row.vacancy_language,
    fullname: fullName(row.first_name, row.last_name),
    name_board: row.stage,
    starts_at: row.starts_at.toISOString(),
    today: daysBetween(now, row.starts_at, timeZone) <= 0,
    answer: row.answer,
  })
