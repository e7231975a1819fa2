import { sql } from 'kysely'
import type { ClientFields } from '#domain/hiring/clients/clients.contract.ts'
import type { Tx } from '../../platform/platform.ts'
import { clientColumns } from './clients.views.ts'

/** Adds clients of an import (INT-15); the caller audits it. A taken name and place breaks the unique index `clients_once`. Returns the ids in order. */
export async function addClients(tx: Tx, clients: readonly ClientFields[], now: Date): Promise<number[]> {
  if (clients.length === 0) return []
  const rows = await tx
    .insertInto('clients')
    .values(clients.map((fields) => ({ ...clientColumns(fields), created_at: now, updated_at: now })))
    .returning('id')
    .execute()
  // An insert of several rows numbers them in their order, but does not promise to return them in it.
  return rows.map(({ id }) => id).toSorted((one, other) => one - other)
}

/** Sets the notes of clients; the caller audits it. */
export async function setClientNotes(
  tx: Tx,
  notes: readonly { readonly id: number; readonly notes: string }[],
  now: Date,
): Promise<void> {
  if (notes.length === 0) return
  await sql`
    update clients set notes = given.notes, version = clients.version + 1, updated_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(notes)}::jsonb) as given (id bigint, notes text) where clients.id = given.id`.execute(
    tx,
  )
}

/** Deletes clients that nothing refers to; the caller has checked that and audits it. */
export async function removeClients(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.deleteFrom('clients').where(sql<boolean>`id = any(${ids}::bigint[])`).execute()
}
