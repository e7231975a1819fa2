import { type Expression, type SqlBool, sql } from 'kysely'
import type { listContactMessages } from '#domain/contact/contact.contract.ts'
import type { QueryOf } from '#domain/kernel/endpoint.ts'
import { parseSort } from '#domain/kernel/pagination.ts'
import { cappedCount } from '../../platform/lists.ts'
import type { Reader } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'

const columns = ['id', 'uuid', 'full_name', 'email', 'phone', 'message', 'created_at', 'read_at'] as const
const sortColumns = {
  created_at: sql.ref('created_at'),
  fullname: sql.ref('full_name'),
  email: sql.ref('email'),
  status_message: sql`(read_at is not null)`,
}

/** One page of the messages that visitors left, with the number of unread ones (MSG-01). */
export async function readContactMessages(db: Reader, { page, size, sort, q }: QueryOf<typeof listContactMessages>) {
  const { field, direction } = parseSort(sort)
  const all = db.selectFrom('contact_messages')
  const fitting = all.$if(q !== '', (query) => query.where((where) => where.and(q.split(/\s+/).map(contains))))
  const rows = await fitting
    .select(columns)
    .orderBy(sortColumns[field], direction)
    .orderBy('id', direction)
    .offset(page * size)
    .limit(size)
    .execute()
  const unread = await cappedCount(db, all.where('read_at', 'is', null))
  return { rows, ...(await cappedCount(db, fitting)), unread: unread.total }
}

/** Condition that a message holds a word, without regard to accents and case. */
function contains(word: string): Expression<SqlBool> {
  const text = word.replaceAll('\0', '')
  return sql<SqlBool>`strpos(unaccent(lower(full_name || ' ' || email || ' ' || message)), unaccent(lower(${text}))) > 0`
}

export function readContactMessage(db: Reader, id: string) {
  return db.selectFrom('contact_messages').select(columns).where(recordIs('contact_messages', id)).executeTakeFirst()
}
