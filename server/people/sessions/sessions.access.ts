import { endOtherSessions, endOwnSession, listOwnSessions } from '#domain/people/sessions/own-sessions.contract.ts'
import { issueToken, revokeToken, verifyPermissions, verifyRole } from '#domain/people/sessions/sessions.contract.ts'
import { type AccessRow, everyone, loggedIn } from '../../testing/access.ts'
import { type TestApp, type TestPerson, testPassword } from '../../testing/app.ts'
import { member } from '../../testing/members.ts'

export const access: readonly AccessRow[] = [
  [issueToken, everyone, async (app) => ({ body: await credentials(app) })],
  [revokeToken, everyone, async () => ({ body: { token: 'x'.repeat(43) } })],
  [verifyRole, loggedIn],
  [verifyPermissions, loggedIn],
  [listOwnSessions, loggedIn],
  [endOwnSession, loggedIn, async (app, caller) => ({ params: { id: await anotherSession(app, caller) } })],
  [endOtherSessions, loggedIn],
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
