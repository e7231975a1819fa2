import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#domain/kernel/endpoint.ts'
import { jsonText, recordId, requiredText } from '#domain/kernel/fields.ts'
import { refuse } from '#domain/kernel/refusals.ts'
import { verifyRoleEndpoint } from '#domain/kernel/session.contract.ts'
import { registerEndpoint } from '#domain/people/accounts/accounts.contract.ts'
import { listContactMessagesEndpoint } from '#domain/site/contact/contact.contract.ts'
import { createApp } from '../../app.ts'
import { routesOf } from '../../routes.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { register } from './register.ts'
import { route } from './route.ts'

const site = sharedTestApp({ TRUST_PROXY: '127.0.0.1' })
let app: typeof site.app

const body = z.object({ name: requiredText('name.required'), age: z.number(), flag: z.boolean().optional() })
const save = endpoint({
  method: 'POST',
  path: '/api/test/save',
  summary: 'Saves',
  access: 'anyone',
  body,
  answer: z.object({ saved: z.unknown() }),
})
const finish = endpoint({ method: 'POST', path: '/api/test/finish', summary: 'Ends', access: 'anyone', answer: z.object({}) })
const applyFor = endpoint({
  method: 'POST',
  path: '/api/test/apply',
  summary: 'Applies, perhaps with a note',
  access: 'anyone',
  body: z.object({ note: z.string().optional() }),
  answer: z.object({}),
})
const find = endpoint({
  method: 'GET',
  path: '/api/test/find/:id/:filter',
  summary: 'Finds',
  access: 'anyone',
  params: z.object({ id: recordId, filter: jsonText(z.strictObject({ a: z.string() })) }),
  query: z.object({ size: z.coerce.number('errors.bad_request').optional() }),
  answer: z.object({}),
})
const fail = endpoint({ method: 'GET', path: '/api/test/fail', summary: 'Fails', access: 'anyone', answer: z.object({}) })
const wrongAnswer = endpoint({
  method: 'GET',
  path: '/api/test/wrong',
  summary: 'Answers wrongly',
  access: 'anyone',
  answer: z.object({ a: z.string() }),
})
const say = endpoint({
  method: 'GET',
  path: '/api/test/say/:code',
  summary: 'Refuses',
  access: 'anyone',
  params: z.object({ code: z.string() }),
  answer: z.object({}),
})
/** The application with additional endpoints that behave as no endpoint of the product should. */
beforeAll(async () => {
  const { platform } = site
  app = await createApp(platform)
  const extra = [
    route(save, async ({ body: saved }) => ({ saved })),
    route(finish, async () => ({})),
    route(applyFor, async () => ({})),
    route(find, async () => ({})),
    route(fail, async () => {
      throw Object.assign(new Error('insert into users … at /srv/secret.ts:1'), { detail: 'Failing row contains (hash)' })
    }),
    route(wrongAnswer, async () => ({ a: 'b', password_hash: 'must not leave' })),
    route(say, async ({ params }) => refuse(params.code as 'errors.stale')),
  ]
  for (const one of extra) register(app, platform, one)
}, 60_000)
afterAll(async () => app?.close())

async function post(
  url: string,
  payload: string | Buffer | undefined,
  headers: Record<string, string> = { 'content-type': 'application/json' },
) {
  const response = await app.inject({ method: 'POST', url, headers, ...(payload === undefined ? {} : { payload }) })
  return { status: response.statusCode, body: response.json(), headers: response.headers }
}

async function get(url: string, headers: Record<string, string> = {}) {
  const response = await app.inject({ method: 'GET', url, headers })
  return { status: response.statusCode, body: response.json(), headers: response.headers }
}

const fine = JSON.stringify({ name: 'Ana', age: 3 })

