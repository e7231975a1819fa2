import { useQuery } from '@tanstack/react-query'
import type { AnswerOf, Endpoint } from '#domain/kernel/endpoint.ts'
import { request } from './request.ts'

type DataOf<E extends Endpoint> = AnswerOf<E> extends { data: infer Data } ? Data : never

/**
 * One record: `useRecord<typeof getClient>('/api/clients/get/:id', { id })`. Read anew each time it is opened, and after a change that
 * names its path (use-changes.ts).
 */
export function useRecord<E extends Endpoint>(path: E['path'], params: Record<string, string>) {
  const ask = request as unknown as (method: 'GET', path: string, input: object) => Promise<{ data: DataOf<E> }>
  return useQuery({
    queryKey: [path, params],
    queryFn: async ({ signal }) => (await ask('GET', path, { params, signal })).data,
    gcTime: 0,
  })
}
