import type { UpdateView } from '#domain/desk/updates/updates.contract.ts'
import type { UpdateRow } from './updates.reads.ts'

export function presentUpdate(row: UpdateRow): UpdateView {
  const { uuid, kind, at, vacancy_uuid, title, vacancy_language, card_uuid, candidate_uuid, candidate } = row
  return {
    uuid,
    kind,
    at: at.toISOString(),
    read: row.read_at !== null,
    count: row.count,
    vacancy:
      vacancy_uuid && title && vacancy_language ? { uuid: vacancy_uuid, name_job: title, language_job: vacancy_language } : null,
    candidate: candidate_uuid ? { uuid: candidate_uuid, fullname: candidate ?? '', uuid_element: card_uuid } : row.last_applicant,
    author: row.author ?? '',
    is_owner: row.is_owner,
    name_skill: row.skill ?? '',
    answer: row.answer,
    subject: row.subject ?? '',
    to_name: row.to_name ?? '',
  }
}
