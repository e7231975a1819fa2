import { listTagsEndpoint } from '#domain/people/tags/tags.contract.ts'
import { exportedList } from '../../platform/exported-list.ts'

/** The columns of its lists as files (OUT-01). */
export const tagsExports = {
  tags: exportedList(listTagsEndpoint, {
    columns: ({ of, day }) => [
      [of['tags.name'], (row) => row.name],
      [of['tags.people'], ({ people, people_capped }) => (people_capped ? `${people}+` : people)],
      [of['tags.updated_at'], (row) => day(row.updated_at)],
    ],
  }),
}
