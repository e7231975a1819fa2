import {
  getOrderLinkEndpoint,
  listOrdersEndpoint,
  makeOrderLinkEndpoint,
  withdrawOrderLinkEndpoint,
} from '#domain/hiring/orders/orders.contract.ts'
import { useChanges } from '../../platform/client/use-changes.ts'
import { useRecord } from '../../platform/client/use-record.ts'

/** The order link of a client; null without one that works (CLT-04). */
export const useOrderLink = (id: string) => useRecord(getOrderLinkEndpoint, { id })

export const useOrders = (id: string) => useRecord(listOrdersEndpoint, { id })

/** Makes and withdraws the order link of a client. */
export function useOrderLinkChanges(id: string) {
  const send = useChanges(getOrderLinkEndpoint)
  return {
    make: () => send(makeOrderLinkEndpoint, { params: { id } }),
    withdraw: () => send(withdrawOrderLinkEndpoint, { params: { id } }),
  }
}