describe('bodies', () => {
  test('a valid body is accepted, and only its known fields reach the handler (ACC-03)', async () => {
    const answer = await post(save.path, JSON.stringify({ name: ' Ana ', age: 3, role_id: 1 }))
    expect([answer.status, answer.body]).toEqual([200, { saved: { name: 'Ana', age: 3 } }])
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test.each([
    ['broken JSON', '{"name":', 400, 'errors.bad_request'],
    ['an empty text', '', 400, 'errors.bad_request'],
    ['a list', '[]', 400, 'errors.bad_request'],
    ['a text', '"x"', 400, 'errors.bad_request'],
    ['a number', '7', 400, 'errors.bad_request'],
    ['__proto__', '{"__proto__":{"admin":true},"name":"Ana","age":3}', 400, 'errors.bad_request'],
    ['constructor.prototype', '{"constructor":{"prototype":{"admin":true}},"name":"Ana","age":3}', 400, 'errors.bad_request'],
    ['null', 'null', 422, 'errors.fields'],
    ['nothing in it', '{}', 422, 'errors.fields'],
    ['more than its limit', JSON.stringify({ name: 'a'.repeat(500_000) }), 413, 'errors.body_too_large'],
    ['100,000 levels', `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`, 422, 'errors.fields'],
  ])('INJ-07 a body with %s gets its status and code', async (_what, payload, status, code) => {
    const answer = await post(save.path, payload)
    expect([answer.status, answer.body.error_message]).toEqual([status, code])
  })

  test('all field errors come at once, each as a message key', async () => {
    const answer = await post(save.path, JSON.stringify({ name: '', age: 'three', flag: 1 }))
    expect([answer.status, answer.body]).toEqual([
      422,
      {
        error_message: 'errors.fields',
        errors: { name: ['name.required'], age: ['errors.bad_request'], flag: ['errors.bad_request'] },
      },
    ])
  })

  test.each([
    ['text/plain', fine],
    ['application/x-www-form-urlencoded', 'name=Ana&age=3'],
    ['application/xml', '<name>Ana</name>'],
    ['multipart/form-data; boundary=x', '--x--\r\n'],
    ['nonsense', fine],
  ])('INJ-07 a body of type %s is refused with 415', async (type, payload) => {
    const answer = await post(save.path, payload, { 'content-type': type })
    expect([answer.status, answer.body.error_message]).toEqual([415, 'errors.wrong_content_type'])
  })

  test.each([finish.path, applyFor.path])(
    'SPEC-68 a call of %s, which needs no field, may name JSON and send nothing',
    async (path) => {
      expect((await post(path, '')).status).toBe(200)
      expect((await post(path, undefined)).status).toBe(200)
      expect((await post(path, '{')).status).toBe(400)
    },
  )

  test('a JSON type may name a character set, and a request without a body is an empty form', async () => {
    expect((await post(save.path, fine, { 'content-type': 'application/json; charset=utf-8' })).status).toBe(200)
    expect((await post(save.path, undefined, {})).status).toBe(422)
  })
})

describe('addresses', () => {
  const filter = encodeURIComponent('{"a":"b"}')
  test.each([
    ['is right', `1/${filter}`, 200, undefined],
    ['names no record', `one/${filter}`, 404, 'errors.not_found'],
    ['names a record in SQL', `${encodeURIComponent("1' or '1'='1")}/${filter}`, 404, 'errors.not_found'],
    ['has a broken filter', `1/${encodeURIComponent('{"a":')}`, 400, 'errors.bad_filter'],
    ['has a filter with an unknown field', `1/${encodeURIComponent('{"a":"b","c":1}')}`, 400, 'errors.bad_filter'],
    ['has a filter of more than 2 KB', `1/${encodeURIComponent(`{"a":"${'b'.repeat(2048)}"}`)}`, 400, 'errors.bad_filter'],
    ['is too long', `1/${'a'.repeat(20_000)}`, 400, 'errors.bad_filter'],
    ['has a size that is no number', `1/${filter}?size=ten`, 400, 'errors.bad_request'],
    ['repeats its size', `1/${filter}?size=1&size=2`, 400, 'errors.bad_request'],
    ['is not encoded rightly', '1/%E0%A4%A', 400, 'errors.bad_filter'],
  ])('INJ-03 an address that %s', async (_what, end, status, code) => {
    const answer = await get(`/api/test/find/${end}`)
    expect([answer.status, answer.body.error_message]).toEqual([status, code])
  })

  test('an unknown address answers 404 in the same shape for every method', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const) {
      const response = await app.inject({ method, url: '/api/nothing/here' })
      expect([method, response.statusCode, response.json()]).toEqual([
        method,
        404,
        { error_message: 'errors.not_found', errors: {} },
      ])
    }
  })
})

