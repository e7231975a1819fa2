import type { listApplications } from '#domain/applications/applications.contract.ts'
import type { AnswerOf } from '#domain/kernel/endpoint.ts'
import type { readApplicationsOf } from './applications.reads.ts'

type Row = Awaited<ReturnType<typeof readApplicationsOf>>['rows'][number]
type Application = AnswerOf<typeof listApplications>['data'][number]

export function presentApplication(row: Row): Application {
  return {
    uuid: row.uuid,
    created_at: row.applied_at.toISOString(),
    stage: row.told_stage,
    changed_at: row.told_at.toISOString(),
    interview: presentInterview(row),
    jobs: {
      uuid: row.vacancy_uuid,
      name_job: row.title,
      type_job: row.employment_type as Application['jobs']['type_job'],
      status_job: row.active ? 'A' : 'I',
    },
  }
}

function presentInterview({ starts_at, ends_at, time_zone, sender, place, note }: Row): Application['interview'] {
  if (!starts_at || !ends_at) return null
  return {
    starts_at: starts_at.toISOString(),
    ends_at: ends_at.toISOString(),
    time_zone: time_zone ?? '',
    sender: sender ?? '',
    place: place ?? '',
    note: note ?? '',
  }
}
