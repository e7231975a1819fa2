import { randomUUID } from 'node:crypto'
import { describe, expect, onTestFinished, test } from 'vitest'
import { modules } from '#domain/kernel/permissions.ts'
import { issueTokenEndpoint, verifyPermissionsEndpoint, verifyRoleEndpoint } from '#domain/kernel/session.contract.ts'
import { createApp } from '../../app.ts'
import { sharedTestApp, testPassword } from '../../testing/app.ts'
import { member } from '../../testing/members.ts'

const site = sharedTestApp()

function passwordGrant(email: string, password = testPassword) {
  return { grant_type: 'password', username: email, password } as const
}

async function isIn(token: string): Promise<boolean> {
  return (await site.call(verifyRoleEndpoint, { token })).status === 200
}

describe('AUTH-01 POST /oauth/token', () => {
  test('AUTH-01 the right password gets tokens for 3600 seconds, in an answer that is not cached', async () => {
    const { email } = await member(site)
    const answer = await site.call(issueTokenEndpoint, {
      body: { ...passwordGrant(email), client_id: 'cantera-web', client_secret: 'any', scope: '*' },
    })
    expect(answer.answer).toEqual({
      token_type: 'Bearer',
      device: expect.stringMatching(/^[\w-]{16}\.[\w-]{43}$/),
      access_token: expect.stringMatching(/^[\w-]{43}$/),
      refresh_token: expect.stringMatching(/^[\w-]{43}$/),
      expires_in: 3600,
    })
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(await isIn(answer.answer.access_token)).toBe(true)
  })

  test('AUTH-01 a form works like JSON, and capitals in the address are accepted', async () => {
    const { email } = await member(site)
    const response = await site.app.inject({
      method: 'POST',
      url: '/oauth/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...passwordGrant(` ${email.toUpperCase()} `), scope: '' }).toString(),
    })
    expect(response.statusCode).toBe(200)
    expect(response.json().token_type).toBe('Bearer')
  })

  test.each([
    ['a keyboard that adds a space', (address: string) => `${address} `],
    ['a fixed space of a word processor', (address: string) => `\u00a0${address}\u00a0`],
    ['signs of zero width of a chat', (address: string) => `\u200b${address}\ufeff`],
    ['a tab and a line end of a table', (address: string) => `\t${address}\r\n`],
    ['a hyphen of a word processor', (address: string) => address.replace('-', '\u2011')],
  ])('AUTH-02 an address logs in as %s leaves it', async (_what, written) => {
    const { email } = await member(site, { email: `ana+prueba.${randomUUID()}@example.com` })
    expect((await site.call(issueTokenEndpoint, { body: passwordGrant(written(email)) })).status).toBe(200)
  })

  test('AUTH-01 a wrong password is refused with an OAuth error and the message key', async () => {
    const { email } = await member(site)
    const answer = await site.call(issueTokenEndpoint, { body: passwordGrant(email, 'Other.2026!') })
    expect(answer.status).toBe(400)
    expect(answer.refusal).toEqual({
      error: 'invalid_grant',
      error_description: 'personal.error.login',
      error_message: 'personal.error.login',
      errors: {},
    })
  })

  test('LOG-02 an unknown address gets the same answer as a wrong password', async () => {
    const { email } = await member(site)
    const wrong = await site.call(issueTokenEndpoint, { body: passwordGrant(email, 'Other.2026!') })
    const unknown = await site.call(issueTokenEndpoint, { body: passwordGrant('nobody@example.com', 'Other.2026!') })
    expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text])
  })

  test('LOG-02 a login with an unknown address takes as long as one with a known address', async () => {
    const { hash, verify } = site.platform.passwords
    const stored = await hash(testPassword)
    const timeOf = async (work: () => Promise<unknown>) => {
      const started = performance.now()
      await work()
      return performance.now() - started
    }
    const [knowns, unknowns]: [number[], number[]] = [[], []]
    // The two alternate, so that a busy moment of the machine slows both.
    for (let round = 0; round < 15; round += 1) {
      knowns.push(await timeOf(() => verify('Other.2026!', stored)))
      unknowns.push(await timeOf(() => verify('Other.2026!', undefined)))
    }
    const [known, unknown] = [knowns, unknowns].map((times) => times.toSorted((one, other) => one - other)[7]!)
    expect(unknown).toBeGreaterThan(known! / 3)
    expect(await verify('', undefined)).toBe(false)
  })

  test('ACC-07 a deleted person cannot log in', async () => {
    const { id, email } = await member(site)
    await site.platform.db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', id).execute()
    expect((await site.call(issueTokenEndpoint, { body: passwordGrant(email) })).refusal.error_message).toBe(
      'personal.error.login',
    )
  })

  test.each([
    ['nothing', {}, 'unsupported_grant_type', ['grant_type']],
    ['another grant', { grant_type: 'client_credentials' }, 'unsupported_grant_type', ['grant_type']],
    [
      'no password and no address',
      { grant_type: 'password', username: '', password: '' },
      'invalid_request',
      ['password', 'username'],
    ],
    ['no refresh token', { grant_type: 'refresh_token' }, 'invalid_request', ['refresh_token']],
    ['a number for a token', { grant_type: 'refresh_token', refresh_token: 5 }, 'invalid_request', ['refresh_token']],
    ['a client id of the wrong kind', { ...passwordGrant('a@b.co'), client_id: 7 }, 'invalid_request', ['client_id']],
  ])('AUTH-01 a request with %s is a 400 of RFC 6749', async (_what, body, error, fields) => {
    const answer = await site.call(issueTokenEndpoint, { body })
    expect(answer.status).toBe(400)
    const refusal = answer.refusal as unknown as Record<string, unknown>
    expect(refusal).toMatchObject({ error, error_message: 'errors.fields' })
    expect(Object.keys(refusal.errors as object).sort()).toEqual(fields)
    for (const key of Object.values(refusal.errors as Record<string, string[]>).flat()) expect(key).toMatch(/^\w+(\.\w+)+$/)
  })

  test('AUTH-01 an unknown OAuth client, or one without its secret, is refused with 401', async () => {
    const { platform } = site
    const oauth = { ...platform.config.oauth, clientSecret: 'known to one client only' }
    const app = await createApp({ ...platform, config: { ...platform.config, oauth } })
    onTestFinished(() => app.close())
    const { email } = await member(site)
    const attempt = (client: Record<string, string>) =>
      app.inject({ method: 'POST', url: issueTokenEndpoint.path, payload: { ...passwordGrant(email), ...client } })
    const strangers: Record<string, string>[] = [
      {},
      { client_secret: 'wrong' },
      { client_id: 'other', client_secret: 'known to one client only' },
    ]
    for (const client of strangers) {
      const answer = await attempt(client)
      expect([answer.statusCode, answer.json()]).toEqual([
        401,
        expect.objectContaining({ error: 'invalid_client', error_message: 'errors.bad_client' }),
      ])
    }
    expect((await attempt({ client_id: 'cantera-web', client_secret: 'known to one client only' })).statusCode).toBe(200)
  })

  const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`
  test.each([
    ['the right client', basic('cantera-web:a secret+of:one client'.replaceAll(' ', '%20').replace('+', '%2B')), {}, 200],
    ['a space written as a plus', basic('cantera-web:a+secret%2Bof:one+client'), {}, 200],
    ['the same client in the body', basic('cantera-web:a+secret%2Bof:one+client'), { client_id: 'cantera-web' }, 200],
    ['an unknown client', basic('other:a+secret%2Bof:one+client'), {}, 401],
    ['a wrong secret', basic('cantera-web:wrong'), {}, 401],
    ['no secret', basic('cantera-web:'), {}, 401],
    ['no colon', basic('cantera-web'), {}, 401],
    ['an encoding that cannot be read', basic('cantera-web:%E0%A4%A'), {}, 401],
    ['nothing', 'Basic', {}, 401],
    ['a wrong client beside the right one in the body', basic('other:x'), { client_secret: 'a secret+of:one client' }, 401],
    ['the right client beside a wrong one in the body', basic('cantera-web:a+secret%2Bof:one+client'), { client_id: 'x' }, 401],
  ])('AUTH-01 a Basic header with %s is judged as RFC 6749 says', async (_what, authorization, client, status) => {
    const { platform } = site
    const oauth = { ...platform.config.oauth, clientSecret: 'a secret+of:one client' }
    const app = await createApp({ ...platform, config: { ...platform.config, oauth } })
    onTestFinished(() => app.close())
    const { email } = await member(site)
    const payload = { ...passwordGrant(email), ...client }
    const answer = await app.inject({ method: 'POST', url: issueTokenEndpoint.path, headers: { authorization }, payload })
    expect(answer.statusCode).toBe(status)
    if (status === 401) expect(answer.json()).toMatchObject({ error: 'invalid_client' })
    expect(answer.headers['www-authenticate']).toBe(status === 401 ? 'Basic realm="oauth"' : undefined)
  })

  test('AUTH-01 a wrong client in a Basic header is refused also where no secret is configured', async () => {
    const { email } = await member(site)
    const attempt = (id: string) =>
      site.call(issueTokenEndpoint, { body: passwordGrant(email), headers: { authorization: basic(`${id}:`) } })
    expect([(await attempt('other')).status, (await attempt('cantera-web')).status]).toEqual([401, 200])
  })
})

describe('AUTH-03 the person of a token', () => {
  test('AUTH-03 verify/role returns the person, the status and the mode', async () => {
    const candidate = await site.person({ firstName: 'Ana', lastName: 'Prueba', language: 'en' })
    expect((await site.call(verifyRoleEndpoint, { token: candidate.token })).answer).toEqual({
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
    const staff = await site.person({ role: [{ module: 'messages', item: 'view' }] })
    expect((await site.call(verifyRoleEndpoint, { token: staff.token })).answer.mode).toBe('allowed')
  })

  test('AUTH-03 verify/permissions returns the nine modules with the person’s permissions in each', async () => {
    const staff = await site.person({
      role: [
        { module: 'candidates', item: 'view' },
        { module: 'candidates', item: 'change' },
        { module: 'messages', item: 'view' },
      ],
    })
    const { data } = (await site.call(verifyPermissionsEndpoint, { token: staff.token })).answer
    expect(data.map(({ id, title, route }) => [id, title, route])).toEqual(
      Object.entries(modules).map(([key, { id, route }]) => [id, key, route]),
    )
    const held = data
      .filter(({ visible_user }) => visible_user)
      .map(({ title, permissions }) => [title, permissions.map((item) => item.visible_user)])
    expect(held).toEqual([
      ['candidates', [true, true]],
      ['messages', [true, false]],
    ])
  })

  test.each([
    ['a token nobody has', 'x'.repeat(43)],
    ['a token too short to be one', 'short'],
  ])('AUTH-03 %s gets 401', async (_what, token) => {
    for (const endpoint of [verifyRoleEndpoint, verifyPermissionsEndpoint]) {
      const answer = await site.call(endpoint, { token })
      expect([answer.status, answer.refusal.error_message]).toEqual([401, 'errors.not_logged_in'])
      expect(answer.headers['www-authenticate']).toBe('Bearer')
    }
  })

  test('ACC-04 neither answer contains password hashes or tokens', async () => {
    const person = await member(site)
    const stored = await site.platform.db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow()
    for (const endpoint of [verifyRoleEndpoint, verifyPermissionsEndpoint]) {
      const { text } = await site.call(endpoint, { token: person.token })
      expect(text).not.toContain(stored.password_hash)
      expect(text).not.toContain(person.token)
    }
  })
})
