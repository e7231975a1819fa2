import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { modules } from '#domain/kernel/permissions.ts'
import { issueToken, revokeToken, verifyPermissions, verifyRole } from '#domain/sessions/sessions.contract.ts'
import { hashToken } from '../../platform/sessions/tokens.ts'
import { sharedTestApp, startTestApp, type TestApp, testPassword } from '../../testing/app.ts'

const shared = sharedTestApp({ beforeAll, afterAll })

/** Somebody who can log in with testPassword. */
async function member(app: TestApp, options: Parameters<TestApp['person']>[0] = {}) {
  const person = await app.person(options)
  const passwordHash = await app.platform.passwords.hash(testPassword)
  await app.platform.db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', person.id).execute()
  return person
}

function passwordGrant(email: string, password = testPassword) {
  return { grant_type: 'password', username: email, password } as const
}

async function logIn(app: TestApp, email: string) {
  return (await app.call(issueToken, { body: passwordGrant(email) })).answer
}

async function renewal(app: TestApp, refreshToken: string) {
  return app.call(issueToken, { body: { grant_type: 'refresh_token', refresh_token: refreshToken } })
}

async function isIn(app: TestApp, token: string): Promise<boolean> {
  return (await app.call(verifyRole, { token })).status === 200
}

describe('AUTH-01 POST /oauth/token', () => {
  test('AUTH-01 the right password gets a bearer token, a refresh token and 3600 seconds, which nobody stores', async () => {
    const { email } = await member(shared.it)
    const answer = await shared.it.call(issueToken, {
      body: { ...passwordGrant(email), client_id: 'cantera-web', client_secret: 'any', scope: '*' },
    })
    expect(answer.answer).toEqual({
      token_type: 'Bearer',
      access_token: expect.stringMatching(/^[\w-]{43}$/),
      refresh_token: expect.stringMatching(/^[\w-]{43}$/),
      expires_in: 3600,
    })
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(await isIn(shared.it, answer.answer.access_token)).toBe(true)
  })

  test('AUTH-01 a form works like JSON, and the address may be written in capitals', async () => {
    const { email } = await member(shared.it)
    const response = await shared.it.app.inject({
      method: 'POST',
      url: '/oauth/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...passwordGrant(` ${email.toUpperCase()} `), scope: '' }).toString(),
    })
    expect(response.statusCode).toBe(200)
    expect(response.json().token_type).toBe('Bearer')
  })

  test('AUTH-01 a wrong password is refused the OAuth way, with the message key', async () => {
    const { email } = await member(shared.it)
    const answer = await shared.it.call(issueToken, { body: passwordGrant(email, 'Other.2026!') })
    expect(answer.status).toBe(400)
    expect(answer.refusal).toEqual({
      error: 'invalid_grant',
      error_description: 'personal.error.login',
      error_message: 'personal.error.login',
      errors: {},
    })
  })

  test('LOG-02 an unknown address gets the very same answer', async () => {
    const { email } = await member(shared.it)
    const wrong = await shared.it.call(issueToken, { body: passwordGrant(email, 'Other.2026!') })
    const unknown = await shared.it.call(issueToken, { body: passwordGrant('nobody@example.com', 'Other.2026!') })
    expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text])
  })

  test('LOG-02 an unknown address costs a password check too', async () => {
    const { hash, verify } = shared.it.platform.passwords
    const stored = await hash(testPassword)
    const medianMs = async (work: () => Promise<unknown>) => {
      const times: number[] = []
      for (let round = 0; round < 15; round += 1) {
        const started = performance.now()
        await work()
        times.push(performance.now() - started)
      }
      return times.toSorted((one, other) => one - other)[7]!
    }
    const known = await medianMs(() => verify('Other.2026!', stored))
    const unknown = await medianMs(() => verify('Other.2026!', undefined))
    expect(unknown).toBeGreaterThan(known / 3)
    expect(await verify('', undefined)).toBe(false)
  })

  test('ACC-07 a deleted person cannot log in', async () => {
    const { id, email } = await member(shared.it)
    await shared.it.platform.db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', id).execute()
    expect((await shared.it.call(issueToken, { body: passwordGrant(email) })).refusal.error_message).toBe('personal.error.login')
  })

  test.each([
    ['nothing', {}, 'unsupported_grant_type', ['grant_type']],
    ['another grant', { grant_type: 'client_credentials' }, 'unsupported_grant_type', ['grant_type']],
    ['no password and no address', { grant_type: 'password', username: '', password: '' }, 'invalid_request', ['password', 'username']],
    ['no refresh token', { grant_type: 'refresh_token' }, 'invalid_request', ['refresh_token']],
    ['a number for a token', { grant_type: 'refresh_token', refresh_token: 5 }, 'invalid_request', ['refresh_token']],
    ['a client id of the wrong kind', { ...passwordGrant('a@b.co'), client_id: 7 }, 'invalid_request', ['client_id']],
  ])('AUTH-01 a request with %s is a 400 of RFC 6749', async (_what, body, error, fields) => {
    const answer = await shared.it.call(issueToken, { body })
    expect(answer.status).toBe(400)
    const refusal = answer.refusal as unknown as Record<string, unknown>
    expect(refusal).toMatchObject({ error, error_message: 'errors.fields' })
    expect(Object.keys(refusal.errors as object).sort()).toEqual(fields)
    for (const key of Object.values(refusal.errors as Record<string, string[]>).flat()) expect(key).toMatch(/^\w+(\.\w+)+$/)
  })

  test('AUTH-01 a client that is not ours, or without its secret, is refused with 401', async () => {
    const app = await startTestApp({ env: { OAUTH_CLIENT_SECRET: 'known to one client only' } })
    const { email } = await member(app)
    const attempt = (client: Record<string, string>) => app.call(issueToken, { body: { ...passwordGrant(email), ...client } })
    for (const client of [{}, { client_secret: 'wrong' }, { client_id: 'other', client_secret: 'known to one client only' }]) {
      const answer = await attempt(client)
      expect([answer.status, answer.refusal]).toEqual([401, expect.objectContaining({ error: 'invalid_client', error_message: 'errors.bad_client' })])
    }
    expect((await attempt({ client_id: 'cantera-web', client_secret: 'known to one client only' })).status).toBe(200)
  })
})

