import type { ContactMessageView } from '#domain/site/contact/contact.contract.ts'
import type { ContactMessageRow } from './contact.reads.ts'

export function presentMessage({
  uuid,
  full_name,
  email,
  phone,
  message,
  created_at,
  read_at,
}: ContactMessageRow): ContactMessageView {
  return {
    uuid,
    fullname: full_name,
    email,
    phone,
    message,
    status_message: read_at ? 'R' : 'U',
    created_at: created_at.toISOString(),
  }
}
