import type { getReplyMailboxEndpoint, getUnreachedEndpoint } from '#domain/hiring/replies/replies.contract.ts'
import type { AnswerOf } from '#domain/kernel/endpoint.ts'
import type { MailboxState, PassedRow, ReachRow } from './replies.reads.ts'

/** The mark of an address. One of a former address counts no more. */
export function presentMark(row: ReachRow): AnswerOf<typeof getUnreachedEndpoint>['data'] {
  const { email, undelivered_address: address, undelivered_at: at, undelivered_reason: reason } = row
  return at && address === email ? { address, at: at.toISOString(), reason } : null
}

export function presentMailbox(
  address: string,
  { checked_at, away_since, last_error, unmatched, automatic }: MailboxState,
  passed: readonly PassedRow[],
): AnswerOf<typeof getReplyMailboxEndpoint>['data'] {
  return {
    ...{ address, last_error, unmatched, automatic },
    checked_at: checked_at?.toISOString() ?? null,
    away_since: away_since?.toISOString() ?? null,
    passed: passed.map(({ passed_at, from_address: from, subject, uid, reason, next_try_at }) => ({
      ...{ at: passed_at.toISOString(), from, subject, uid, reason, next_try_at: next_try_at?.toISOString() ?? null },
    })),
  }
}
