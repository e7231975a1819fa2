import { namesColleague, ofColleague, type References } from '../../database/references.ts'

export const membersReferences: References = {
  people: {
    'vacancy_members.user_id': ofColleague,
    'vacancy_members.added_by': namesColleague,
  },
}
