import { endFeedEndpoint, getAgendaEndpoint, getFeedEndpoint, makeFeedEndpoint } from '#domain/desk/agenda/agenda.contract.ts'
import { useChanges } from '../../platform/client/use-changes.ts'
import { useRecord } from '../../platform/client/use-record.ts'

/** Seven days of interviews, of the caller, a colleague or everybody (SLO-02). */
export const useAgenda = (from: string, whose: string) => useRecord(getAgendaEndpoint, {}, { from, whose })

/** The secret address of the caller's agenda; null without one. */
export const useFeed = () => useRecord(getFeedEndpoint, {})

/** Makes and ends the secret address. */
export function useFeedChanges() {
  const send = useChanges(getFeedEndpoint)
  return { make: () => send(makeFeedEndpoint), end: () => send(endFeedEndpoint) }
}
