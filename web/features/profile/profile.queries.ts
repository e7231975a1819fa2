import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '#domain/kernel/endpoint.ts'
import type { getPersonal, PersonalView, savePersonal } from '#domain/profile/personal.contract.ts'
import { request } from '../../platform/client/request.ts'
import { useSession } from '../../platform/session/use-session.ts'

/** Read again after each change that makes the profile more or less complete. */
export const personalPath = '/api/users/get/personal'
const key = [personalPath]

/** The caller's own personal record; its `complete` frees the other sections (PRO-01). */
export function usePersonal() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => request<typeof getPersonal>('GET', personalPath, { signal }),
  })
}

/** The site's day, which decides what lies in the future; the profile around has read it. */
export function useToday(): string {
  return usePersonal().data?.data.today ?? ''
}

/** Saves the personal record and shows the saved one everywhere. */
export function useSavePersonal() {
  const queries = useQueryClient()
  return async (fields: BodyInput<typeof savePersonal>) => {
    const answer = await request<typeof savePersonal>('PUT', '/api/users/save/personal', { body: fields })
    queries.setQueryData<{ data: PersonalView }>(key, { data: answer.data })
    return answer
  }
}

/** Staff have a personal record too; CV and sections are a candidate's. */
export function useIsCandidate(): boolean {
  const session = useSession()
  return session.status === 'user' && session.mode === 'denied'
}
