import type { BodyInput } from '#domain/kernel/endpoint.ts'
import { checkEmailEndpoint, checkPasswordEndpoint, registerEndpoint } from '#domain/people/accounts/accounts.contract.ts'
import { confirmAddressEndpoint } from '#domain/people/accounts/confirmation.contract.ts'
import { acceptInvitationEndpoint, checkInvitationEndpoint } from '#domain/people/accounts/invitations.contract.ts'
import { checkResetEndpoint, forgotEndpoint, setForgottenPasswordEndpoint } from '#domain/people/accounts/recovery.contract.ts'
import { call } from '../../platform/client/call.ts'
import type { Call, CallInput } from '../../platform/client/endpoint-input.ts'

// Calls of people without a session: this file loads no query library.

export const register = (input: CallInput<typeof registerEndpoint>) => call(registerEndpoint, input)

/** Refuses an address that is taken (REG-03). */
export const checkEmail = (email: string) => call(checkEmailEndpoint, { body: { email } })

/** Why a password is easy to guess; null when it is not. */
export const whyGuessable = async (body: BodyInput<typeof checkPasswordEndpoint>, signal?: AbortSignal) =>
  (await call(checkPasswordEndpoint, { body, signal })).data.reason

/** Confirms the address that the link was sent to, in a session of the account or with its password. */
export const confirmAddress = (body: BodyInput<typeof confirmAddressEndpoint>) => call(confirmAddressEndpoint, { body })

/** Asks for a link that sets a new password (AUTH-08). */
export const askForReset = (body: BodyInput<typeof forgotEndpoint>) => call(forgotEndpoint, { body })

/** Loads the account behind a link that replaces a forgotten password. */
export const loadReset = async (send: Call, token: string) => (await send(checkResetEndpoint, { params: { token } })).data

export const setForgottenPassword = (token: string, password: string) =>
  call(setForgottenPasswordEndpoint, { body: { token, password } })

/** Loads the account behind a colleague's invitation. */
export const loadInvitation = async (send: Call, token: string) =>
  (await send(checkInvitationEndpoint, { params: { token } })).data

export const acceptInvitation = (token: string, password: string) => call(acceptInvitationEndpoint, { body: { token, password } })
