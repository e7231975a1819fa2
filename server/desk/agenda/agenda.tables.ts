import { ofColleague, type References } from '../../database/references.ts'

export const agendaReferences: References = {
  people: {
    'agenda_feeds.user_id': ofColleague,
  },
}
