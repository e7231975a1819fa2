import { ofColleague, type References } from '../../database/references.ts'

export const apiKeysReferences: References = {
  people: {
    'api_keys.created_by': ofColleague,
  },
}
