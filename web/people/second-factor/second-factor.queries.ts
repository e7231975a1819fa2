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
import { call } from '../../platform/client/call.ts'
import { useChanges } from '../../platform/client/use-changes.ts'
import { useRecord } from '../../platform/client/use-record.ts'

export type OwnProof = BodyInput<typeof beginAppEndpoint>

/** The caller's own second factor (MFA-01). */
export const useOwnFactor = () => useRecord(getOwnFactorEndpoint, {})

/**
 * Adds the answer of a passkey to a form that proves who its person is, where a passkey is their only factor (IDT-04). Leaves it out when the
 * person closes the browser's question: the server then says that it is missing.
 */
export async function withPasskey<Form>(form: Form): Promise<Form> {
  if (!(form as { readonly current_password?: string }).current_password) return form
  const { app, passkeys } = (await call(getOwnFactorEndpoint)).data
  if (app || passkeys === 0) return form
  // Its library is large, and few forms need it.
  const { askPasskey } = await import('./passkey-answer.queries.ts')
  return { ...form, passkey: await askPasskey() }
}

/** Sets up, removes and renews what belongs to the own second factor; each ends the other sessions. */
export function useFactorChanges() {
  const send = useChanges(getOwnFactorEndpoint, listOwnSessionsEndpoint)
  return {
    begin: async (body: OwnProof) => (await send(beginAppEndpoint, { body })).data,
    confirm: (body: BodyInput<typeof confirmAppEndpoint>) => send(confirmAppEndpoint, { body }),
    renew: (body: OwnProof) => send(renewRecoveryCodesEndpoint, { body }),
    remove: (body: OwnProof) => send(removeAppEndpoint, { body }),
  }
}

/** The second factor of a person, for staff who manage roles. */
export const useFactorOf = (uuid: string) => useRecord(getFactorOfPersonEndpoint, { uuid })

/** Resets the second factor of a person who lost it (MFA-03). */
export function useFactorReset() {
  const send = useChanges(getFactorOfPersonEndpoint)
  return (uuid: string) => send(resetFactorEndpoint, { params: { uuid } })
}
