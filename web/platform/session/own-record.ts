import { useQuery } from '@tanstack/react-query'
import { getPersonalEndpoint } from '#domain/kernel/own-record.contract.ts'
import { call } from '../client/call.ts'
import { queryKey } from '../client/query-key.ts'

/** Read again after each change that affects the completeness of the profile. */
export const ownRecordKey = queryKey(getPersonalEndpoint)

/** The person's own personal record; `complete` unlocks the other sections (PRO-01). */
export function usePersonal() {
  return useQuery({
    queryKey: ownRecordKey,
    queryFn: ({ signal }) => call(getPersonalEndpoint, { signal }),
  })
}

/** The site's day, which decides which dates are in the future. The profile has read it. */
export function useToday(): string {
  return usePersonal().data?.data.today ?? ''
}
