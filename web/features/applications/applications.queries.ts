import { useQuery } from '@tanstack/react-query'
import type { listApplications } from '#domain/applications/applications.contract.ts'
import { request } from '../../platform/client/request.ts'

/** What the caller applied to, newest first. */
export function useMyApplications() {
  return useQuery({
    queryKey: ['my applications'],
    queryFn: ({ signal }) => request<typeof listApplications>('GET', '/api/jobs/applied', { signal }),
  })
}
