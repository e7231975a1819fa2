import { namesColleague, type References } from '../../database/references.ts'

export const contentReferences: References = {
  people: {
    'site_content.changed_by': namesColleague,
  },
}
