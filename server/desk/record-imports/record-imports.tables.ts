import { namesColleague, type References } from '../../database/references.ts'

export const recordImportsReferences: References = {
  people: {
    'record_imports.created_by': namesColleague,
  },
}
