import type { BodyInput } from '#domain/kernel/endpoint.ts'
import {
  type ApiKeyView,
  addApiKeyEndpoint,
  listApiKeysEndpoint,
  revokeApiKeyEndpoint,
} from '#domain/people/api-keys/api-keys.contract.ts'
import { useChanges } from '../../platform/client/use-changes.ts'
import { useList } from '../../platform/tables/use-list.ts'

/** The API keys, page by page (KEY-01). */
export const useApiKeys = () => useList(listApiKeysEndpoint, { sort: 'name' })

export function useApiKeyChanges() {
  const send = useChanges(listApiKeysEndpoint)
  return {
    add: (body: BodyInput<typeof addApiKeyEndpoint>) => send(addApiKeyEndpoint, { body }),
    revoke: ({ uuid }: ApiKeyView) => send(revokeApiKeyEndpoint, { params: { id: uuid } }),
  }
}
