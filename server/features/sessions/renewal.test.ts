import { describe, expect, test } from 'vitest'
import { issueToken, revokeToken, verifyRole } from '#domain/sessions/sessions.contract.ts'
import { hashToken } from '../../platform/sessions/tokens.ts'
import { sharedTestApp, startTestApp, type TestApp, testPassword } from '../../testing/app.ts'
import { member } from '../../testing/members.ts'

const site = sharedTestApp()

async function logIn(app: TestApp, email: string) {
  return (await app.call(issueToken, { body: { grant_type: 'password', username: email, password: testPassword } })).answer
}

async function renewal(app: TestApp, refreshToken: string) {
  return app.call(issueToken, { body: { grant_type: 'refresh_token', refresh_token: refreshToken } })
}

async function isIn(app: TestApp, token: string): Promise<boolean> {
  return (await app.call(verifyRole, { token })).status === 200
}

describe('AUTH-04 renewal', () => {
  test('AUTH-04 an access token ends after 3600 seconds, and the refresh token renews it', async () => {
    const app = await startTestApp()
    const { email } = await member(app)
    const tokens = await logIn(app, email)
    app.passSeconds(3599)
    expect(await isIn(app, tokens.access_token)).toBe(true)
    app.passSeconds(1)
    expect(await isIn(app, tokens.access_token)).toBe(false)
    const renewed = (await renewal(app, tokens.refresh_token)).answer
    expect(renewed.refresh_token).not.toBe(tokens.refresh_token)
    expect(await isIn(app, renewed.access_token)).toBe(true)
  })

  test('LOG-04 a refresh token presented again after ten seconds ends the whole session', async () => {
    const app = await startTestApp()
    const { email } = await member(app)
    const first = await logIn(app, email)
    const second = (await renewal(app, first.refresh_token)).answer
    app.passSeconds(11)
    const again = await renewal(app, first.refresh_token)
    expect([again.status, again.refusal]).toEqual([
      400,
      expect.objectContaining({ error: 'invalid_grant', error_message: 'errors.session_ended' }),
    ])
    expect(await isIn(app, first.access_token)).toBe(false)
    expect(await isIn(app, second.access_token)).toBe(false)
    expect((await renewal(app, second.refresh_token)).status).toBe(400)
  })

  test('LOG-04 within ten seconds it also ends the session once its successor was used', async () => {
    const { email } = await member(site)
    const first = await logIn(site, email)
    const second = (await renewal(site, first.refresh_token)).answer
    const third = (await renewal(site, second.refresh_token)).answer
    expect((await renewal(site, first.refresh_token)).status).toBe(400)
    expect(await isIn(site, third.access_token)).toBe(false)
  })

  test('LOG-04 an answer that was lost may be asked for again within ten seconds', async () => {
    const { email } = await member(site)
    const first = await logIn(site, email)
    await renewal(site, first.refresh_token)
    const again = (await renewal(site, first.refresh_token)).answer
    expect(await isIn(site, again.access_token)).toBe(true)
    expect((await renewal(site, again.refresh_token)).status).toBe(200)
  })

  test('LOG-04 two tabs that renew at the same moment both stay in', async () => {
    const { email } = await member(site)
    const first = await logIn(site, email)
    const both = await Promise.all([renewal(site, first.refresh_token), renewal(site, first.refresh_token)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    for (const { answer } of both) expect(await isIn(site, answer.access_token)).toBe(true)
    for (const { answer } of both) expect((await renewal(site, answer.refresh_token)).status).toBe(200)
  })

  test('LOG-04 whoever copied a refresh token shares one line with its owner, and the second use of it ends both', async () => {
    const app = await startTestApp()
    const { email } = await member(app)
    const first = await logIn(app, email)
    const [owner, thief] = [(await renewal(app, first.refresh_token)).answer, (await renewal(app, first.refresh_token)).answer]
    expect(thief.refresh_token).toBe(owner.refresh_token)
    const ahead = (await renewal(app, thief.refresh_token)).answer
    app.passSeconds(11)
    expect((await renewal(app, owner.refresh_token)).refusal.error_message).toBe('errors.session_ended')
    expect((await renewal(app, ahead.refresh_token)).status).toBe(400)
    expect(await isIn(app, ahead.access_token)).toBe(false)
  })

  test('AUTH-04 a refresh token ends after thirty days', async () => {
    const app = await startTestApp()
    const { email } = await member(app)
    const tokens = await logIn(app, email)
    app.passSeconds(30 * 24 * 3600)
    expect((await renewal(app, tokens.refresh_token)).refusal.error_message).toBe('errors.session_ended')
  })

  test('LOG-04 a session renews sixty times in ten minutes, is then told how long to wait, and goes on afterwards', async () => {
    const app = await startTestApp()
    const { email } = await member(app)
    let { refresh_token } = await logIn(app, email)
    for (let count = 0; count < 60; count += 1) refresh_token = (await renewal(app, refresh_token)).answer.refresh_token
    const refused = await renewal(app, refresh_token)
    expect([refused.status, refused.refusal.error_message]).toEqual([429, 'errors.too_many'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(500)
    await app.platform.db.deleteFrom('rate_limits').execute()
    expect((await renewal(app, refresh_token)).status).toBe(200)
  })

  test('AUTH-04 an access token is no refresh token', async () => {
    const { email } = await member(site)
    const tokens = await logIn(site, email)
    expect((await renewal(site, tokens.access_token)).status).toBe(400)
    expect(await isIn(site, tokens.refresh_token)).toBe(false)
  })

  test('AUTH-04 what is stored of a token is its hash', async () => {
    const { email } = await member(site)
    const tokens = await logIn(site, email)
    const { db } = site.platform
    const access = await db
      .selectFrom('access_tokens')
      .select('token_hash')
      .where('token_hash', '=', hashToken(tokens.access_token))
      .execute()
    const refresh = await db
      .selectFrom('refresh_tokens')
      .select('token_hash')
      .where('token_hash', '=', hashToken(tokens.refresh_token))
      .execute()
    expect([access.length, refresh.length]).toEqual([1, 1])
  })
})

describe('AUTH-06 logout', () => {
  test.each(['access_token', 'refresh_token'] as const)(
    'AUTH-06 revoking the %s ends the session with both tokens',
    async (kind) => {
      const { email } = await member(site)
      const tokens = await logIn(site, email)
      const other = await logIn(site, email)
      expect((await site.call(revokeToken, { body: { token: tokens[kind], token_type_hint: kind } })).status).toBe(200)
      expect(await isIn(site, tokens.access_token)).toBe(false)
      expect((await renewal(site, tokens.refresh_token)).status).toBe(400)
      expect(await isIn(site, other.access_token)).toBe(true)
    },
  )

  test('AUTH-06 revoking a token that nobody has is no error, one that is missing is', async () => {
    expect((await site.call(revokeToken, { body: { token: 'x'.repeat(43) } })).status).toBe(200)
    const missing = await site.call(revokeToken, { body: {} })
    expect([missing.status, missing.refusal]).toEqual([400, expect.objectContaining({ error: 'invalid_request' })])
  })
})
