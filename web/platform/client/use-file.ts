import { useQuery } from '@tanstack/react-query'
import type { Endpoint } from '#domain/kernel/endpoint.ts'
import type { RequestInput } from './endpoint-input.ts'
import { requestFile } from './request.ts'

/** Reads a file from an endpoint: `useFile<typeof getSkillReport>('/api/reports/skill/:uuid', { params, query })`. */
export function useFile<E extends Endpoint>(path: E['path'], input: RequestInput<E>) {
  return useQuery({
    queryKey: [path, input],
    queryFn: ({ signal }) => requestFile<E>(path, { ...input, signal }),
    // Not cached, so that a printed file is up to date.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: false,
  })
}
