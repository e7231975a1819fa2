import { listCurrenciesEndpoint } from '#domain/hiring/currencies/currencies.contract.ts'
import { exportedList } from '../../platform/exported-list.ts'

/** The columns of its lists as files (OUT-01). */
export const currenciesExports = {
  currencies: exportedList(listCurrenciesEndpoint, {
    columns: ({ of, day }) => [
      [of['currencies.code'], (row) => row.code],
      [of['currencies.name'], (row) => row.name],
      [of['currencies.updated_at'], (row) => day(row.updated_at)],
    ],
  }),
}
