import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '#domain/kernel/endpoint.ts'
import type { getPersonal, PersonalView, savePersonal } from '#domain/profile/personal.contract.ts'
import { request } from '../../platform/client/request.ts'

const key = ['personal']

/** The caller's own personal record; its `complete` frees the other sections (PRO-01). */
export function usePersonal() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => request<typeof getPersonal>('GET', '/api/users/get/personal', { signal }),
  })
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
