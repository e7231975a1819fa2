import type { BodyInput } from '#domain/kernel/endpoint.ts'
import { changePasswordEndpoint } from '#domain/people/accounts/recovery.contract.ts'
import {
  endOtherSessionsEndpoint,
  endOwnSessionEndpoint,
  listOwnSessionsEndpoint,
} from '#domain/people/sessions/own-sessions.contract.ts'
import { useChanges } from '../../platform/client/use-changes.ts'
import { useRecord } from '../../platform/client/use-record.ts'

/** The caller's sessions. */
export const useOwnSessions = () => useRecord(listOwnSessionsEndpoint, {})

/** Changes the password, which ends the other sessions, and ends single sessions (ACC-07). */
export function useAccountChanges() {
  const send = useChanges('/api/users/sessions')
  return {
    changePassword: (body: BodyInput<typeof changePasswordEndpoint>) => send(changePasswordEndpoint, { body }),
    endSession: (id: string) => send(endOwnSessionEndpoint, { params: { id } }),
    endOthers: () => send(endOtherSessionsEndpoint),
  }
}
