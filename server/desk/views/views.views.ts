import type { ListViewOf } from '#domain/desk/views/views.contract.ts'
import { fitSettings, type ViewSettings } from '#domain/desk/views/views.rules.ts'
import type { Endpoint } from '#domain/kernel/endpoint.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import type { ViewRow } from './views.reads.ts'

/** A view with what its list still takes of it. */
export function presentView(viewer: Person, list: Endpoint, row: ViewRow): ListViewOf {
  const { leftOut, ...settings } = fitSettings(list, row.settings as unknown as ViewSettings)
  const { uuid, name, shared, owner, version } = row
  const own = row.user_id === viewer.id
  return {
    ...{ uuid, name, shared, owner, version, own },
    is_default: own && row.is_default,
    settings: { query: settings.query, columns: [...settings.columns] },
    left_out: leftOut,
  }
}
