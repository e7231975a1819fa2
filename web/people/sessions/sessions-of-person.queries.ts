import { endSessionsOfPersonEndpoint, getSessionsOfPersonEndpoint } from '#domain/people/sessions/sessions-of-person.contract.ts'
import { useChanges } from '../../platform/client/use-changes.ts'
import { useRecord } from '../../platform/client/use-record.ts'

/** How many sessions a person has open, for staff who manage roles. */
export const useSessionsOf = (uuid: string) => useRecord(getSessionsOfPersonEndpoint, { uuid })

/** Ends all sessions of a person (ACC-07). */
export function useEndOfSessions() {
  const send = useChanges(getSessionsOfPersonEndpoint)
  return (uuid: string) => send(endSessionsOfPersonEndpoint, { params: { uuid } })
}
