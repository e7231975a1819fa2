import { Link } from 'react-router'
import { auditedPlaces } from '#domain/audited-actions.ts'
import type { AuditEntry } from '#domain/desk/audit/audit.contract.ts'
import { admits } from '#domain/kernel/screens.ts'
import { useWireText } from '../../../platform/i18n/language.tsx'
import { useSession } from '../../../platform/session/use-session.ts'

/** The record of a change, as a link when it exists and the reader may see it. */
export function EntrySubject({ subject: { type, uuid, name, word } }: { subject: AuditEntry['subject'] }) {
  const session = useSession()
  const wireText = useWireText()
  if (word !== null) return wireText(word)
  const place = auditedPlaces[type]
  const mayOpen = place && uuid && session.status === 'user' && admits(session.permissions, place[0])
  return mayOpen ? <Link to={place[1](uuid)}>{name}</Link> : name
}
