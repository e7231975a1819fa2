import {
  addPlacementEndpoint,
  deletePlacementEndpoint,
  getNewPlacementEndpoint,
  getPlacementEndpoint,
  listHiresOfPersonEndpoint,
  listHiresToPlaceEndpoint,
  listPlacementsEndpoint,
  updatePlacementEndpoint,
} from '#domain/hiring/placements/placements.contract.ts'
import { type AccessRow, changeRequired, viewRequired } from '../../testing/access.ts'
import type { TestApp } from '../../testing/app.ts'
import { makeHire, makePlacement, placementFields } from '../../testing/placements.ts'

export const access: readonly AccessRow[] = [
  [listPlacementsEndpoint, viewRequired],
  [listHiresToPlaceEndpoint, viewRequired],
  [listHiresOfPersonEndpoint, viewRequired, async (site) => ({ params: { id: (await makeHire(site)).candidate.uuid } })],
  [getNewPlacementEndpoint, viewRequired, async (site) => ({ params: { id: (await makeHire(site)).card.uuid } })],
  [getPlacementEndpoint, viewRequired, async (site) => ({ params: await aPlacement(site) })],
  [
    addPlacementEndpoint,
    changeRequired,
    async (site) => ({ body: { ...placementFields(), uuid_element: (await makeHire(site)).card.uuid } }),
  ],
  [
    updatePlacementEndpoint,
    changeRequired,
    async (site) => ({ params: await aPlacement(site), body: { ...placementFields(), version: 1 } }),
  ],
  [deletePlacementEndpoint, changeRequired, async (site) => ({ params: await aPlacement(site) })],
]

const aPlacement = async (site: TestApp) => ({ id: (await makePlacement(site)).uuid })
