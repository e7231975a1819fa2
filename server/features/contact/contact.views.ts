import type { ContactMessageView } from '#domain/contact/contact.contract.ts'
import type { readContactMessages } from './contact.reads.ts'

type Row = Awaited<ReturnType<typeof readContactMessages>>['rows'][number]

export function presentMessage({ uuid, full_name, email, phone, message, created_at, read_at }: Row): ContactMessageView {
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
