import { useQuery } from '@tanstack/react-query'
import { getTeamEndpoint, listColleaguesEndpoint, setTeamEndpoint } from '#domain/hiring/members/members.contract.ts'
import { getEditableVacancyEndpoint, listVacanciesEndpoint } from '#domain/hiring/vacancies/vacancies.contract.ts'
import type { BodyInput } from '#domain/kernel/endpoint.ts'
import { call } from '../../platform/client/call.ts'
import { queryKey } from '../../platform/client/query-key.ts'
import { useChanges } from '../../platform/client/use-changes.ts'
import { useRecord } from '../../platform/client/use-record.ts'

/** The owner and the members of a vacancy (TEA-01). */
export const useTeam = (vacancy: string) => useRecord(getTeamEndpoint, { id: vacancy })

/** The colleagues who can be owner or member, by name. */
export const useColleagues = () =>
  useQuery({
    queryKey: queryKey(listColleaguesEndpoint),
    queryFn: async ({ signal }) => (await call(listColleaguesEndpoint, { signal })).data,
  })

/** Saves the team of a vacancy. */
export function useTeamChange(vacancy: string) {
  const send = useChanges(getTeamEndpoint, listVacanciesEndpoint, getEditableVacancyEndpoint)
  return (body: BodyInput<typeof setTeamEndpoint>) => send(setTeamEndpoint, { params: { id: vacancy }, body })
}
