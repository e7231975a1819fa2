import { namesColleague, type References } from '../../database/references.ts'

export const settingsReferences: References = {
  people: {
    'settings.changed_by': namesColleague,
  },
}
