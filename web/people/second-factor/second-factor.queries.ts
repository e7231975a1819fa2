import type { BodyInput } from '#domain/kernel/endpoint.ts'
import {
  beginAppEndpoint,
  confirmAppEndpoint,
  getFactorOfPersonEndpoint,
  getOwnFactorEndpoint,
  removeAppEndpoint,
  renewRecoveryCodesEndpoint,
  resetFactorEndpoint,
} from '#domain/people/second-factor/second-factor.contract.ts'
import { listOwnSessionsEndpoint } from '#domain/people/sessions/own-sessions.contract.ts'
import { useChanges } from '../../platform/client/use-changes.ts'
import { useRecord } from '../../platform/client/use-record.ts'

type Proof = BodyInput<typeof beginAppEndpoint>

/** The caller's own second factor (MFA-01). */
export const useOwnFactor = () => useRecord(getOwnFactorEndpoint, {})

/** Sets up, removes and renews what belongs to the own second factor; each ends the other sessions. */
export function useFactorChanges() {
  const send = useChanges(getOwnFactorEndpoint, listOwnSessionsEndpoint)
  return {
    begin: async (body: Proof) => (await send(beginAppEndpoint, { body })).data,
    confirm: (body: BodyInput<typeof confirmAppEndpoint>) => send(confirmAppEndpoint, { body }),
    renew: (body: Proof) => send(renewRecoveryCodesEndpoint, { body }),
    remove: (body: Proof) => send(removeAppEndpoint, { body }),
  }
}

/** The second factor of a person, for staff who manage roles. */
export const useFactorOf = (uuid: string) => useRecord(getFactorOfPersonEndpoint, { uuid })

/** Resets the second factor of a person who lost it (MFA-03). */
export function useFactorReset() {
  const send = useChanges(getFactorOfPersonEndpoint)
  return (uuid: string) => send(resetFactorEndpoint, { params: { uuid } })
}
