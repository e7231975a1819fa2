import type { BodyInput } from '#domain/kernel/endpoint.ts'
import {
  checkConsentEndpoint,
  giveConsentEndpoint,
  refuseConsentEndpoint,
} from '#domain/people/added-candidates/added-candidates.contract.ts'
import { call } from '../../platform/client/call.ts'
import type { Call } from '../../platform/client/endpoint-input.ts'

// Calls of people without a session: this file loads no query library.

/** Loads what staff entered about the person of a link. */
export const loadConsent = async (send: Call, token: string) => (await send(checkConsentEndpoint, { params: { token } })).data

export const giveConsent = (body: BodyInput<typeof giveConsentEndpoint>) => call(giveConsentEndpoint, { body })

export const refuseConsent = (token: string) => call(refuseConsentEndpoint, { body: { token } })
