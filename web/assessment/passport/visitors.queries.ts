import { checkCredentialEndpoint, getPassportEndpoint } from '#domain/assessment/passport/passport.contract.ts'
import type { BodyInput } from '#domain/kernel/endpoint.ts'
import { call } from '../../platform/client/call.ts'
import type { Call } from '../../platform/client/endpoint-input.ts'

// Calls of people without a session: this file loads no query library.

/** Loads what a shared result states. */
export const loadPassport = async (send: Call, token: string) => (await send(getPassportEndpoint, { params: { token } })).data

/** Checks an address or a file (PAS-02). */
export const checkCredential = async (body: BodyInput<typeof checkCredentialEndpoint>) =>
  (await call(checkCredentialEndpoint, { body })).data
