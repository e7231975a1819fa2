import { namesColleague, type References } from '../../database/references.ts'

export const contactReferences: References = {
  addresses: ['contact_messages.email'],
  people: {
    'contact_messages.read_by': namesColleague,
  },
}
