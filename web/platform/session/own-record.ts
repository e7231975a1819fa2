import { useQuery } from '@tanstack/react-query'
import type { getPersonalEndpoint } from '#domain/people/profile/personal.contract.ts'
import { request } from '../client/request.ts'

/** Read again after each change that affects the completeness of the profile. */
export const personalPath = '/api/users/get/personal'

export const ownRecordKey = [personalPath]

/** The person's own personal record; `complete` unlocks the other sections (PRO-01). */
export function usePersonal() {
  return useQuery({
    queryKey: ownRecordKey,
    queryFn: ({ signal }) => request<typeof getPersonalEndpoint>('GET', personalPath, { signal }),
  })
}

/** The site's day, which decides which dates are in the future. The profile has read it. */
export function useToday(): string {
  return usePersonal().data?.data.today ?? ''
}
