import { announceEmailState } from '../../hiring/cards/announce.writes.ts'
import { change } from '../../platform/changes.ts'
import { dismissFailed, requeueFailed } from '../../platform/mail/failed-mails.writes.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import type { FailedEmail } from './waiting.reads.ts'

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

/** Takes a failed e-mail off the list. */
export function dismissEmail(platform: Platform, actor: Person, email: FailedEmail) {
  return change(platform, actor, { action: 'email.dismissed', detail: auditedEmail(email) }, (tx, now) =>
    dismissFailed(tx, email.id, now),
  )
}

/** The audit's detail of an e-mail. It excludes the subject, which may name a person and would outlive their erasure. */
const auditedEmail = ({ kind, vacancy }: FailedEmail) => ({ mail: kind, ...(vacancy !== null && { title: vacancy }) })
