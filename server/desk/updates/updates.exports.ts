import { listUpdatesEndpoint } from '#domain/desk/updates/updates.contract.ts'
import { updateWords } from '#domain/desk/updates/updates.rules.ts'
import { exportedList } from '../../platform/exported-list.ts'

/** The columns of its lists as files (OUT-01). */
export const updatesExports = {
  notices: exportedList(listUpdatesEndpoint, {
    columns: ({ of, say, moment }) => [
      [of['notices.column.what'], (row) => updateWords(say, row)],
      [of['notices.column.vacancy'], ({ vacancy }) => vacancy?.name_job ?? ''],
      [of['notices.column.at'], ({ at }) => moment(at)],
      [of['notices.column.status'], ({ read }) => of[`notices.status.${read ? 'read' : 'unread'}`]],
    ],
  }),
}
