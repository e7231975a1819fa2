import { getShownEndpoint } from '#domain/hiring/shown-skills/shown-skills.contract.ts'
import { type AccessRow, viewRequired } from '../../testing/access.ts'
import { createCard } from '../../testing/records.ts'

export const access: readonly AccessRow[] = [
  [getShownEndpoint, viewRequired, async (site) => ({ params: { id: (await createCard(site)).card.uuid } })],
]
