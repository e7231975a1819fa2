import type { BodyInput } from '#domain/kernel/endpoint.ts'
import type { changePasswordEndpoint } from '#domain/people/accounts/recovery.contract.ts'
import type {
  endOtherSessionsEndpoint,
  endOwnSessionEndpoint,
  listOwnSessionsEndpoint,
} from '#domain/people/sessions/own-sessions.contract.ts'
import { useChanges } from '../../platform/client/use-changes.ts'
import { useRecord } from '../../platform/client/use-record.ts'

/** The caller's sessions. */
export const useOwnSessions = () => useRecord<typeof listOwnSessionsEndpoint>('/api/users/sessions', {})

/** Changes the password, which ends the other sessions, and ends single sessions (ACC-07). */
export function useAccountChanges() {
  const send = useChanges('/api/users/sessions')
  return {
    changePassword: (body: BodyInput<typeof changePasswordEndpoint>) =>
      send<typeof changePasswordEndpoint>('PUT', '/api/users/password', { body }),
    endSession: (id: string) => send<typeof endOwnSessionEndpoint>('DELETE', '/api/users/sessions/:id', { params: { id } }),
    endOthers: () => send<typeof endOtherSessionsEndpoint>('DELETE', '/api/users/sessions'),
  }
}
