import { useQuery } from '@tanstack/react-query'
import type { AnswerOf, Endpoint, QueryInput } from '#domain/kernel/endpoint.ts'
import { call } from './call.ts'
import type { Address } from './endpoint-input.ts'
import { queryKey } from './query-key.ts'

/** The record in the answer of an endpoint. */
export type DataOf<E extends Endpoint> = AnswerOf<E> extends { data: infer Data } ? Data : never

/**
 * Reads one record: `useRecord(getClientEndpoint, { id })`, with a query where the endpoint takes one. It is read again each time it is
 * opened, and after a change that names its endpoint (use-changes.ts).
 */
export function useRecord<E extends Endpoint>(endpoint: E, params: Record<string, string>, query?: QueryInput<E>) {
  const ask = call as unknown as (endpoint: Address, input: object) => Promise<{ data: DataOf<E> }>
  return useQuery({
    queryKey: queryKey(endpoint, params, query),
    queryFn: async ({ signal }) => (await ask(endpoint, { params, query, signal })).data,
    gcTime: 0,
  })
}
