import type { BodyOf } from '#domain/kernel/endpoint.ts'
import { isRefusal, refuse } from '#domain/kernel/refusals.ts'
import {
  issueTokenEndpoint,
  revokeTokenEndpoint,
  verifyPermissionsEndpoint,
  verifyRoleEndpoint,
} from '#domain/kernel/session.contract.ts'
import {
  endOtherSessionsEndpoint,
  endOwnSessionEndpoint,
  listOwnSessionsEndpoint,
} from '#domain/people/sessions/own-sessions.contract.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { networkHash } from '../../platform/sessions/network.ts'
import { logInWithCompany } from './company-login.writes.ts'
import { logInWithPasskey } from './passkey-login.writes.ts'
import { takeSecondStep } from './second-step.writes.ts'
import { admitsClient } from './sessions.policy.ts'
import { readOwnSessions, readSessionUser } from './sessions.reads.ts'
import { presentModules, presentOwnSession, presentRole } from './sessions.views.ts'
import { endOtherSessionsOf, endOwnSession, login, renew, revoke } from './sessions.writes.ts'

export const sessionRoutes = (platform: Platform) => {
  type Grant = Exclude<BodyOf<typeof issueTokenEndpoint>, { grant_type: 'refresh_token' }>

  function logIn(body: Grant, caller: { ip: string; userAgent: string }) {
    if (body.grant_type === 'company') return logInWithCompany(platform, body, caller)
    if (body.grant_type === 'passkey') return logInWithPasskey(platform, body, caller)
    return body.grant_type === 'password' ? login(platform, body, caller) : takeSecondStep(platform, body, caller)
  }

  return [
    route(issueTokenEndpoint, async ({ body, ip, userAgent, reply, log }) => {
      if (!admitsClient(platform.config.oauth, body, reply?.request.headers.authorization)) return refuse('errors.bad_client')
      if (body.grant_type === 'refresh_token') return renew(platform, body.refresh_token)
      const opened = await logIn(body, { ip, userAgent })
      const network = networkHash(platform.secretKey, ip)
      log.info({ grant: body.grant_type, network, refused: isRefusal(opened) ? opened.refused : undefined }, 'login')
      return opened
    }),

    route(revokeTokenEndpoint, async ({ body }) => {
      await revoke(platform, body.token)
      return {}
    }),

    route(verifyRoleEndpoint, async ({ viewer }) => {
      const user = await readSessionUser(platform.db, viewer.id)
      return presentRole(user, viewer)
    }),

    route(listOwnSessionsEndpoint, async ({ viewer }) => {
      const rows = await readOwnSessions(platform.db, viewer, platform.now())
      return { data: rows.map((row) => presentOwnSession(row, viewer)), total: rows.length }
    }),

    route(endOwnSessionEndpoint, async ({ params, viewer }) => {
      const refusal = await endOwnSession(platform, viewer.id, params.id)
      return refusal ?? { success_message: 'account.session_ended' }
    }),

    route(endOtherSessionsEndpoint, async ({ viewer }) => {
      await endOtherSessionsOf(platform, viewer)
      return { success_message: 'account.others_ended' }
    }),

    route(verifyPermissionsEndpoint, async ({ viewer }) => presentModules(viewer.permissions)),
  ]
}
