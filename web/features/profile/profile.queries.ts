import { useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '#domain/kernel/endpoint.ts'
import type { PersonalView, savePersonal } from '#domain/profile/personal.contract.ts'
import { request } from '../../platform/client/request.ts'
import { ownRecordKey } from '../../platform/session/own-record.ts'

/** Saves the personal record and shows the saved one everywhere. */
export function useSavePersonal() {
  const queries = useQueryClient()
  return async (fields: BodyInput<typeof savePersonal>) => {
    const answer = await request<typeof savePersonal>('PUT', '/api/users/save/personal', { body: fields })
    queries.setQueryData<{ data: PersonalView }>(ownRecordKey, { data: answer.data })
    return answer
  }
}
