import { calendarDay } from '#domain/kernel/dates.ts'
import type { BodyOf } from '#domain/kernel/endpoint.ts'
import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import type { recordConsentEndpoint } from '#domain/people/added-candidates/recorded-consents.contract.ts'
import { settleInside } from '../../hiring/replies/answering.writes.ts'
import { readReplyToAnswer } from '../../hiring/replies/correspondence.reads.ts'
import { changeAuditedInside } from '../../platform/changes.ts'
import type { Upload } from '../../platform/files/uploads.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { refuseDay } from './added-candidates.writes.ts'
import { declareConsents } from './held-consents.writes.ts'

interface Recorded extends BodyOf<typeof recordConsentEndpoint> {
  readonly upload: Upload | undefined
}

/**
 * Records the consent of a person with its proof (INT-09), as declareConsents does. Refuses a coming day, a day before the person refused, a
 * consent without a proof, and with errors.stale a person who has consented meanwhile. The reply has to be one of this person that the
 * viewer may read; it waits no longer.
 */
export async function recordConsent(
  platform: Platform,
  viewer: Person,
  { id, uuid }: { readonly id: number; readonly uuid: string },
  { consented_on: consentedOn, consent_how: manner, consent_covers: covers, note, uuid_reply, upload }: Recorded,
): Promise<{ uuid: string } | Refusal> {
  const reply = uuid_reply === '' ? undefined : await readReplyToAnswer(platform.db, viewer, uuid_reply)
  if (uuid_reply !== '' && reply?.user_id !== id) return refuse('errors.not_found')
  if (!reply && !upload && note === '') return refuse('errors.fields', { errors: { note: ['intake.error.proof'] } })
  const settings = { upload, purpose: 'consent', about: id } as const
  return changeAuditedInside(platform, settings, async (tx, now, keep): Promise<{ uuid: string } | Refusal> => {
    if (consentedOn > calendarDay(now, platform.config.timeZone)) return refuseDay('consented_on')
    const consent = { userId: id, consentedOn, manner, covers, note, replyId: reply?.id ?? null, fileId: await keep() }
    const recorded = await declareConsents(tx, platform, now, [consent], { by: viewer, declaration: 'person' })
    if (recorded.has(id)) {
      if (reply) await settleInside(tx, platform, reply, now)
      return { uuid }
    }
    const waiting = tx.selectFrom('users').select('id').where('id', '=', id).where('consent_due_at', 'is not', null)
    return (await waiting.executeTakeFirst()) ? refuseDay('refused_since') : refuse('errors.stale')
  })
}
