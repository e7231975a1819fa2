import { namesColleague, type References } from '../../database/references.ts'

export const ordersReferences: References = {
  people: {
    'order_links.made_by': namesColleague,
  },
}
