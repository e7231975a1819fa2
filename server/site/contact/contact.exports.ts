import { listContactMessagesEndpoint } from '#domain/site/contact/contact.contract.ts'
import { exportedList } from '../../platform/exported-list.ts'

/** The columns of its lists as files (OUT-01). */
export const contactExports = {
  contactMessages: exportedList(listContactMessagesEndpoint, {
    columns: ({ of, moment }) => [
      [of['contactus.column.fullname'], (row) => row.fullname],
      [of['contactus.column.email'], (row) => row.email],
      [of['contactus.column.phone'], (row) => row.phone],
      [of['contactus.column.message'], (row) => row.message],
      [of['contactus.column.status'], (row) => of[`contactus.status.${row.status_message}`]],
      [of['contactus.column.created_at'], (row) => moment(row.created_at)],
    ],
  }),
}
