import type { InterviewView } from '#domain/hiring/interviews/interviews.contract.ts'
import { interviewerOf } from '#domain/hiring/interviews/interviews.rules.ts'
import type { InvitationRow } from './interviews.reads.ts'

export function presentInterview(row: Omit<InvitationRow, 'job'>): InterviewView {
  return {
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    time_zone: row.time_zone,
    sender: interviewerOf(row.sender).name,
    place: row.place,
    note: row.note,
    answer: row.answer,
    answer_note: row.answer_note,
  }
}
