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
import { calendarDay } from '#domain/kernel/dates.ts'
import { refuse } from '#domain/kernel/refusals.ts'
import { seenVersion } from '../../platform/changes.ts'
import { answerChange, answerPage } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { readHiresOfPerson, readHiresToPlace, readNewPlacement, readPlacement, readPlacements } from './placements.reads.ts'
import { presentHire, presentNewPlacement, presentPlacement } from './placements.views.ts'
import * as writes from './placements.writes.ts'

export const placementRoutes = (platform: Platform) => {
  const present = (row: Parameters<ReturnType<typeof presentPlacement>>[0]) =>
    presentPlacement(calendarDay(platform.now(), platform.config.timeZone))(row)
  return [
    route(listPlacementsEndpoint, async ({ query, viewer }) =>
      answerPage(await readPlacements(platform, viewer, query), present),
    ),

    route(listHiresToPlaceEndpoint, async ({ query, viewer }) =>
      answerPage(await readHiresToPlace(platform, viewer, query), presentHire),
    ),

    route(listHiresOfPersonEndpoint, async ({ params, viewer }) => {
      const rows = await readHiresOfPerson(platform, viewer, params.id)
      return rows ? answerPage({ rows, total: rows.length }, presentHire) : refuse('errors.not_found')
    }),

    route(getNewPlacementEndpoint, async ({ params, viewer }) => {
      const hire = await readNewPlacement(platform, viewer, params.id)
      return hire ? { data: presentNewPlacement(hire) } : refuse('errors.not_found')
    }),

    route(getPlacementEndpoint, async ({ params, viewer }) => {
      const placement = await readPlacement(platform, viewer, params.id)
      return placement ? { data: present(placement) } : refuse('errors.not_found')
    }),

    route(addPlacementEndpoint, async ({ body: { uuid_element, ...fields }, viewer }) => {
      const hire = await readNewPlacement(platform, viewer, uuid_element)
      if (!hire) return refuse('errors.not_found')
      return answerChange('common.added', await writes.addPlacement(platform, viewer, hire, fields), present)
    }),

    route(updatePlacementEndpoint, async ({ params, body: { version, ...fields }, viewer }) => {
      const placement = await readPlacement(platform, viewer, params.id)
      if (!placement) return refuse('errors.not_found')
      const seen = seenVersion({ version }, placement)
      return answerChange('common.modified', await writes.updatePlacement(platform, viewer, placement, seen, fields), present)
    }),

    route(deletePlacementEndpoint, async ({ params, viewer }) => {
      const placement = await readPlacement(platform, viewer, params.id)
      if (!placement) return refuse('errors.not_found')
      return answerChange('common.deleted', await writes.deletePlacement(platform, viewer, placement), present)
    }),
  ]
}
