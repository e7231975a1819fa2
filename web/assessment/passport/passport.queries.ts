import { useQuery } from '@tanstack/react-query'
import {
  getShareableResultEndpoint,
  listSharedResultsEndpoint,
  shareResultEndpoint,
  stopSharingEndpoint,
} from '#domain/assessment/passport/passport.contract.ts'
import { call } from '../../platform/client/call.ts'
import { queryKey } from '../../platform/client/query-key.ts'
import { useChanges } from '../../platform/client/use-changes.ts'

/** What the caller would share of the result of a skill, and what they share. Ratings change it elsewhere, so each visit reads it again. */
export function useShareableResult(userSkill: string) {
  return useQuery({
    queryKey: queryKey(getShareableResultEndpoint, userSkill),
    queryFn: async ({ signal }) =>
      (await call(getShareableResultEndpoint, { params: { user_skill_uuid: userSkill }, signal })).data,
    staleTime: 0,
  })
}

/** The results that the caller shares. */
export function useSharedResults() {
  return useQuery({
    queryKey: queryKey(listSharedResultsEndpoint),
    queryFn: async ({ signal }) => (await call(listSharedResultsEndpoint, { signal })).data,
    staleTime: 0,
  })
}

/** Shares a result, and stops sharing one. */
export function useSharing() {
  const send = useChanges(getShareableResultEndpoint, listSharedResultsEndpoint)
  return {
    share: (userSkill: string, named: boolean) =>
      send(shareResultEndpoint, { params: { user_skill_uuid: userSkill }, body: { named } }),
    stop: (uuid: string) => send(stopSharingEndpoint, { params: { uuid } }),
  }
}
