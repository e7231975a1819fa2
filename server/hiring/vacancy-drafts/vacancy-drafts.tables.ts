import { ofColleague, type References } from '../../database/references.ts'

export const vacancyDraftsReferences: References = {
  people: { 'vacancy_drafts.user_id': ofColleague },
}
