import { openOrderLinkEndpoint, orderVacancyEndpoint } from '#domain/hiring/orders/orders.contract.ts'
import type { BodyInput } from '#domain/kernel/endpoint.ts'
import { call } from '../../platform/client/call.ts'

// Calls of clients without an account: this file loads no query library.

/** The client of an order link; null for one that opens nothing. */
export const openOrderLink = async (secret: string) => (await call(openOrderLinkEndpoint, { body: { secret } })).data.client

/** Asks for a vacancy. */
export const orderVacancy = (body: BodyInput<typeof orderVacancyEndpoint>) => call(orderVacancyEndpoint, { body })
