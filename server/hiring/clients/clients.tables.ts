import { namesColleague, type References } from '../../database/references.ts'

export const clientsReferences: References = {
  people: {
    'clients.owner_id': namesColleague,
    'client_files.added_by': namesColleague,
  },
}
