import type { BodyInput } from '#domain/kernel/endpoint.ts'
import { changePasswordEndpoint } from '#domain/people/accounts/recovery.contract.ts'
import {
  endOtherSessionsEndpoint,
  endOwnSessionEndpoint,
  listOwnSessionsEndpoint,
} from '#domain/people/sessions/own-sessions.contract.ts'
import { eraseOwnAccountEndpoint, packOwnDataEndpoint } from '#domain/people/users/own-data.contract.ts'
import { call, callForFile } from '../../platform/client/call.ts'
import { useChanges } from '../../platform/client/use-changes.ts'
import { useRecord } from '../../platform/client/use-record.ts'
import { withPasskey } from '../second-factor/second-factor.queries.ts'

/** The caller's sessions. */
export const useOwnSessions = () => useRecord(listOwnSessionsEndpoint, {})

/** Changes the password, which ends the other sessions, and ends single sessions (ACC-07). */
export function useAccountChanges() {
  const send = useChanges(listOwnSessionsEndpoint)
  return {
    changePassword: async (body: BodyInput<typeof changePasswordEndpoint>) =>
      send(changePasswordEndpoint, { body: await withPasskey(body) }),
    endSession: (id: string) => send(endOwnSessionEndpoint, { params: { id } }),
    endOthers: () => send(endOtherSessionsEndpoint),
  }
}

/** Downloads all data of the own account (SPEC-53). */
export const downloadOwnData = () => callForFile(packOwnDataEndpoint, {})

/** Asks to erase the own account. */
export const eraseOwnAccount = (body: BodyInput<typeof eraseOwnAccountEndpoint>) => call(eraseOwnAccountEndpoint, { body })
