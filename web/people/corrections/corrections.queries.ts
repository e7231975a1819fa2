import { getAddressChangeEndpoint, stopAddressChangeEndpoint } from '#domain/people/corrections/address-changes.contract.ts'
import {
  correctPersonEndpoint,
  getCorrectableEndpoint,
  listOwnCorrectionsEndpoint,
} from '#domain/people/corrections/corrections.contract.ts'
import { getUserEndpoint } from '#domain/people/users/user-profile.contract.ts'
import type { CallInput } from '../../platform/client/endpoint-input.ts'
import { useChanges } from '../../platform/client/use-changes.ts'
import { useRecord } from '../../platform/client/use-record.ts'

/** What staff may correct about a person. */
export const useCorrectable = (uuid: string) => useRecord(getCorrectableEndpoint, { uuid })

/** Corrects a person, and reads their profile again. */
export function useCorrect() {
  const send = useChanges(getUserEndpoint, getCorrectableEndpoint)
  return (input: CallInput<typeof correctPersonEndpoint>) => send(correctPersonEndpoint, input)
}

/** What staff corrected about the caller. */
export const useOwnCorrections = () => useRecord(listOwnCorrectionsEndpoint, {})

/** Stops the change of the caller's address that staff began. */
export function useStopAddressChange() {
  const send = useChanges(getAddressChangeEndpoint)
  return () => send(stopAddressChangeEndpoint)
}

/** The change of the caller's address that staff began, if there is one. */
export const useAddressChange = () => useRecord(getAddressChangeEndpoint, {})
