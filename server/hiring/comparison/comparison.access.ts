import { compareEndpoint } from '#domain/hiring/comparison/comparison.contract.ts'
import { type AccessRow, viewRequired } from '../../testing/access.ts'
import { createCard } from '../../testing/records.ts'

export const access: readonly AccessRow[] = [
  [
    compareEndpoint,
    viewRequired,
    async (site) => {
      const [{ vacancy, candidate }, other] = [await createCard(site), await site.person()]
      return { params: { id: vacancy.uuid }, query: { people: `${candidate.uuid},${other.uuid}` } }
    },
  ],
]
