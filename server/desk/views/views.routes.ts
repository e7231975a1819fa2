import { viewedLists } from '#domain/desk/views/viewed-lists.rules.ts'
import { addViewEndpoint, deleteViewEndpoint, listViewsEndpoint, updateViewEndpoint } from '#domain/desk/views/views.contract.ts'
import { fitSettings, type ViewSettings } from '#domain/desk/views/views.rules.ts'
import type { Endpoint } from '#domain/kernel/endpoint.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { answerChange } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform, Reader } from '../../platform/platform.ts'
import { mayUse, type Person } from '../../platform/sessions/viewer.ts'
import { readView, readViews, type ViewRow } from './views.reads.ts'
import { presentView } from './views.views.ts'
import * as writes from './views.writes.ts'

export const viewRoutes = (platform: Platform) => {
  const { db } = platform
  const shown = async (viewer: Person, list: Endpoint, saved: { uuid: string } | Refusal) => {
    if (isRefusal(saved)) return saved
    const row = await readView(db, viewer, saved.uuid)
    return row ? presentView(viewer, list, row) : refuse('errors.not_found')
  }
  return [
    route(listViewsEndpoint, async ({ query, viewer }) => {
      const list = listOf(viewer, query.list)
      if (isRefusal(list)) return list
      const data = (await readViews(db, viewer, list.path)).map((row) => presentView(viewer, list, row))
      return { data, total: data.length }
    }),

    route(addViewEndpoint, async ({ body, viewer }) => {
      const list = listOf(viewer, body.list)
      if (isRefusal(list)) return list
      if (!fits(list, body.settings)) return refuse('errors.bad_filter')
      return answerChange('views.saved', await shown(viewer, list, await writes.addView(platform, viewer, body)), (view) => view)
    }),

    route(updateViewEndpoint, async ({ params, body, viewer }) => {
      const own = await readOwn(db, viewer, params.id)
      if (isRefusal(own)) return own
      if (body.settings && !fits(own.list, body.settings)) return refuse('errors.bad_filter')
      const saved = await writes.updateView(platform, own.view, body)
      return answerChange('common.modified', await shown(viewer, own.list, saved), (view) => view)
    }),

    route(deleteViewEndpoint, async ({ params, viewer }) => {
      const own = await readOwn(db, viewer, params.id)
      if (isRefusal(own)) return own
      return answerChange('common.deleted', await writes.deleteView(platform, own.view), (view) => view)
    }),
  ]
}

/** The list of this address, if the viewer may open it. */
function listOf(viewer: Person, path: string): Endpoint | Refusal {
  const list = viewedLists.get(path)
  if (!list) return refuse('errors.bad_request')
  return mayOpen(viewer, list) ? list : refuse('errors.forbidden')
}

/** A list that everybody may read is for staff with the right to its export. */
function mayOpen(viewer: Person, { access, exported }: Endpoint): boolean {
  const required = typeof exported === 'object' ? exported : access
  if (typeof required === 'string') return false
  return [required].flat().some((right) => mayUse(viewer, right))
}

/** Whether the list takes all of these settings: they are of this list, and of today. */
const fits = (list: Endpoint, settings: ViewSettings) => fitSettings(list, settings).leftOut.length === 0

/** A view of the viewer's own, of a list that they may still open; others may use a shared one, but not change it. */
async function readOwn(db: Reader, viewer: Person, id: string): Promise<{ view: ViewRow; list: Endpoint } | Refusal> {
  const view = await readView(db, viewer, id)
  const list = view && listOf(viewer, view.list)
  if (!view || !list || isRefusal(list)) return refuse('errors.not_found')
  return view.user_id === viewer.id ? { view, list } : refuse('errors.forbidden')
}
