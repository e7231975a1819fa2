import { addPersonEndpoint, makeConsentLinkEndpoint } from '#domain/people/intake/intake.contract.ts'
import { listUsersEndpoint } from '#domain/people/users/users.contract.ts'
import { call } from '../../platform/client/call.ts'
import type { CallInput } from '../../platform/client/endpoint-input.ts'
import { useChanges } from '../../platform/client/use-changes.ts'

/** Adds a candidate by hand (INT-01). */
export function useAddPerson() {
  const send = useChanges(listUsersEndpoint)
  return (input: CallInput<typeof addPersonEndpoint>) => send(addPersonEndpoint, input)
}

/** Makes the link that staff hand over to a person who has not consented. */
export const makeConsentLink = async (uuid: string) => (await call(makeConsentLinkEndpoint, { params: { uuid } })).data
