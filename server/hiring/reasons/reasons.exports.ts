import { listReasonsEndpoint } from '#domain/hiring/reasons/reasons.contract.ts'
import { exportedList } from '../../platform/exported-list.ts'

/** The columns of its lists as files (OUT-01). */
export const reasonsExports = {
  reasons: exportedList(listReasonsEndpoint, {
    columns: ({ of, day }) => [
      [of['reasons.name'], (row) => row.name],
      [of['reasons.updated_at'], (row) => day(row.updated_at)],
    ],
  }),
}
