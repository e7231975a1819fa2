import type { BodyInput } from '#domain/kernel/endpoint.ts'
import type { changePassword } from '#domain/people/accounts/recovery.contract.ts'
import type { endOtherSessions, endOwnSession, listOwnSessions } from '#domain/people/sessions/own-sessions.contract.ts'
import { useChanges } from '../../platform/client/use-changes.ts'
import { useRecord } from '../../platform/client/use-record.ts'

/** The caller's sessions. */
export const useOwnSessions = () => useRecord<typeof listOwnSessions>('/api/users/sessions', {})

/** Changes the password, which ends the other sessions, and ends single sessions (ACC-07). */
export function useAccountChanges() {
  const send = useChanges('/api/users/sessions')
  return {
    changePassword: (body: BodyInput<typeof changePassword>) =>
      send<typeof changePassword>('PUT', '/api/users/password', { body }),
    endSession: (id: string) => send<typeof endOwnSession>('DELETE', '/api/users/sessions/:id', { params: { id } }),
    endOthers: () => send<typeof endOtherSessions>('DELETE', '/api/users/sessions'),
  }
}
