import { useQuery } from '@tanstack/react-query'
import type { Endpoint } from '#domain/kernel/endpoint.ts'
import type { RequestInput } from './endpoint-input.ts'
import { requestFile } from './request.ts'

/** A file that an endpoint answers: `useFile<typeof getSkillReport>('/api/reports/skill/:uuid', { params, query })`. */
export function useFile<E extends Endpoint>(path: E['path'], input: RequestInput<E>) {
  return useQuery({
    queryKey: [path, input],
    queryFn: ({ signal }) => requestFile<E>(path, { ...input, signal }),
    // What is printed is how things stand now.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: false,
  })
}
