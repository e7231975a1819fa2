import { finalBands } from '#domain/assessment/results/error.rules.ts'
import { testStateOf } from '#domain/assessment/results/results.rules.ts'
import { finalBand } from '#domain/assessment/results/scoring.rules.ts'
import type { ApplicationView, TimelineEntry, WithdrawnView } from '#domain/hiring/applications/applications.contract.ts'
import { isAddedByStaff } from '#domain/hiring/applications/source.rules.ts'
import type { CandidateEvent } from '#domain/hiring/applications/timeline.rules.ts'
import { interviewerOf, invitationStatusOf } from '#domain/hiring/interviews/interviews.rules.ts'
import type { Platform } from '../../platform/platform.ts'
import { timesPath } from '../interview-times/offers.reads.ts'
import type { readApplicationsOf, readWithdrawn } from './applications.reads.ts'

type Row = Awaited<ReturnType<typeof readApplicationsOf>>['rows'][number]
type WithdrawnRow = Awaited<ReturnType<typeof readWithdrawn>>['rows'][number]

export function presentApplication(row: Row, { now, secretKey }: Pick<Platform, 'now' | 'secretKey'>): ApplicationView {
  return {
    uuid: row.uuid,
    created_at: row.applied_at.toISOString(),
    added: isAddedByStaff(row.source_kind),
    brought: row.brought,
    stage: row.notified_stage,
    changed_at: row.notified_at.toISOString(),
    withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
    interview: presentInterview(row, now()),
    times: row.offer && timesPath(secretKey, row.offer),
    to_do: row.to_do,
    answers: { given: row.given, missing: row.missing },
    tests: row.tests.map(presentTest),
    jobs: {
      uuid: row.vacancy_uuid,
      name_job: row.title,
      language: row.language as ApplicationView['jobs']['language'],
      type_job: row.employment_type as ApplicationView['jobs']['type_job'],
      status_job: row.active ? 'A' : 'I',
    },
  }
}

function presentInterview(row: Row, now: Date): ApplicationView['interview'] {
  const { starts_at, ends_at, interview_uuid: uuid, sequence, answer, cancelled_at } = row
  if (!starts_at || !ends_at || !uuid || sequence === null) return null
  return {
    starts_at: starts_at.toISOString(),
    ends_at: ends_at.toISOString(),
    time_zone: row.time_zone ?? '',
    sender: interviewerOf(row.sender ?? '').name,
    place: row.place ?? '',
    note: row.note ?? '',
    answer,
    answer_note: row.answer_note ?? '',
    uuid,
    sequence,
    standing: invitationStatusOf({ sequence, last_sequence: sequence, answer, cancelled_at, starts_at }, now),
  }
}

/** Band and date only, never points (SPEC-18). */
function presentTest({
  skill,
  skill_language,
  uuid,
  has_dates,
  test_status,
  running,
  points,
  unrated,
  error,
  finished_at,
}: Row['tests'][number]) {
  return {
    skill,
    skill_language,
    uuid,
    state: testStateOf({ hasTest: true, hasDates: has_dates, testStatus: test_status }),
    running,
    band: finalBand({ points, unrated }),
    bands: finalBands({ points, unrated, error }),
    finished_at: finished_at && new Date(finished_at).toISOString(),
  }
}

export function presentTimelineEntry({
  kind,
  at,
  stage,
  starts_at,
  ends_at,
  time_zone,
  answer,
  note,
}: CandidateEvent): TimelineEntry {
  const interview =
    starts_at && ends_at && time_zone ? { starts_at: starts_at.toISOString(), ends_at: ends_at.toISOString(), time_zone } : null
  return { kind, at: at.toISOString(), stage, interview, answer, note }
}

export function presentWithdrawn(row: WithdrawnRow): WithdrawnView {
  return {
    uuid: row.uuid,
    user: { uuid: row.user_uuid, name: row.first_name, lastname: row.last_name, email: row.email },
    stage: row.stage,
    created_at: row.applied_at.toISOString(),
    withdrawn_at: row.withdrawn_at.toISOString(),
  }
}
