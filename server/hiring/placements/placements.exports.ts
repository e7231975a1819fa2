import { listPlacementsEndpoint } from '#domain/hiring/placements/placements.contract.ts'
import { exportedList } from '../../platform/exported-list.ts'
import { DateCell } from '../../platform/table-cells.ts'

const cellOf = (day: string | null) => (day === null ? '' : new DateCell(day))

/** The columns of its lists as files (OUT-01). The list has fees, so it needs the module clients (106). */
export const placementsExports = {
  placements: exportedList(listPlacementsEndpoint, {
    columns: ({ of }) => [
      [of['placements.person'], ({ person }) => person?.fullname ?? ''],
      [of['placements.client'], ({ client }) => client.name_clients],
      [of['placements.vacancy'], ({ vacancy }) => vacancy.name_job],
      [of['placements.starts_on'], (row) => cellOf(row.starts_on)],
      [of['placements.salary'], (row) => row.salary],
      [of['placements.salary_period'], (row) => of[`placements.salary_period.${row.salary_period}`]],
      [of['placements.currency'], (row) => row.currency],
      [of['placements.fee'], (row) => row.fee],
      [of['placements.fee_currency'], (row) => row.fee_currency],
      [of['placements.guarantee_ends_on'], (row) => cellOf(row.guarantee_ends_on)],
      [of['placements.state'], (row) => of[`placements.state.${row.state}`]],
      [of['placements.owner'], ({ owner }) => owner?.fullname ?? ''],
      [of['placements.invoice_note'], (row) => row.invoice_note],
    ],
  }),
}
