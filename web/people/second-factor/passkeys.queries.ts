import { startRegistration } from '@simplewebauthn/browser'
import type { BodyInput } from '#domain/kernel/endpoint.ts'
import {
  addPasskeyEndpoint,
  beginPasskeyEndpoint,
  listPasskeysEndpoint,
  removePasskeyEndpoint,
  renamePasskeyEndpoint,
} from '#domain/people/second-factor/passkeys.contract.ts'
import { getOwnFactorEndpoint } from '#domain/people/second-factor/second-factor.contract.ts'
import { listOwnSessionsEndpoint } from '#domain/people/sessions/own-sessions.contract.ts'
import { useChanges } from '../../platform/client/use-changes.ts'
import { useRecord } from '../../platform/client/use-record.ts'

type Proof = BodyInput<typeof beginPasskeyEndpoint>
type Options = Parameters<typeof startRegistration>[0]['optionsJSON']
type Credential = Awaited<ReturnType<typeof startRegistration>>

/** The caller's passkeys (MFA-02). */
export const usePasskeys = () => useRecord(listPasskeysEndpoint, {})

/** Adds, renames and removes the own passkeys. */
export function usePasskeyChanges() {
  const send = useChanges(listPasskeysEndpoint, getOwnFactorEndpoint, listOwnSessionsEndpoint)
  return {
    /** Has the browser create a passkey. Undefined when the person closes its question, or the device has none to offer. */
    create: async (proof: Proof): Promise<Credential | undefined> => {
      const { data } = await send(beginPasskeyEndpoint, { body: proof })
      return startRegistration({ optionsJSON: data as unknown as Options }).catch(() => undefined)
    },
    add: (name: string, credential: Credential) => send(addPasskeyEndpoint, { body: { name, credential } }),
    rename: (id: string, name: string) => send(renamePasskeyEndpoint, { params: { id }, body: { name } }),
    remove: (id: string, proof: Proof) => send(removePasskeyEndpoint, { params: { id }, body: proof }),
  }
}
