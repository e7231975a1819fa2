import type { ClientFields } from '#domain/hiring/clients/clients.contract.ts'
import { feeErrors } from '#domain/hiring/clients/fees.rules.ts'
import { type FieldErrors, isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { change } from '../../platform/changes.ts'
import { releaseFiles } from '../../platform/files/stored-files.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { lockClient } from './client-page.reads.ts'
import { type ClientRow, readClient, readCurrencyByCode, readOwnerToName } from './clients.reads.ts'
import { clientColumns } from './clients.views.ts'

const taken = { clients_once: { name_clients: ['clients.error.taken'] } }

/** The note may name people, and the audit outlives them. Terms and fee are for the module clients alone. */
function audited(fields: ClientFields) {
  const { name, location, active } = clientColumns(fields)
  return { name, location, active }
}

/** Adds a client. Refuses one whose name and location exist already (CLI-01), and an unknown owner or currency (CLT-01). */
export function addClient(platform: Platform, actor: Person, fields: ClientFields) {
  return change(platform, actor, { action: 'client.added', detail: audited(fields), taken }, async (tx, now) => {
    const named = await namedRecords(tx, fields, null)
    if (isRefusal(named)) return named
    const { id } = await tx
      .insertInto('clients')
      .values({ ...clientColumns(fields), ...named, created_at: now, updated_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    return readClient(tx, String(id))
  })
}

/** Changes a client. Refuses as stale when somebody else has changed it since `version`. */
export function updateClient(platform: Platform, actor: Person, client: ClientRow, version: number, fields: ClientFields) {
  return change(platform, actor, { action: 'client.modified', detail: audited(fields), taken }, async (tx, now) => {
    const named = await namedRecords(tx, fields, client.owner_id)
    if (isRefusal(named)) return named
    const changed = await tx
      .updateTable('clients')
      .set({ ...clientColumns(fields), ...named, updated_at: now, version: version + 1 })
      .where('id', '=', client.id)
      .where('version', '=', version)
      .returning('id')
      .executeTakeFirst()
    return changed && readClient(tx, String(changed.id))
  })
}

/** Deletes a client with its contacts and files. Refuses when a vacancy or a placement uses it. */
export function deleteClient(platform: Platform, actor: Person, client: ClientRow) {
  return change(platform, actor, { action: 'client.deleted', detail: { name: client.name } }, async (tx) => {
    // A file that is added meanwhile would be left without its client.
    await lockClient(tx, client.id)
    const files = await tx.selectFrom('client_files').select('file_id').where('client_id', '=', client.id).execute()
    const deleted = await tx.deleteFrom('clients').where('id', '=', client.id).returning('id').executeTakeFirst()
    const ids = files.map(({ file_id }) => file_id)
    if (deleted) await releaseFiles(tx, platform, ids)
    return deleted && client
  })
}

/** The owner and the currency that the fields name. A fee without an amount has no currency. */
async function namedRecords(
  tx: Tx,
  fields: ClientFields,
  ownerBefore: number | null,
): Promise<{ owner_id: number | null; fee_currency_id: number | null } | Refusal> {
  const { owner = '', fee_amount, fee_currency = '' } = fields
  const wrong = feeErrors(fields)
  const colleague = owner === '' ? null : await readOwnerToName(tx, owner, ownerBefore)
  const currency = fee_amount && fee_currency ? await readCurrencyByCode(tx, fee_currency) : null
  const errors: FieldErrors = {
    ...wrong,
    ...(colleague === undefined && { owner: ['clients.error.owner'] }),
    ...(currency === undefined && { fee_currency: ['clients.error.fee_currency'] }),
  }
  if (Object.keys(errors).length > 0) return refuse('errors.fields', { errors })
  return { owner_id: colleague?.id ?? null, fee_currency_id: currency?.id ?? null }
}
