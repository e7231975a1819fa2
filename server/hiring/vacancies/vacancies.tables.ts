import { namesColleague, type References } from '../../database/references.ts'

export const vacanciesReferences: References = {
  people: {
    'vacancies.owner_id': namesColleague,
  },
}