describe('AUTH-03 who the token belongs to', () => {
  test('AUTH-03 verify/role tells the person, the status and the mode', async () => {
    const candidate = await shared.it.person({ firstName: 'Ana', lastName: 'Prueba', language: 'en' })
    expect((await shared.it.call(verifyRole, { token: candidate.token })).answer).toEqual({
      user: {
        uuid: candidate.uuid,
        name: 'Ana',
        lastname: 'Prueba',
        fullname: 'Ana Prueba',
        email: candidate.email,
        role_id: 2,
        language: 'en',
      },
      status: 'ok',
      mode: 'denied',
    })
    const staff = await shared.it.person({ role: [{ module: 'messages', item: 'view' }] })
    expect((await shared.it.call(verifyRole, { token: staff.token })).answer.mode).toBe('allowed')
  })

  test('AUTH-03 verify/permissions tells all nine modules and what the person holds of each', async () => {
    const staff = await shared.it.person({
      role: [
        { module: 'candidates', item: 'view' },
        { module: 'candidates', item: 'change' },
        { module: 'messages', item: 'view' },
      ],
    })
    const { data } = (await shared.it.call(verifyPermissions, { token: staff.token })).answer
    expect(data.map(({ id, title, route }) => [id, title, route])).toEqual(Object.entries(modules).map(([key, { id, route }]) => [id, key, route]))
    const held = data.filter(({ visible_user }) => visible_user).map(({ title, permissions }) => [title, permissions.map((item) => item.visible_user)])
    expect(held).toEqual([
      ['candidates', [true, true]],
      ['messages', [true, false]],
    ])
  })

  test.each([
    ['no token', undefined],
    ['a token nobody has', 'x'.repeat(43)],
    ['a token too short to be one', 'short'],
  ])('AUTH-03 %s gets 401', async (_what, token) => {
    for (const endpoint of [verifyRole, verifyPermissions]) {
      const answer = await shared.it.call(endpoint, { token })
      expect([answer.status, answer.refusal.error_message]).toEqual([401, 'errors.not_logged_in'])
      expect(answer.headers['www-authenticate']).toBe('Bearer')
    }
  })

  test('ACC-04 neither tells of password hashes or tokens', async () => {
    const person = await member(shared.it)
    const stored = await shared.it.platform.db.selectFrom('users').select('password_hash').where('id', '=', person.id).executeTakeFirstOrThrow()
    for (const endpoint of [verifyRole, verifyPermissions]) {
      const { text } = await shared.it.call(endpoint, { token: person.token })
      expect(text).not.toContain(stored.password_hash)
      expect(text).not.toContain(person.token)
    }
  })
})

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
    expect([again.status, again.refusal]).toEqual([400, expect.objectContaining({ error: 'invalid_grant', error_message: 'errors.session_ended' })])
    expect(await isIn(app, first.access_token)).toBe(false)
    expect(await isIn(app, second.access_token)).toBe(false)
    expect((await renewal(app, second.refresh_token)).status).toBe(400)
  })

  test('LOG-04 within ten seconds it also ends the session once its successor was used', async () => {
    const { email } = await member(shared.it)
    const first = await logIn(shared.it, email)
    const second = (await renewal(shared.it, first.refresh_token)).answer
    const third = (await renewal(shared.it, second.refresh_token)).answer
    expect((await renewal(shared.it, first.refresh_token)).status).toBe(400)
    expect(await isIn(shared.it, third.access_token)).toBe(false)
  })

  test('LOG-04 an answer that was lost may be asked for again within ten seconds', async () => {
    const { email } = await member(shared.it)
    const first = await logIn(shared.it, email)
    await renewal(shared.it, first.refresh_token)
    const again = (await renewal(shared.it, first.refresh_token)).answer
    expect(await isIn(shared.it, again.access_token)).toBe(true)
    expect((await renewal(shared.it, again.refresh_token)).status).toBe(200)
  })

  test('LOG-04 two tabs that renew at the same moment both stay in', async () => {
    const { email } = await member(shared.it)
    const first = await logIn(shared.it, email)
    const both = await Promise.all([renewal(shared.it, first.refresh_token), renewal(shared.it, first.refresh_token)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    for (const { answer } of both) expect(await isIn(shared.it, answer.access_token)).toBe(true)
    for (const { answer } of both) expect((await renewal(shared.it, answer.refresh_token)).status).toBe(200)
  })

  test('AUTH-04 a refresh token ends after thirty days', async () => {
    const app = await startTestApp()
    const { email } = await member(app)
    const tokens = await logIn(app, email)
    app.passSeconds(30 * 24 * 3600)
    expect((await renewal(app, tokens.refresh_token)).refusal.error_message).toBe('errors.session_ended')
  })

  test('AUTH-04 an access token is no refresh token', async () => {
    const { email } = await member(shared.it)
    const tokens = await logIn(shared.it, email)
    expect((await renewal(shared.it, tokens.access_token)).status).toBe(400)
    expect(await isIn(shared.it, tokens.refresh_token)).toBe(false)
  })

  test('AUTH-04 what is stored of a token is its hash', async () => {
    const { email } = await member(shared.it)
    const tokens = await logIn(shared.it, email)
    const { db } = shared.it.platform
    const access = await db.selectFrom('access_tokens').select('token_hash').where('token_hash', '=', hashToken(tokens.access_token)).execute()
    const refresh = await db.selectFrom('refresh_tokens').select('token_hash').where('token_hash', '=', hashToken(tokens.refresh_token)).execute()
    expect([access.length, refresh.length]).toEqual([1, 1])
  })
})

describe('AUTH-06 logout', () => {
  test.each(['access_token', 'refresh_token'] as const)('AUTH-06 revoking the %s ends the session with both tokens', async (kind) => {
    const { email } = await member(shared.it)
    const tokens = await logIn(shared.it, email)
    const other = await logIn(shared.it, email)
    expect((await shared.it.call(revokeToken, { body: { token: tokens[kind], token_type_hint: kind } })).status).toBe(200)
    expect(await isIn(shared.it, tokens.access_token)).toBe(false)
    expect((await renewal(shared.it, tokens.refresh_token)).status).toBe(400)
    expect(await isIn(shared.it, other.access_token)).toBe(true)
  })

  test('AUTH-06 revoking a token that nobody has is no error, one that is missing is', async () => {
    expect((await shared.it.call(revokeToken, { body: { token: 'x'.repeat(43) } })).status).toBe(200)
    const missing = await shared.it.call(revokeToken, { body: {} })
    expect([missing.status, missing.refusal]).toEqual([400, expect.objectContaining({ error: 'invalid_request' })])
  })
})
