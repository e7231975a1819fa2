import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type {
  getTimeline,
  listApplications,
  openApplications,
  withdrawApplication,
} from '#domain/hiring/applications/applications.contract.ts'
import { request } from '../../platform/client/request.ts'
import { useMay } from '../../platform/session/use-session.ts'

const pageSize = 20
const mine = ['my applications']

/** What the caller applied to, page after page: first what they have to do something for, then the newest. */
export function useMyApplications() {
  return useInfiniteQuery({
    queryKey: mine,
    initialPageParam: 0,
    queryFn: ({ pageParam: page, signal }) =>
      request<typeof listApplications>('GET', '/api/jobs/applied', { query: { page, size: pageSize, sort: '-to_do' }, signal }),
    getNextPageParam: ({ data }, _pages, page) => (data.length < pageSize ? undefined : page + 1),
  })
}

/** What became of one application, once somebody wants to know. */
export function useTimeline(uuid: string, wanted: boolean) {
  return useQuery({
    queryKey: [...mine, uuid],
    enabled: wanted,
    queryFn: async ({ signal }) =>
      (await request<typeof getTimeline>('GET', '/api/jobs/applied/:uuid/timeline', { params: { uuid }, signal })).data,
  })
}

/** Reads the applications and their timelines again; done when they are there. */
export function useReadAgain(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: mine })
}

/** @throws ApiRefusal, for the dialog that asked */
export async function withdraw(uuid: string): Promise<void> {
  await request<typeof withdrawApplication>('DELETE', '/api/jobs/applied/:uuid', { params: { uuid } })
}

/**
 * Notes that a member of staff opened a card, or a person's profile with all their cards: they stop waiting as new on the dashboard
 * (SPEC-64). One that cannot be noted keeps waiting and is noted the next time.
 */
export function useNotedOpening({ card, person }: { card?: string; person?: string }): void {
  const seesCards = useMay({ module: 'candidates', item: 'view' })
  useEffect(() => {
    if (!seesCards) return
    const body = { uuid_element: card, uuid_user: person }
    request<typeof openApplications>('POST', '/api/elements/opened', { body }).catch(() => undefined)
  }, [card, person, seesCards])
}
