import { limits } from '#domain/kernel/limits.ts'
import { announceEmailState, announceEmailStates } from '../../hiring/cards/announce.writes.ts'
import { audit } from '../../platform/audit/audit.ts'
import { change, changeAuditedInside } from '../../platform/changes.ts'
import { dismissFailed, requeueAllFailed, requeueFailed } from '../../platform/mail/failed-mails.writes.ts'
import { readDelivery, sendWaitingNow } from '../../platform/mail/mail-delivery.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { countQueued, countWorthRetrying, type FailedEmail, readWorthRetrying } from './waiting.reads.ts'

/** Queues a failed e-mail again and updates open boards; an e-mail that is already queued does not change (MAIL-01). */
export function retryEmail(platform: Platform, actor: Person, email: FailedEmail) {
  return change(platform, actor, { action: 'email.retried', detail: auditedEmail(email) }, async (tx) => {
    const queued = await requeueFailed(tx, email.id)
    if (!queued) return undefined
    await platform.jobs.enqueue(tx, 'send-email', { email: queued.id })
    await announceEmailState(platform, tx, queued)
    return queued
  })
}

/**
 * Queues all failed e-mails again that the actor may read about and that are worth it, at most `limits.mailDelivery.sentAgainAtOnce`, and
 * ends the pause of those that wait while e-mails leave (MAIL-06). Open boards are updated.
 */
export function sendAllAgain(platform: Platform, actor: Person, viewer: Person) {
  return changeAuditedInside(platform, {}, async (tx, now) => {
    const found = await readWorthRetrying(tx, viewer, now, limits.mailDelivery.sentAgainAtOnce)
    const queued = await requeueAllFailed(
      tx,
      found.map(({ id }) => id),
    )
    await platform.jobs.enqueueAll(
      tx,
      'send-email',
      queued.map(({ id }) => ({ email: id })),
    )
    const { away_since } = await readDelivery(tx)
    if (away_since === null) await sendWaitingNow(tx, platform.jobs, now)
    await announceEmailStates(platform, tx, queued)
    const detail = { count: queued.length }
    await audit(tx, actor, { action: 'email.all_retried', subjectType: 'email', subjectId: null, detail }, now)
    return { again: queued.length, left: await countWorthRetrying(tx, viewer, now), waiting: await countQueued(tx, viewer) }
  })
}

/** Takes a failed e-mail off the list. */
export function dismissEmail(platform: Platform, actor: Person, email: FailedEmail) {
  return change(platform, actor, { action: 'email.dismissed', detail: auditedEmail(email) }, (tx, now) =>
    dismissFailed(tx, email.id, now),
  )
}

/** The audit's detail of an e-mail. It excludes the subject, which may name a person and would outlive their erasure. */
const auditedEmail = ({ kind, vacancy }: FailedEmail) => ({ mail: kind, ...(vacancy !== null && { title: vacancy }) })
