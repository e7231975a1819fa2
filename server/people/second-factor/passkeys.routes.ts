import { isRefusal } from '#domain/kernel/refusals.ts'
import {
  addPasskeyEndpoint,
  beginPasskeyEndpoint,
  listPasskeysEndpoint,
  passkeyLoginOptionsEndpoint,
  removePasskeyEndpoint,
  renamePasskeyEndpoint,
} from '#domain/people/second-factor/passkeys.contract.ts'
import { answerChange } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { readPasskeys } from './passkeys.reads.ts'
import * as writes from './passkeys.writes.ts'
import { presentPasskey } from './second-factor.views.ts'
import { loginOptions } from './writes/passkey-ceremonies.ts'

export const passkeyRoutes = (platform: Platform) => [
  route(listPasskeysEndpoint, async ({ viewer }) => {
    const rows = await readPasskeys(platform.db, viewer.id)
    return { data: rows.map(presentPasskey), total: rows.length }
  }),

  route(beginPasskeyEndpoint, async ({ body, viewer, ip }) => {
    const begun = await writes.beginPasskey(platform, viewer, body, ip)
    return isRefusal(begun) ? begun : { data: { ...begun.options } }
  }),

  route(addPasskeyEndpoint, async ({ body, viewer }) =>
    answerChange('second_factor.passkey_added', await writes.addPasskey(platform, viewer, body), presentPasskey),
  ),

  route(renamePasskeyEndpoint, async ({ params, body, viewer }) =>
    answerChange('common.modified', await writes.renamePasskey(platform, viewer, params.id, body.name), presentPasskey),
  ),

  route(removePasskeyEndpoint, async ({ params, body, viewer, ip }) =>
    answerChange('common.deleted', await writes.removePasskey(platform, viewer, params.id, body, ip), presentPasskey),
  ),

  route(passkeyLoginOptionsEndpoint, async () => ({ data: { ...(await loginOptions(platform)) } })),
]
