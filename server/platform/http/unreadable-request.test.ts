import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'

test.each([
  ['no HTTP at all', 'HELO there\r\n\r\n', 400],
  ['a head without end', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`, 431],
  ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', 400],
])('CFG-01 the answer to %s, which no route sees, carries safety headers too', async (_what, sent, status) => {
  const { app } = await startTestApp()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(sent))
  let answer = ''
  for await (const chunk of socket.setEncoding('utf8')) answer += chunk
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(head).toContain("content-security-policy: default-src 'none'")
  expect(head).toContain('x-content-type-options: nosniff')
  expect(JSON.parse(body)).toEqual({ error_message: 'errors.bad_request', errors: {} })
})
