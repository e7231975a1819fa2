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
import { endSessionsOfPersonEndpoint, getSessionsOfPersonEndpoint } from '#domain/people/sessions/sessions-of-person.contract.ts'
import { type AccessRow, changeRequired, everyone, loggedIn, viewRequired } from '../../testing/access.ts'
import { type TestApp, type TestPerson, testPassword } from '../../testing/app.ts'
import { member } from '../../testing/members.ts'

export const access: readonly AccessRow[] = [
  [issueTokenEndpoint, everyone, async (app) => ({ body: await credentials(app) })],
  [revokeTokenEndpoint, everyone, async () => ({ body: { token: 'x'.repeat(43) } })],
  [verifyRoleEndpoint, loggedIn],
  [verifyPermissionsEndpoint, loggedIn],
  [listOwnSessionsEndpoint, loggedIn],
  [endOwnSessionEndpoint, loggedIn, async (app, caller) => ({ params: { id: await anotherSession(app, caller) } })],
  [endOtherSessionsEndpoint, loggedIn],
  [getSessionsOfPersonEndpoint, viewRequired, async (app) => ({ params: { uuid: (await app.person()).uuid } })],
  [endSessionsOfPersonEndpoint, changeRequired, async (app) => ({ params: { uuid: (await app.person()).uuid } })],
]

async function anotherSession({ platform }: TestApp, caller: TestPerson | undefined) {
  if (!caller) return '1'
  const values = { user_id: caller.id, network_hash: 'test' }
  return (await platform.db.insertInto('sessions').values(values).returning('uuid').executeTakeFirstOrThrow()).uuid
}

async function credentials(app: TestApp) {
  const { email } = await member(app)
  return { grant_type: 'password', username: email, password: testPassword }
}
