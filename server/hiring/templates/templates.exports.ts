import { listTemplatesEndpoint } from '#domain/hiring/templates/templates.contract.ts'
import { exportedList } from '../../platform/exported-list.ts'

/** The columns of its lists as files (OUT-01). */
export const templatesExports = {
  templates: exportedList(listTemplatesEndpoint, {
    columns: ({ of }) => [
      [of['templates.subject'], (row) => row.subject],
      [of['templates.stage'], (row) => of[`board.stage.${row.board_name}`]],
      [of['templates.language'], (row) => of[`vacancies.language.${row.language}`]],
      [of['templates.status'], (row) => of[`templates.status.${row.default}`]],
      [of['templates.heading'], (row) => row.title],
      [of['templates.message'], (row) => row.message_beginning],
    ],
  }),
}
