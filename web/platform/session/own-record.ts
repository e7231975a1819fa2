import { useQuery } from '@tanstack/react-query'
import type { getPersonal } from '#domain/people/profile/personal.contract.ts'
import { request } from '../client/request.ts'

/** Read again after each change that makes the profile more or less complete. */
export const personalPath = '/api/users/get/personal'

export const ownRecordKey = [personalPath]

/** The caller's own personal record; its `complete` frees the other sections (PRO-01). */
export function usePersonal() {
  return useQuery({
    queryKey: ownRecordKey,
    queryFn: ({ signal }) => request<typeof getPersonal>('GET', personalPath, { signal }),
  })
}

/** The site's day, which decides what lies in the future; the profile around has read it. */
export function useToday(): string {
  return usePersonal().data?.data.today ?? ''
}
