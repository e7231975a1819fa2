import { namesColleague, type References } from '../../database/references.ts'

export const languageLinksReferences: References = {
  people: {
    'language_links.signed_by': namesColleague,
    'language_links.withdrawn_by': namesColleague,
  },
}
