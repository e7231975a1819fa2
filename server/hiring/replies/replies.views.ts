import type { getUnreachedEndpoint, PersonReply } from '#domain/hiring/replies/replies.contract.ts'
import type { AnswerOf } from '#domain/kernel/endpoint.ts'
import type { MailboxState, PersonReplyRow, ReachRow } from './replies.reads.ts'

/** `signedPath` signs the path of a file by its uuid. */
export function presentPersonReply(row: PersonReplyRow, signedPath: (uuid: string) => string): PersonReply {
  const { uuid, received_at, from_address: from, body: text, automatic, subject, quoted, left_out, files } = row
  return {
    ...{ uuid, at: received_at.toISOString(), from, subject, text, quoted, automatic, left_out },
    files: files.map(({ file, name }) => ({ name, file: signedPath(file) })),
  }
}

/** The mark of an address. One of a former address counts no more. */
export function presentMark(row: ReachRow): AnswerOf<typeof getUnreachedEndpoint>['data'] {
  const { email, undelivered_address: address, undelivered_at: at, undelivered_reason: reason } = row
  return at && address === email ? { address, at: at.toISOString(), reason } : null
}

export function presentMailbox(address: string, { checked_at, away_since, last_error, unmatched }: MailboxState) {
  return {
    ...{ address, last_error, unmatched },
    checked_at: checked_at?.toISOString() ?? null,
    away_since: away_since?.toISOString() ?? null,
  }
}
