import { describe, expect, test } from 'vitest'
import { issueTokenEndpoint, revokeTokenEndpoint, verifyRoleEndpoint } from '#domain/kernel/session.contract.ts'
import { hashToken } from '../../platform/sessions/tokens.ts'
import { sharedTestApp, testPassword } from '../../testing/app.ts'
import { member } from '../../testing/members.ts'

/** Tests move its clock forward only, and each logs in anew. */
const site = sharedTestApp()

async function logIn(email: string) {
  return (await site.call(issueTokenEndpoint, { body: { grant_type: 'password', username: email, password: testPassword } }))
    .answer
}

async function renewal(refreshToken: string) {
  return site.call(issueTokenEndpoint, { body: { grant_type: 'refresh_token', refresh_token: refreshToken } })
}

async function isIn(token: string): Promise<boolean> {
  return (await site.call(verifyRoleEndpoint, { token })).status === 200
}

describe('AUTH-04 renewal', () => {
  test('AUTH-04 an access token expires after 3600 seconds, and the refresh token renews it', async () => {
    const { email } = await member(site)
    const tokens = await logIn(email)
    // The clock also runs on its own, so this leaves more time than a test may take.
    site.passSeconds(3580)
    expect(await isIn(tokens.access_token)).toBe(true)
    site.passSeconds(20)
    expect(await isIn(tokens.access_token)).toBe(false)
    const renewed = (await renewal(tokens.refresh_token)).answer
    expect(renewed.refresh_token).not.toBe(tokens.refresh_token)
    expect(await isIn(renewed.access_token)).toBe(true)
  })

  test('LOG-04 a refresh token reused after ten seconds ends the whole session', async () => {
    const { email } = await member(site)
    const first = await logIn(email)
    const second = (await renewal(first.refresh_token)).answer
    site.passSeconds(11)
    const again = await renewal(first.refresh_token)
    expect([again.status, again.refusal]).toEqual([
      400,
      expect.objectContaining({ error: 'invalid_grant', error_message: 'errors.session_ended' }),
    ])
    expect(await isIn(first.access_token)).toBe(false)
    expect(await isIn(second.access_token)).toBe(false)
    expect((await renewal(second.refresh_token)).status).toBe(400)
  })

  test('LOG-04 a refresh token reused within ten seconds ends the session once its successor was used', async () => {
    const { email } = await member(site)
    const first = await logIn(email)
    const second = (await renewal(first.refresh_token)).answer
    const third = (await renewal(second.refresh_token)).answer
    expect((await renewal(first.refresh_token)).status).toBe(400)
    expect(await isIn(third.access_token)).toBe(false)
  })

  test('LOG-04 a renewal whose answer was lost can be repeated within ten seconds', async () => {
    const { email } = await member(site)
    const first = await logIn(email)
    await renewal(first.refresh_token)
    const again = (await renewal(first.refresh_token)).answer
    expect(await isIn(again.access_token)).toBe(true)
    expect((await renewal(again.refresh_token)).status).toBe(200)
  })

  test('LOG-04 two tabs that renew simultaneously both stay logged in', async () => {
    const { email } = await member(site)
    const first = await logIn(email)
    const both = await Promise.all([renewal(first.refresh_token), renewal(first.refresh_token)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    for (const { answer } of both) expect(await isIn(answer.access_token)).toBe(true)
    for (const { answer } of both) expect((await renewal(answer.refresh_token)).status).toBe(200)
  })

  test('LOG-04 a copied refresh token and the original share a session, which a reuse ends', async () => {
    const { email } = await member(site)
    const first = await logIn(email)
    const [owner, thief] = [(await renewal(first.refresh_token)).answer, (await renewal(first.refresh_token)).answer]
    expect(thief.refresh_token).toBe(owner.refresh_token)
    const ahead = (await renewal(thief.refresh_token)).answer
    site.passSeconds(11)
    expect((await renewal(owner.refresh_token)).refusal.error_message).toBe('errors.session_ended')
    expect((await renewal(ahead.refresh_token)).status).toBe(400)
    expect(await isIn(ahead.access_token)).toBe(false)
  })

  test('AUTH-04 a session that is renewed all the time ends after ninety days', async () => {
    const { email } = await member(site)
    let tokens = await logIn(email)
    for (let weeks = 0; weeks < 12; weeks += 1) {
      site.passSeconds(7 * 24 * 3600)
      tokens = (await renewal(tokens.refresh_token)).answer
    }
    site.passSeconds(6 * 24 * 3600)
    const over = await renewal(tokens.refresh_token)
    expect([over.status, over.refusal.error_message]).toEqual([400, 'errors.session_ended'])
  })

  test('AUTH-04 a refresh token expires after thirty days', async () => {
    const { email } = await member(site)
    const tokens = await logIn(email)
    site.passSeconds(30 * 24 * 3600)
    expect((await renewal(tokens.refresh_token)).refusal.error_message).toBe('errors.session_ended')
  })

  test('LOG-04 after sixty renewals in ten minutes a session gets the time to wait', async () => {
    const { email } = await member(site)
    let { refresh_token } = await logIn(email)
    for (let count = 0; count < 60; count += 1) refresh_token = (await renewal(refresh_token)).answer.refresh_token
    const refused = await renewal(refresh_token)
    expect([refused.status, refused.refusal.error_message]).toEqual([429, 'errors.too_many'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(500)
    await site.platform.db.deleteFrom('rate_limits').execute()
    expect((await renewal(refresh_token)).status).toBe(200)
  })

  test('AUTH-04 an access token does not work as a refresh token, nor the reverse', async () => {
    const { email } = await member(site)
    const tokens = await logIn(email)
    expect((await renewal(tokens.access_token)).status).toBe(400)
    expect(await isIn(tokens.refresh_token)).toBe(false)
  })

  test('AUTH-04 the server stores tokens only as hashes', async () => {
    const { email } = await member(site)
    const tokens = await logIn(email)
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
      const tokens = await logIn(email)
      const other = await logIn(email)
      expect((await site.call(revokeTokenEndpoint, { body: { token: tokens[kind], token_type_hint: kind } })).status).toBe(200)
      expect(await isIn(tokens.access_token)).toBe(false)
      expect((await renewal(tokens.refresh_token)).status).toBe(400)
      expect(await isIn(other.access_token)).toBe(true)
    },
  )

  test('AUTH-06 revoking an unknown token succeeds, a missing token is an error', async () => {
    expect((await site.call(revokeTokenEndpoint, { body: { token: 'x'.repeat(43) } })).status).toBe(200)
    const missing = await site.call(revokeTokenEndpoint, { body: {} })
    expect([missing.status, missing.refusal]).toEqual([400, expect.objectContaining({ error: 'invalid_request' })])
  })
})
