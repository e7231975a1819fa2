import type { listReasonsEndpoint } from '#domain/hiring/reasons/reasons.contract.ts'
import type { QueryOf } from '#domain/kernel/endpoint.ts'
import { inOrder } from '../../platform/in-order.ts'
import { readPage } from '../../platform/lists.ts'
import type { Reader } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'

const columns = ['id', 'uuid', 'name', 'updated_at', 'version'] as const
const sortedBy = { name: inOrder('rejection_reasons.name'), updated_at: 'updated_at' }

/** A page of the reasons (REJ-01). */
export function readReasons(db: Reader, query: QueryOf<typeof listReasonsEndpoint>) {
  return readPage(db, db.selectFrom('rejection_reasons').select(columns), query, 'rejection_reasons', sortedBy)
}

export function readReason(db: Reader, id: string) {
  return db.selectFrom('rejection_reasons').select(columns).where(recordIs('rejection_reasons', id)).executeTakeFirst()
}
export type ReasonRow = NonNullable<Awaited<ReturnType<typeof readReason>>>
