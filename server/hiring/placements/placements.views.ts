import type { FeeTerms } from '#domain/hiring/clients/fees.rules.ts'
import type { SalaryPeriod } from '#domain/hiring/placements/fees.rules.ts'
import { placementState } from '#domain/hiring/placements/guarantee.rules.ts'
import type { HireToPlace, NewPlacement, PlacementView } from '#domain/hiring/placements/placements.contract.ts'
import type { HireRow, NewPlacementRow, PlacementRow } from './placements.reads.ts'

/** A placement with its state on a day. */
export const presentPlacement =
  (today: string) =>
  (row: PlacementRow): PlacementView => ({
    ...{ uuid: row.uuid, uuid_element: row.card_uuid, person: row.person, owner: row.owner, version: row.version },
    vacancy: { uuid: row.vacancy_uuid, name_job: row.title, language: row.language },
    client: { uuid: row.client_uuid, name_clients: row.client_name },
    ...{ starts_on: row.starts_on, salary: row.salary, salary_period: row.salary_period as SalaryPeriod },
    ...{ currency: row.currency, fee: row.fee, fee_currency: row.fee_currency },
    ...{ guarantee_days: row.guarantee_days, guarantee_ends_on: row.guarantee_ends_on, ended_on: row.ended_on },
    ...{ state: placementState(row, today), invoice_note: row.invoice_note },
  })

export const presentHire = (row: HireRow): HireToPlace => ({
  ...{ uuid_element: row.uuid, hired_on: row.hired_on, placement: row.placement },
  person: { uuid: row.person_uuid, fullname: row.fullname },
  vacancy: { uuid: row.vacancy_uuid, name_job: row.title, language: row.language },
  client: { uuid: row.client_uuid, name_clients: row.client_name },
})

export function presentNewPlacement(row: NewPlacementRow): NewPlacement {
  const { fee_percent, fee_amount, fee_currency, currency, owner } = row
  return { ...presentHire(row), ...({ fee_percent, fee_amount, fee_currency } satisfies FeeTerms), currency, owner }
}
