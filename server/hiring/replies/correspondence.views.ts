import type { UnansweredReply } from '#domain/hiring/replies/correspondence.contract.ts'
import { shownMessage } from '#domain/hiring/replies/correspondence.rules.ts'
import { excerptOf } from '#domain/hiring/replies/excerpt.rules.ts'
import type { PersonMessage } from '#domain/mail/correspondence.ts'
import type { MessageRow, UnansweredRow } from './correspondence.reads.ts'

export const presentPersonMessage =
  (signedPath: (uuid: string) => string) =>
  ({ at, mail, reply, ...row }: MessageRow): PersonMessage => ({
    ...row,
    at: at.toISOString(),
    ...shownMessage({ mail, reply }, signedPath),
  })

export function presentUnanswered(row: UnansweredRow): UnansweredReply {
  const { uuid, received_at, subject, text, name, user_uuid, card_uuid, vacancy_uuid, title, vacancy_language } = row
  return {
    ...{ uuid, at: received_at.toISOString(), subject, text: excerptOf(text) },
    candidate: { uuid: user_uuid, fullname: name },
    card:
      card_uuid && vacancy_uuid && title && vacancy_language
        ? { uuid_element: card_uuid, vacant_uuid: vacancy_uuid, name_job: title, language_job: vacancy_language }
        : null,
  }
}
