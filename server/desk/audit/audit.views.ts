import type { AuditEntry } from '#domain/desk/audit/audit.contract.ts'
import type { AuditedAction, AuditFact } from '#domain/kernel/audited-actions.ts'
import type { AuditRow } from './audit.reads.ts'

/** Where a change's detail says what it was called, when the record is gone or has no name of its own. */
const names = ['name', 'title', 'code', 'skill', 'question', 'subject'] as const

/** What each change tells besides names, stages and reasons. */
const factsOf: Partial<Record<AuditedAction, readonly AuditFact[]>> = {
  'answer.added': ['answer'],
  'answer.deleted': ['answer'],
  'answer.set_correct': ['answer'],
  'application.notified': ['stage'],
  'email.dismissed': ['mail'],
  'email.retried': ['mail'],
  'bank.imported': ['file', 'new', 'changed'],
  'rating.given': ['code'],
  'rating.withdrawn': ['code'],
  'role.permissions_changed': ['given', 'withdrawn'],
  'settings.changed': ['settings'],
  'site.changed': ['part', 'language'],
  'user.given_time': ['percent'],
  'user.invited': ['role'],
  'user.marked': ['hired', 'available'],
}

const valuesOf = (noted: unknown) =>
  (Array.isArray(noted) ? noted : noted === undefined || noted === null ? [] : [noted]).map(String)

/** An entry of the audit. Of its detail only what is named here is told: it may hold whole texts. */
export function presentEntry(row: AuditRow): AuditEntry {
  const { id, at, action, actor_uuid, actor_name, subject_type, subject_id, subject, detail } = row
  const facts = (factsOf[action as AuditedAction] ?? [])
    .map((fact) => ({ fact, values: valuesOf(detail[fact]) }))
    .filter(({ values }) => values.length > 0)
  const told = (field: string) => (typeof detail[field] === 'string' ? detail[field] : null)
  const former = names.map(told).find((name) => name !== null)
  return {
    id,
    at: at.toISOString(),
    action,
    actor: actor_uuid ? { uuid: actor_uuid, fullname: actor_name ?? '' } : null,
    subject: { type: subject_type, id: subject_id, name: subject?.name ?? former ?? '', uuid: subject?.uuid ?? null },
    from: told('from'),
    to: told('to'),
    reason: told('reason'),
    facts,
  }
}
