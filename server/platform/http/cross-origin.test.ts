import { expect, test } from 'vitest'
import { changeLanguageEndpoint, issueTokenEndpoint, verifyRoleEndpoint } from '#domain/kernel/session.contract.ts'
import { sharedTestApp, testPassword } from '../../testing/app.ts'
import { member } from '../../testing/members.ts'

const site = sharedTestApp()
const origin = 'https://elsewhere.example'

test('CFG-01 no answer lets another origin read it, not even one to a preflight request', async () => {
  const { email } = await member(site)
  const login = { grant_type: 'password', username: email, password: testPassword }
  const answers = [
    await site.app.inject({ url: '/api/steps/es', headers: { origin } }),
    await site.app.inject({ url: verifyRoleEndpoint.path, headers: { origin } }),
    await site.app.inject({ method: 'POST', url: issueTokenEndpoint.path, headers: { origin }, payload: login }),
    await site.app.inject({
      method: 'OPTIONS',
      url: verifyRoleEndpoint.path,
      headers: { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization' },
    }),
  ]
  for (const { headers } of answers) {
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
  }
})

test('AUTH-01 a session is in the Authorization header alone: no cookie is set, and none and no address is read', async () => {
  const { email } = await member(site)
  const body = { grant_type: 'password', username: email, password: testPassword } as const
  const opened = await site.call(issueTokenEndpoint, { body })
  expect(opened.headers['set-cookie']).toBeUndefined()
  const token = opened.answer.access_token
  const statusOf = async (url: string, headers: Record<string, string>) => (await site.app.inject({ url, headers })).statusCode
  const { path } = verifyRoleEndpoint
  expect(await statusOf(path, { authorization: `Bearer ${token}` })).toBe(200)
  expect(await statusOf(path, { cookie: `access_token=${token}; token=${token}` })).toBe(401)
  expect(await statusOf(`${path}?access_token=${token}`, {})).toBe(401)
})

test('INJ-07 a change that arrives as another site may send it without a preflight is refused', async () => {
  const { token } = await site.person()
  const send = (type: string) =>
    site.app.inject({
      method: changeLanguageEndpoint.method,
      url: changeLanguageEndpoint.path,
      headers: { 'content-type': type, authorization: `Bearer ${token}` },
      payload: '{"language":"en"}',
    })
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
    expect((await send(type)).statusCode, type).toBe(415)
  expect((await send('application/json')).statusCode).toBe(200)
})
