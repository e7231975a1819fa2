import type { addCurrencyEndpoint, updateCurrencyEndpoint } from '#domain/hiring/currencies/currencies.contract.ts'
import type { BodyOf } from '#domain/kernel/endpoint.ts'
import { change, seenVersion } from '../../platform/changes.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import type { CurrencyRow } from './currencies.reads.ts'

const taken = { currencies_code_key: { code: ['currency.error.code_taken'] } }

/** Adds a currency. Refuses an existing code at its field (CUR-01). */
export function addCurrency(platform: Platform, actor: Person, fields: BodyOf<typeof addCurrencyEndpoint>) {
  return change(platform, actor, { action: 'currency.added', detail: fields, taken }, (tx, now) =>
    tx
      .insertInto('currencies')
      .values({ ...fields, updated_at: now })
      .returningAll()
      .executeTakeFirst(),
  )
}

/** Changes a currency. Refuses as stale when somebody else has changed it since `version`. */
export function updateCurrency(
  platform: Platform,
  actor: Person,
  currency: CurrencyRow,
  { version: seen, ...fields }: BodyOf<typeof updateCurrencyEndpoint>,
) {
  const version = seenVersion({ version: seen }, currency)
  return change(platform, actor, { action: 'currency.modified', detail: fields, taken }, (tx, now) =>
    tx
      .updateTable('currencies')
      .set({ ...fields, updated_at: now, version: version + 1 })
      .where('id', '=', currency.id)
      .where('version', '=', version)
      .returningAll()
      .executeTakeFirst(),
  )
}

/** Deletes a currency. Refuses when a vacancy uses it. */
export function deleteCurrency(platform: Platform, actor: Person, { id, code }: CurrencyRow) {
  return change(platform, actor, { action: 'currency.deleted', detail: { code } }, (tx) =>
    tx.deleteFrom('currencies').where('id', '=', id).returningAll().executeTakeFirst(),
  )
}
