import { useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '#domain/kernel/endpoint.ts'
import type { PersonalView } from '#domain/kernel/own-record.contract.ts'
import { saveIdentityEndpoint, savePersonalEndpoint } from '#domain/people/profile/personal.contract.ts'
import { call } from '../../platform/client/call.ts'
import { ownRecordKey } from '../../platform/session/own-record.ts'
import { withPasskey } from '../second-factor/second-factor.queries.ts'

/** Saves the personal record and updates every page that shows it. */
export function useSavePersonal() {
  const show = useShowSaved()
  return async (fields: BodyInput<typeof savePersonalEndpoint>) =>
    show(await call(savePersonalEndpoint, { body: await withPasskey(fields) }))
}

/** Saves only the own name and address. */
export function useSaveIdentity() {
  const show = useShowSaved()
  return async (fields: BodyInput<typeof saveIdentityEndpoint>) =>
    show(await call(saveIdentityEndpoint, { body: await withPasskey(fields) }))
}

function useShowSaved() {
  const queries = useQueryClient()
  return <Answer extends { data: PersonalView }>(answer: Answer): Answer => {
    queries.setQueryData<{ data: PersonalView }>(ownRecordKey, { data: answer.data })
    return answer
  }
}
