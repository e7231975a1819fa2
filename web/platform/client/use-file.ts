import { useQuery } from '@tanstack/react-query'
import type { Endpoint } from '#domain/kernel/endpoint.ts'
import { callForFile } from './call.ts'
import type { CallInput } from './endpoint-input.ts'
import { queryKey } from './query-key.ts'

/** Reads a file from an endpoint: `useFile(getSkillReportEndpoint, { params, query })`. */
export function useFile<E extends Endpoint>(endpoint: E, input: CallInput<E>) {
  return useQuery({
    queryKey: queryKey(endpoint, input),
    queryFn: ({ signal }) => callForFile(endpoint, { ...input, signal }),
    // Not cached, so that a printed file is up to date.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: false,
  })
}
