import type { AuditedAction } from '#domain/audited-actions.ts'
import type { AuditEntry, AuditFact } from '#domain/desk/audit/audit.contract.ts'
import { noName } from '../../platform/people/person.writes.ts'
import type { AuditRow } from './audit.reads.ts'

/** Fields of a change's detail that name the record, for deleted records and those without a name of their own. */
const names = ['name', 'title', 'code', 'skill', 'question', 'subject'] as const

/** The facts that each action shows besides names, stages and reasons. */
const factsOf: Partial<Record<AuditedAction, readonly AuditFact[]>> = {
  'answer.added': ['answer'],
  'answer.deleted': ['answer'],
  'answer.set_correct': ['answer'],
  'application.notified': ['stage'],
  'email.dismissed': ['mail'],
  'email.retried': ['mail'],
  'bank.imported': ['file', 'new', 'changed'],
  'figures.exported': ['file'],
  'list.exported': ['rows'],
  'rating.given': ['code'],
  'rating.withdrawn': ['code'],
  'role.permissions_changed': ['given', 'withdrawn'],
  'settings.changed': ['settings'],
  'site.changed': ['part', 'language'],
  'user.consent_declared': ['consented_on'],
  'user.corrected': ['corrected'],
  'user.given_time': ['percent'],
  'user.invited': ['role'],
  'user.marked': ['hired', 'available'],
}

const valuesOf = (noted: unknown) =>
  (Array.isArray(noted) ? noted : noted === undefined || noted === null ? [] : [noted]).map(String)

/** The message that names the subject in the reader's language, instead of its name; null for a record with a name. */
function wordOf({ subject_type, subject, detail }: AuditRow): string | null {
  // Earlier entries have the name in the language of their export instead.
  if (subject_type === 'list' && typeof detail.list === 'string') return `exports.list.${detail.list}`
  return subject_type === 'user' && subject?.name?.trim() === noName ? 'audit.erased_person' : null
}

/** An entry of the audit. Only the listed parts of its detail are shown, because it may contain whole texts. */
export function presentEntry(row: AuditRow): AuditEntry {
  const { id, at, action, actor_uuid, actor_name, subject_type, subject_id, subject, detail } = row
  const facts = (factsOf[action as AuditedAction] ?? [])
    .map((fact) => ({ fact, values: valuesOf(detail[fact]) }))
    .filter(({ values }) => values.length > 0)
  const textOf = (field: string) => (typeof detail[field] === 'string' ? detail[field] : null)
  const former = names.map(textOf).find((name) => name !== null)
  return {
    id,
    at: at.toISOString(),
    action,
    actor: actor_uuid ? { uuid: actor_uuid, fullname: [textOf('api_key'), actor_name ?? ''].filter(Boolean).join(' · ') } : null,
    subject: {
      ...{ type: subject_type, id: subject_id, name: (subject?.name ?? former ?? '').trim(), uuid: subject?.uuid ?? null },
      word: wordOf(row),
    },
    from: textOf('from'),
    to: textOf('to'),
    reason: textOf('reason'),
    facts,
  }
}
