import { sql } from 'kysely'
import type { TestApp } from './app.ts'
import { createCard } from './records.ts'

/** A valid form of a placement. */
export const placementFields = () => ({
  ...{ starts_on: '2027-02-01', salary: 5_000_000, salary_period: 'month', currency: 'COP' },
  ...{ fee: 6_000_000, fee_currency: 'COP', guarantee_days: 90, owner: '', invoice_note: 'Factura 12' },
})

/** A card that ended in a hire. */
export async function makeHire(site: TestApp, overrides: Record<string, unknown> = {}) {
  const made = await createCard(site)
  await site.platform.db
    .updateTable('applications')
    .set({ stage: 'approved', hired_at: site.platform.now(), ...overrides })
    .where('id', '=', made.card.id)
    .execute()
  return made
}

/** A placement of a new hire, directly in the tables. */
export async function makePlacement(site: TestApp, overrides: Record<string, unknown> = {}) {
  const { db } = site.platform
  const hire = await makeHire(site)
  const { client_id, currency_id } = await db
    .selectFrom('vacancies')
    .select(['client_id', 'currency_id'])
    .where('id', '=', hire.vacancy.id)
    .executeTakeFirstOrThrow()
  const placed = {
    starts_on: '2027-02-01',
    salary: 5_000_000,
    salary_period: 'month' as const,
    fee: 6_000_000,
    guarantee_days: 90,
  }
  const { hired_at } = await db
    .selectFrom('applications')
    .select(sql<Date>`hired_at`.as('hired_at'))
    .where('id', '=', hire.card.id)
    .executeTakeFirstOrThrow()
  const values = {
    ...placed,
    hired_at,
    application_id: hire.card.id,
    client_id,
    currency_id,
    fee_currency_id: currency_id,
    ...overrides,
  }
  const row = await db.insertInto('placements').values(values).returning(['id', 'uuid']).executeTakeFirstOrThrow()
  return { ...hire, ...row, client_id, currency_id }
}
