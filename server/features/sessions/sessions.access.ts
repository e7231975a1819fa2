import { issueToken, revokeToken, verifyPermissions, verifyRole } from '#domain/sessions/sessions.contract.ts'
import { type AccessRow, everyone, loggedIn } from '../../testing/access.ts'
import { type TestApp, testPassword } from '../../testing/app.ts'
import { member } from '../../testing/members.ts'

export const access: readonly AccessRow[] = [
  [issueToken, everyone, async (app) => ({ body: await credentials(app) })],
  [revokeToken, everyone, async () => ({ body: { token: 'x'.repeat(43) } })],
  [verifyRole, loggedIn],
  [verifyPermissions, loggedIn],
]

async function credentials(app: TestApp) {
  const { email } = await member(app)
  return { grant_type: 'password', username: email, password: testPassword }
}
