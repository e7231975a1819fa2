import type { BodyInput } from '#domain/kernel/endpoint.ts'
import { sendContactMessageEndpoint } from '#domain/site/contact/contact.contract.ts'
import { call } from '../../platform/client/call.ts'

/** Sends a visitor's message to the company. This file loads no query library (PUB-06). */
export const sendContactMessage = (body: BodyInput<typeof sendContactMessageEndpoint>) =>
  call(sendContactMessageEndpoint, { body })
