import type { AnswerToSee, InterviewView } from '#domain/interviews/interviews.contract.ts'
import type { InvitationRow, readAnswersToSee } from './interviews.reads.ts'

export function presentInterview(row: Omit<InvitationRow, 'job'>): InterviewView {
  return {
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    time_zone: row.time_zone,
    sender: row.sender,
    place: row.place,
    note: row.note,
    answer: row.answer,
    answer_note: row.answer_note,
  }
}

export function presentAnswer(row: Awaited<ReturnType<typeof readAnswersToSee>>['rows'][number]): AnswerToSee {
  return {
    uuid_element: row.uuid,
    user: { uuid: row.user_uuid, name: row.first_name, lastname: row.last_name },
    jobs: { uuid: row.vacancy_uuid, name_job: row.title },
    starts_at: row.starts_at.toISOString(),
    time_zone: row.time_zone,
    answer: row.answer,
    note: row.answer_note,
    answered_at: row.answered_at.toISOString(),
  }
}
