import { sql } from 'kysely'
import type { QueryOf } from '#domain/kernel/endpoint.ts'
import type { listContactMessagesEndpoint } from '#domain/site/contact/contact.contract.ts'
import { inOrder } from '../../platform/in-order.ts'
import { cappedCount, readPage } from '../../platform/lists.ts'
import type { Reader } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'

const columns = ['id', 'uuid', 'full_name', 'email', 'phone', 'message', 'created_at', 'read_at'] as const
const sortedBy = {
  created_at: 'created_at',
  fullname: inOrder('contact_messages.full_name'),
  email: inOrder('contact_messages.email'),
  status_message: sql`(read_at is not null)`,
}

/** One page of visitors' messages, with the number of unread ones (MSG-01). */
export async function readContactMessages(db: Reader, query: QueryOf<typeof listContactMessagesEndpoint>) {
  const all = db.selectFrom('contact_messages')
  const { status } = query
  const wanted = status ? all.where('read_at', status === 'U' ? 'is' : 'is not', null) : all
  const found = await readPage(db, wanted.select(columns), query, 'contact_messages', sortedBy)
  const unread = await cappedCount(db, all.where('read_at', 'is', null))
  return { ...found, unread: unread.total }
}

export function readContactMessage(db: Reader, id: string) {
  return db.selectFrom('contact_messages').select(columns).where(recordIs('contact_messages', id)).executeTakeFirst()
}
export type ContactMessageRow = NonNullable<Awaited<ReturnType<typeof readContactMessage>>>