describe('access', () => {
  test('ROL-02 an anonymous call gets 401, one without the module 403, one with it the answer', async () => {
    const [candidate, staff] = [await site.person(), await site.person({ role: [{ module: 'messages', item: 'view' }] })]
    expect((await get(listContactMessagesEndpoint.path)).status).toBe(401)
    const denied = await get(listContactMessagesEndpoint.path, { authorization: `Bearer ${candidate.token}` })
    expect([denied.status, denied.body]).toEqual([403, { error_message: 'errors.forbidden', errors: {} }])
    expect((await get(listContactMessagesEndpoint.path, { authorization: `Bearer ${staff.token}` })).status).toBe(200)
  })

  test.each(['', 'Bearer', 'Bearer ', 'Basic YTpi', 'Bearer a b', `Bearer ${'x'.repeat(300)}`, "Bearer ' or 1=1 --"])(
    'AUTH-03 the authorization %j counts as anonymous',
    async (authorization) => {
      expect((await get(verifyRoleEndpoint.path, { authorization })).status).toBe(401)
    },
  )

  test('ROL-02 a missing right is refused before the request is validated', async () => {
    const candidate = await site.person()
    const authorization = `Bearer ${candidate.token}`
    for (const { endpoint: one } of routesOf(site.platform)) {
      if (one.access === 'anyone' || one.access === 'logged_in' || one.access === 'candidate') continue
      const url = one.path.replace(/:\w+/g, 'nonsense')
      const response = await app.inject({ method: one.method, url, headers: { authorization } })
      expect([one.method, one.path, response.statusCode]).toEqual([one.method, one.path, 403])
    }
  })
})

describe('errors', () => {
  test('CFG-02 an unexpected error answers with an id and no details', async () => {
    const answer = await get(fail.path)
    expect([answer.status, answer.body]).toEqual([
      500,
      { error_message: 'errors.unexpected', errors: {}, request_id: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    ])
  })

  test('ACC-04 an answer contains only the fields of its shape', async () => {
    expect((await get(wrongAnswer.path)).body).toEqual({ a: 'b' })
  })

  test.each([
    ['vacancies.closed', 410],
    ['errors.stale', 409],
    ['errors.unavailable', 503],
  ])('a refusal %s answers %i', async (code, status) => {
    const answer = await get(`/api/test/say/${code}`)
    expect([answer.status, answer.body.error_message]).toEqual([status, code])
    expect(answer.headers['cache-control']).toBe('no-store')
  })
})

describe('CFG-01 security headers', () => {
  test.each([
    ['a page of data', 'GET', '/api/steps/es'],
    ['a refusal', 'GET', verifyRoleEndpoint.path],
    ['an unknown call', 'GET', '/api/nothing'],
    ['an unexpected error', 'GET', fail.path],
    ['a bad body', 'POST', save.path],
    ['a registration without a body', 'POST', registerEndpoint.path],
    ['a file that is not there', 'GET', '/files/nothing'],
    ['the contract', 'GET', '/api/openapi.json'],
    ['the health', 'GET', '/healthz'],
    ['an address that is not encoded rightly', 'GET', '/api/%E0%A4%A'],
  ] as const)('CFG-01 %s has the security headers', async (_what, method, url) => {
    const { headers } = await app.inject({ method, url })
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/)
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(/frame-ancestors 'none'/)
    expect(policy).toMatch(/script-src 'self' 'nonce-[\w-]{36}'/)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(headers['x-powered-by']).toBeUndefined()
  })

  test.each([
    ['no HTTP at all', 'HELO there\r\n\r\n'],
    ['a head without end', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab'],
  ])('CFG-01 %s reaches no route and is refused with the security headers', async (_what, sent) => {
    if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(sent))
    const answer = await text(socket)
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toContain("content-security-policy: default-src 'none'")
    expect(answer).toContain('x-content-type-options: nosniff')
  })

  test('CFG-01 no two answers share a nonce', async () => {
    const nonces = new Set<string>()
    for (let count = 0; count < 5; count += 1) {
      const { headers } = await app.inject({ method: 'GET', url: '/healthz' })
      nonces.add(/'nonce-([^']+)'/.exec(String(headers['content-security-policy']))![1]!)
    }
    expect(nonces.size).toBe(5)
  })
})
