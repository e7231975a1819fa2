import { useQuery } from '@tanstack/react-query'
import {
  addViewEndpoint,
  deleteViewEndpoint,
  type ListViewOf,
  listViewsEndpoint,
  updateViewEndpoint,
  type ViewForm,
} from '#domain/desk/views/views.contract.ts'
import type { ViewSettings } from '#domain/desk/views/views.rules.ts'
import { call } from '../../platform/client/call.ts'
import { queryKey } from '../../platform/client/query-key.ts'
import { useChanges } from '../../platform/client/use-changes.ts'

/** The views of a list that the person sees (VIE-01). */
export const useViews = (list: string) =>
  useQuery({
    queryKey: queryKey(listViewsEndpoint, list),
    queryFn: async ({ signal }) => (await call(listViewsEndpoint, { query: { list }, signal })).data,
  })

const written = ({ query, columns }: ViewSettings) => ({ query: { ...query }, columns: [...columns] })

export function useViewChanges(list: string) {
  const send = useChanges(listViewsEndpoint)
  return {
    add: (form: ViewForm, settings: ViewSettings) =>
      send(addViewEndpoint, { body: { ...form, list, settings: written(settings) } }),
    save: ({ uuid: id, version }: ListViewOf, form: ViewForm) =>
      send(updateViewEndpoint, { params: { id }, body: { ...form, version } }),
    /** Saves other settings over those of a view, which keeps the rest. */
    replace: ({ uuid: id, version, name, shared, is_default }: ListViewOf, settings: ViewSettings) =>
      send(updateViewEndpoint, {
        params: { id },
        body: { name, shared, is_default, version, settings: written(settings) },
      }),
    remove: ({ uuid: id }: ListViewOf) => send(deleteViewEndpoint, { params: { id } }),
  }
}
