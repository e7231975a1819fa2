import {
  addCurrencyEndpoint,
  type CurrencyView,
  deleteCurrencyEndpoint,
  listCurrenciesEndpoint,
  updateCurrencyEndpoint,
} from '#domain/hiring/currencies/currencies.contract.ts'
import type { BodyInput } from '#domain/kernel/endpoint.ts'
import { useChanges } from '../../platform/client/use-changes.ts'
import { useList } from '../../platform/tables/use-list.ts'

/** The currencies, page by page (CUR-01). */
export const useCurrencies = () => useList(listCurrenciesEndpoint, { sort: 'id' })

export function useCurrencyChanges() {
  const send = useChanges(listCurrenciesEndpoint)
  return {
    add: (body: BodyInput<typeof addCurrencyEndpoint>) => send(addCurrencyEndpoint, { body }),
    save: ({ uuid, version }: CurrencyView, fields: BodyInput<typeof addCurrencyEndpoint>) =>
      send(updateCurrencyEndpoint, { params: { id: uuid }, body: { ...fields, version } }),
    remove: ({ uuid }: CurrencyView) => send(deleteCurrencyEndpoint, { params: { id: uuid } }),
  }
}
