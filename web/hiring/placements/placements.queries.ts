import { useQuery } from '@tanstack/react-query'
import { getClientEndpoint, listClientOwnersEndpoint, listClientsEndpoint } from '#domain/hiring/clients/clients.contract.ts'
import { selectCurrenciesEndpoint } from '#domain/hiring/currencies/currencies.contract.ts'
import {
  addPlacementEndpoint,
  deletePlacementEndpoint,
  getNewPlacementEndpoint,
  getPlacementEndpoint,
  listHiresOfPersonEndpoint,
  listHiresToPlaceEndpoint,
  listPlacementsEndpoint,
  type PlacementView,
  updatePlacementEndpoint,
} from '#domain/hiring/placements/placements.contract.ts'
import type { BodyInput } from '#domain/kernel/endpoint.ts'
import { limits } from '#domain/kernel/limits.ts'
import { call } from '../../platform/client/call.ts'
import { useChanges } from '../../platform/client/use-changes.ts'
import { useRecord } from '../../platform/client/use-record.ts'
import { useFoundOptions } from '../../platform/forms/use-found-options.ts'
import { useList } from '../../platform/tables/use-list.ts'

/** The placements, page by page (PLC-01). */
export const usePlacements = (filter: Record<string, string>) => useList(listPlacementsEndpoint, { sort: '-starts_on', filter })

/** The placements of one client. */
export const usePlacementsOfClient = (client: string) =>
  useList(listPlacementsEndpoint, { sort: '-starts_on', scope: { client }, name: 'placements' })

/** The hires without a placement, the newest first. */
export const useHiresToPlace = () => useList(listHiresToPlaceEndpoint, { sort: '-hired_at', name: 'hires' })

/** The hires of a person, with their placements. */
export const useHiresOfPerson = (id: string) => useRecord(listHiresOfPersonEndpoint, { id })

export const usePlacement = (id: string) => useRecord(getPlacementEndpoint, { id })
export const useNewPlacement = (id: string) => useRecord(getNewPlacementEndpoint, { id })

/** The options of the forms of a client and of a placement: colleagues who see clients, and currencies. */
export const useTermChoices = () =>
  useQuery({
    queryKey: ['choices of terms'],
    queryFn: async ({ signal }) => {
      const [owners, currencies] = await Promise.all([
        call(listClientOwnersEndpoint, { signal }),
        call(selectCurrenciesEndpoint, { signal }),
      ])
      return { owners: owners.data, currencies: currencies.data }
    },
  })
export type TermChoices = NonNullable<ReturnType<typeof useTermChoices>['data']>

/** Clients whose names have the typed words, to filter by: a site may have thousands. */
export const useClientsToFilter = (chosen: string) =>
  useFoundOptions(
    'clients',
    async (search, signal) => {
      const rows =
        'chosen' in search
          ? [(await call(getClientEndpoint, { params: { id: search.chosen }, signal })).data]
          : (
              await call(listClientsEndpoint, {
                query: { q: search.q, sort: 'name_clients', size: limits.defaultPageSize },
                signal,
              })
            ).data
      return rows.map(({ uuid, name_clients }) => ({ value: uuid, label: name_clients }))
    },
    chosen,
  )

export function usePlacementChanges() {
  const send = useChanges(listPlacementsEndpoint, listHiresToPlaceEndpoint, listHiresOfPersonEndpoint)
  return {
    add: (body: BodyInput<typeof addPlacementEndpoint>) => send(addPlacementEndpoint, { body }),
    save: ({ uuid, version }: PlacementView, fields: Omit<BodyInput<typeof updatePlacementEndpoint>, 'version'>) =>
      send(updatePlacementEndpoint, { params: { id: uuid }, body: { ...fields, version } }),
    remove: ({ uuid }: PlacementView) => send(deletePlacementEndpoint, { params: { id: uuid } }),
  }
}
