import { namesColleague, type References } from '../../database/references.ts'

export const contactReferences: References = {
  people: {
    'contact_messages.read_by': namesColleague,
  },
}
