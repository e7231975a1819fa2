import { addPersonEndpoint } from '#domain/people/added-candidates/added-candidates.contract.ts'
import { listUsersEndpoint } from '#domain/people/users/users.contract.ts'
import type { CallInput } from '../../platform/client/endpoint-input.ts'
import { useChanges } from '../../platform/client/use-changes.ts'

/** Adds a candidate by hand (INT-01). */
export function useAddPerson() {
  const send = useChanges(listUsersEndpoint)
  return (input: CallInput<typeof addPersonEndpoint>) => send(addPersonEndpoint, input)
}
