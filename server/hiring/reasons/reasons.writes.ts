import { rejectionStage } from '#domain/hiring/board/board.rules.ts'
import type { ReasonFields, updateReasonEndpoint } from '#domain/hiring/reasons/reasons.contract.ts'
import type { BodyOf } from '#domain/kernel/endpoint.ts'
import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { audit } from '../../platform/audit/audit.ts'
import { change, seenVersion } from '../../platform/changes.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { changeCard } from '../cards/application-rows.writes.ts'
import { readCardToChange } from '../cards/cards.reads.ts'
import { type ReasonRow, readReason } from './reasons.reads.ts'

const taken = { rejection_reasons_name: { name: ['reasons.error.name_taken'] } }

/** Adds a reason. Refuses an existing name at its field (REJ-01). */
export function addReason(platform: Platform, actor: Person, fields: ReasonFields) {
  return change(platform, actor, { action: 'reason.added', detail: fields, taken }, (tx, now) =>
    tx
      .insertInto('rejection_reasons')
      .values({ ...fields, created_at: now, updated_at: now })
      .returningAll()
      .executeTakeFirst(),
  )
}

/** Changes a reason. Refuses as stale when somebody else has changed it since `version`. */
export function updateReason(
  platform: Platform,
  actor: Person,
  reason: ReasonRow,
  { version: seen, ...fields }: BodyOf<typeof updateReasonEndpoint>,
) {
  const version = seenVersion({ version: seen }, reason)
  return change(platform, actor, { action: 'reason.modified', detail: fields, taken }, (tx, now) =>
    tx
      .updateTable('rejection_reasons')
      .set({ ...fields, updated_at: now, version: version + 1 })
      .where('id', '=', reason.id)
      .where('version', '=', version)
      .returningAll()
      .executeTakeFirst(),
  )
}

/** Deletes a reason. Refuses when an application has it, because figures count it. */
export function deleteReason(platform: Platform, actor: Person, { id, name }: ReasonRow) {
  return change(platform, actor, { action: 'reason.deleted', detail: { name } }, (tx) =>
    tx.deleteFrom('rejection_reasons').where('id', '=', id).returningAll().executeTakeFirst(),
  )
}

/**
 * Sets the reason of a rejected application, or clears it with null. Refuses with errors.not_found for an unknown card or reason, and with
 * reasons.error.stage for a card that is in another column.
 */
export function setReason(
  platform: Platform,
  actor: Person,
  cardId: string,
  reasonId: string | null,
): Promise<Refusal | undefined> {
  const now = platform.now()
  return platform.db.transaction().execute(async (tx) => {
    const card = await readCardToChange(tx, actor, cardId)
    const reason = reasonId === null ? null : await readReason(tx, reasonId)
    if (!card || reason === undefined) return refuse('errors.not_found')
    if (card.stage !== rejectionStage) return refuse('reasons.error.stage')
    await changeCard(tx, card.id, { rejection_reason_id: reason?.id ?? null })
    const detail = { name: reason?.name ?? '' }
    await audit(tx, actor, { action: 'application.reason_set', subjectType: 'application', subjectId: card.id, detail }, now)
    return undefined
  })
}
