import {
  exportOutcomesEndpoint,
  exportSelectionEndpoint,
  getSelectionEndpoint,
  type SelectionView,
} from '#domain/desk/figures/selection.contract.ts'
import type { QueryOf } from '#domain/kernel/endpoint.ts'
import { isRefusal, type Refusal } from '#domain/kernel/refusals.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { hasUncounted } from './counting.reads.ts'
import { noteExport } from './exporting.writes.ts'
import { readFirstMonth } from './figures.reads.ts'
import { readScope } from './scope.reads.ts'
import { readOutcomes, readTallies } from './selection.reads.ts'
import {
  outcomesFileName,
  presentOutcomesFile,
  presentSelection,
  presentSelectionFile,
  selectionFileName,
} from './selection.views.ts'

export const selectionRoutes = (platform: Platform) => [
  route(getSelectionEndpoint, async ({ query, viewer }) => {
    const selection = await selectionFor(platform, viewer, query)
    return isRefusal(selection) ? selection : { data: selection }
  }),

  route(exportSelectionEndpoint, async ({ query, viewer }) => {
    const selection = await selectionFor(platform, viewer, query)
    if (isRefusal(selection)) return selection
    const name = selectionFileName(selection, query.language)
    await noteExport(platform, viewer, name)
    return { name, content: presentSelectionFile(selection, query.language) }
  }),

  route(exportOutcomesEndpoint, async ({ query, body, viewer }) => {
    const scope = await readScope(platform, viewer, query)
    if (isRefusal(scope)) return scope
    const name = outcomesFileName(scope, query.language)
    const outcomes = await readOutcomes(platform.db, viewer, scope)
    await noteExport(platform, viewer, name)
    return { name, content: presentOutcomesFile(outcomes, body.code, query.language) }
  }),
]

async function selectionFor(
  platform: Platform,
  viewer: Person,
  filter: QueryOf<typeof getSelectionEndpoint>,
): Promise<SelectionView | Refusal> {
  const { db } = platform
  const scope = await readScope(platform, viewer, filter)
  if (isRefusal(scope)) return scope
  const [found, firstMonth, isUpdating] = await Promise.all([readTallies(db, scope), readFirstMonth(db, scope), hasUncounted(db)])
  return presentSelection({ scope, ...found, firstMonth, isUpdating })
}
