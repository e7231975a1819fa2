import { ofColleague, type References } from '../../database/references.ts'

export const viewsReferences: References = {
  people: { 'list_views.user_id': ofColleague },
}
