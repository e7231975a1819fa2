import { useInfiniteQuery } from '@tanstack/react-query'
import type { listApplications } from '#domain/applications/applications.contract.ts'
import { request } from '../../platform/client/request.ts'

const pageSize = 20

/** What the caller applied to, newest first, page after page. */
export function useMyApplications() {
  return useInfiniteQuery({
    queryKey: ['my applications'],
    initialPageParam: 0,
    queryFn: ({ pageParam: page, signal }) =>
      request<typeof listApplications>('GET', '/api/jobs/applied', { query: { page, size: pageSize }, signal }),
    getNextPageParam: ({ data }, _pages, page) => (data.length < pageSize ? undefined : page + 1),
  })
}
