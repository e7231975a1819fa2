import { resubscribeEndpoint, unsubscribeEndpoint } from '#domain/desk/updates/updates.contract.ts'
import type { UpdateKind } from '#domain/update-kinds.ts'
import { call } from '../../platform/client/call.ts'

// Calls of people without a session: this file loads no query library.

/** Ends the e-mails that a signed link belongs to (NOT-02). */
export const unsubscribe = (token: string) => call(unsubscribeEndpoint, { params: { token } })

export const resubscribe = (token: string, kinds: UpdateKind[]) =>
  call(resubscribeEndpoint, { params: { token }, body: { kinds } })
