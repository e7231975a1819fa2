import type {
  addCurrencyEndpoint,
  CurrencyView,
  deleteCurrencyEndpoint,
  listCurrenciesEndpoint,
  updateCurrencyEndpoint,
} from '#domain/hiring/currencies/currencies.contract.ts'
import type { BodyInput } from '#domain/kernel/endpoint.ts'
import { useChanges } from '../../platform/client/use-changes.ts'
import { useList } from '../../platform/tables/use-list.ts'

/** The currencies, page by page (CUR-01). */
export const useCurrencies = () => useList<typeof listCurrenciesEndpoint>('/api/currencies', { sort: 'id' })

export function useCurrencyChanges() {
  const send = useChanges('/api/currencies')
  return {
    add: (body: BodyInput<typeof addCurrencyEndpoint>) => send<typeof addCurrencyEndpoint>('POST', '/api/currencies', { body }),
    save: ({ uuid, version }: CurrencyView, fields: BodyInput<typeof addCurrencyEndpoint>) =>
      send<typeof updateCurrencyEndpoint>('PUT', '/api/currencies/:id', { params: { id: uuid }, body: { ...fields, version } }),
    remove: ({ uuid }: CurrencyView) =>
      send<typeof deleteCurrencyEndpoint>('DELETE', '/api/currencies/:id', { params: { id: uuid } }),
  }
}
