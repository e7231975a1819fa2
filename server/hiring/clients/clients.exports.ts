import { listClientsEndpoint } from '#domain/hiring/clients/clients.contract.ts'
import { listPresentedEndpoint } from '#domain/hiring/clients/presented.contract.ts'
import { exportedList } from '../../platform/exported-list.ts'

/** The columns of its lists as files (OUT-01). */
export const clientsExports = {
  clients: exportedList(listClientsEndpoint, {
    columns: ({ of, day }) => [
      [of['clients.name'], (row) => row.name_clients],
      [of['clients.location'], (row) => row.ubication_clients],
      [of['clients.created_at'], (row) => day(row.created_at)],
      [of['clients.status'], (row) => of[`clients.status.${row.status_clients}`]],
      [of['clients.owner'], ({ owner }) => owner?.fullname ?? ''],
      [of['clients.tax_number'], (row) => row.tax_number],
      [of['clients.terms'], (row) => row.terms],
      [of['clients.fee_percent'], (row) => row.fee_percent ?? ''],
      [of['clients.fee_amount'], (row) => row.fee_amount ?? ''],
      [of['clients.fee_currency'], (row) => row.fee_currency],
    ],
  }),
  presented: exportedList(listPresentedEndpoint, {
    peopleOf: ({ person }) => [person.uuid],
    columns: ({ of, factColumns }) => [
      [of['presented.person'], ({ person }) => person.fullname],
      [of['presented.year'], (row) => row.year],
      [of['presented.vacancy'], ({ vacancy }) => vacancy.name_job],
      [
        of['presented.outcome'],
        ({ stage, outcome }) => (outcome ? of[`presented.outcome.${outcome}`] : of[`board.stage.${stage}`]),
      ],
      [of['presented.answer'], ({ answer }) => (answer ? of[`shortlists.answer.${answer === 'waiting' ? 'none' : answer}`] : '')],
      ...factColumns<{ person: { uuid: string } }>(({ person }) => person.uuid),
    ],
  }),
}
