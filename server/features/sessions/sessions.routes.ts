import { refuse } from '#domain/kernel/refusals.ts'
import { issueToken, revokeToken, verifyPermissions, verifyRole } from '#domain/sessions/sessions.contract.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { admitsClient } from './sessions.policy.ts'
import { readSessionUser } from './sessions.reads.ts'
import { presentModules, presentRole } from './sessions.views.ts'
import { login, renew, revoke } from './sessions.writes.ts'

export const sessionRoutes = (platform: Platform) => [
  route(issueToken, async ({ body, ip }) => {
    if (!admitsClient(platform.config.oauth, body)) return refuse('errors.bad_client')
    return body.grant_type === 'password' ? login(platform, body, ip) : renew(platform, body.refresh_token)
  }),

  route(revokeToken, async ({ body }) => {
    await revoke(platform, body.token)
    return {}
  }),

  route(verifyRole, async ({ viewer }) => {
    const user = await readSessionUser(platform.db, viewer.id)
    return presentRole(user, viewer)
  }),

  route(verifyPermissions, async ({ viewer }) => presentModules(viewer.permissions)),
]
