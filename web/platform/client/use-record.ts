import { useQuery } from '@tanstack/react-query'
import type { AnswerOf, Endpoint, QueryInput } from '#domain/kernel/endpoint.ts'
import { request } from './request.ts'

type DataOf<E extends Endpoint> = AnswerOf<E> extends { data: infer Data } ? Data : never

/**
 * Reads one record: `useRecord<typeof getClient>('/api/clients/get/:id', { id })`, with a query where the endpoint takes one. It is read
 * again each time it is opened, and after a change that names its path (use-changes.ts).
 */
export function useRecord<E extends Endpoint>(path: E['path'], params: Record<string, string>, query?: QueryInput<E>) {
  const ask = request as unknown as (method: 'GET', path: string, input: object) => Promise<{ data: DataOf<E> }>
  return useQuery({
    queryKey: [path, params, query],
    queryFn: async ({ signal }) => (await ask('GET', path, { params, query, signal })).data,
    gcTime: 0,
  })
}
