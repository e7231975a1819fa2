import { feeByTerms } from '#domain/hiring/placements/fees.rules.ts'
import { calendarDay, dayMs } from '#domain/kernel/dates.ts'
import type { Tx } from '../platform/platform.ts'
import type { Desk } from './demo-desk-facts.ts'
import { insertRows, known } from './demo-rows.ts'

const guaranteeDays = 90
const startsAfterDays = 12

/** The placements of the hires of the year with their fees. The latest hires have none yet, and one hire ended within its guarantee. */
export async function addPlacements(tx: Tx, { added, clock, ids, recruiter, administrator }: Desk): Promise<void> {
  const hires = added.flatMap((one) => {
    const at = one.steps.find(({ kind }) => kind === 'hired')?.at
    return at && clock.now.getTime() - at.getTime() > 8 * dayMs ? [{ ...one, hiredAt: at }] : []
  })
  const vacancies = await tx
    .selectFrom('vacancies')
    .innerJoin('clients', 'clients.id', 'vacancies.client_id')
    .innerJoin('currencies', 'currencies.id', 'vacancies.currency_id')
    .select(['vacancies.id', 'client_id', 'currency_id', 'currencies.code', 'fee_percent', 'salary_min', 'salary_max'])
    .execute()
  const facts = new Map(vacancies.map((vacancy) => [vacancy.id, vacancy]))
  const rows = hires.map(({ id, vacancy, hiredAt }, place) => {
    const of = known(facts, known(ids.vacancies, vacancy))
    const salary = Number(of.salary_max ?? of.salary_min ?? (of.code === 'COP' ? 3_400_000 : 2_200))
    const placed = { salary, salary_period: 'month' as const, currency: of.code }
    const fee = feeByTerms({ fee_percent: Number(of.fee_percent), fee_amount: null, fee_currency: '' }, placed)
    const startsOn = new Date(hiredAt.getTime() + startsAfterDays * dayMs)
    const endedAt = place === 3 ? new Date(startsOn.getTime() + 41 * dayMs) : null
    return {
      ...{
        application_id: id,
        client_id: of.client_id,
        owner_id: place % 4 === 0 ? administrator : recruiter,
        hired_at: hiredAt,
      },
      ...{
        starts_on: calendarDay(startsOn, clock.timeZone),
        salary,
        salary_period: 'month' as const,
        currency_id: of.currency_id,
      },
      ...{ fee: fee?.fee ?? salary, fee_currency_id: of.currency_id, guarantee_days: guaranteeDays, ended_at: endedAt },
      ...{ invoice_note: `Factura de ejemplo ${String(place + 1).padStart(3, '0')}`, created_at: hiredAt, updated_at: hiredAt },
      // The owner was notified of guarantees that are over.
      reminded_at:
        clock.now.getTime() - startsOn.getTime() > (guaranteeDays - 7) * dayMs ? new Date(startsOn.getTime() + 83 * dayMs) : null,
    }
  })
  await insertRows(tx, 'placements', rows)
  const ended = rows.find(({ ended_at }) => ended_at !== null)
  if (!ended) return
  await tx.updateTable('applications').set({ hire_ended_at: ended.ended_at }).where('id', '=', ended.application_id).execute()
  const person = tx.selectFrom('applications').select('user_id').where('id', '=', ended.application_id)
  await tx.updateTable('users').set({ hired: false, available: true }).where('id', '=', person).execute()
}
