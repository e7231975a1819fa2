import {
  callOffTimeEndpoint,
  openTimesEndpoint,
  pickTimeEndpoint,
} from '#domain/hiring/interview-times/interview-times.contract.ts'
import type { BodyInput } from '#domain/kernel/endpoint.ts'
import { call } from '../../platform/client/call.ts'

// Calls of candidates with a link: this file loads no query library.

/** The times behind a link; null for one that opens nothing. */
export const openTimes = async (token: string) => (await call(openTimesEndpoint, { body: { token } })).data

/** Picks a time, or moves the picked one. */
export const pickTime = (body: BodyInput<typeof pickTimeEndpoint>) => call(pickTimeEndpoint, { body })

/** Calls the picked interview off. */
export const callOffTime = (body: BodyInput<typeof callOffTimeEndpoint>) => call(callOffTimeEndpoint, { body })
