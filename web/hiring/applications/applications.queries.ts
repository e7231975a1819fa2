import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import {
  getTimelineEndpoint,
  listApplicationsEndpoint,
  listWithdrawnEndpoint,
  openApplicationsEndpoint,
  withdrawApplicationEndpoint,
} from '#domain/hiring/applications/applications.contract.ts'
import { call } from '../../platform/client/call.ts'
import { useMay } from '../../platform/session/use-session.ts'
import { useList } from '../../platform/tables/use-list.ts'

const pageSize = 20
const mine = ['my applications']

/** The caller's applications, page after page: first those with something to do, then the newest. */
export function useMyApplications() {
  return useInfiniteQuery({
    queryKey: mine,
    // A test may have been started or finished since the last look.
    refetchOnMount: 'always',
    initialPageParam: 0,
    queryFn: ({ pageParam: page, signal }) =>
      call(listApplicationsEndpoint, {
        query: { page, size: pageSize, sort: '-to_do' },
        signal,
      }),
    getNextPageParam: ({ data }, _pages, page) => (data.length < pageSize ? undefined : page + 1),
  })
}

/** The timeline of an application; loaded once it is `wanted`. */
export function useTimeline(uuid: string, wanted: boolean) {
  return useQuery({
    queryKey: [...mine, uuid],
    enabled: wanted,
    queryFn: async ({ signal }) => (await call(getTimelineEndpoint, { params: { uuid }, signal })).data,
  })
}

/** Reloads the applications and their timelines, and resolves when they are loaded. */
export function useReloadApplications(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: mine })
}

/** @throws ApiRefusal, which the dialog shows */
export async function withdraw(uuid: string): Promise<void> {
  await call(withdrawApplicationEndpoint, { params: { uuid } })
}

/**
 * Records that staff opened a card, or a person's profile with all their cards. The dashboard then no longer counts these as new
 * (SPEC-64). After an error they still count as new, and the next opening records them.
 */
export function useRecordOpening({ card, person }: { card?: string; person?: string }): void {
  const seesCards = useMay({ module: 'candidates', item: 'view' })
  useEffect(() => {
    if (!seesCards) return
    const body = { uuid_element: card, uuid_user: person }
    call(openApplicationsEndpoint, { body }).catch(() => undefined)
  }, [card, person, seesCards])
}

/** The withdrawn applications of a vacancy, a page at a time (SPEC-62). */
export const useWithdrawn = (vacancy: string) =>
  useList(listWithdrawnEndpoint, { sort: '-withdrawn_at', params: { id: vacancy } })
