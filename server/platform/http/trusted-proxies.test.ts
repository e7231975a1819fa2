import { describe, expect, onTestFinished, test } from 'vitest'
import { checkEmailEndpoint } from '#domain/people/accounts/accounts.contract.ts'
import { createApp } from '../../app.ts'
import { readConfig } from '../../config.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { bareForwardedFor } from './trusted-proxies.ts'

const site = sharedTestApp()

/** The client address that an application with this setting sees, for a chain of X-Forwarded-For that ends at `peer`. */
async function addressSeen(TRUST_PROXY: string, forwarded: string, peer = '127.0.0.1') {
  const { platform } = site
  const app = await createApp({ ...platform, config: { ...platform.config, trustProxy: readConfig({ TRUST_PROXY }).trustProxy } })
  onTestFinished(() => app.close())
  app.get('/test/address', async ({ ip }) => ip)
  const headers = { 'x-forwarded-for': forwarded }
  return (await app.inject({ url: '/test/address', headers, remoteAddress: peer })).body
}

test.each([
  ['', '203.0.113.7', '127.0.0.1'],
  ['false', '203.0.113.7', '127.0.0.1'],
  ['127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['127.0.0.1', '203.0.113.7:40001', '203.0.113.7'],
  ['127.0.0.1', '[2001:db8::7]:40001', '2001:db8::7'],
  ['127.0.0.1', '[2001:db8::7]', '2001:db8::7'],
  ['127.0.0.1', '2001:db8::7', '2001:db8::7'],
  ['127.0.0.1', '198.51.100.9, 203.0.113.7:40001', '203.0.113.7'],
  ['127.0.0.1', '198.51.100.9, unknown', '127.0.0.1'],
  ['127.0.0.1', 'made up, 203.0.113.7', '203.0.113.7'],
  ['127.0.0.1,10.0.0.0/8', '198.51.100.9, 203.0.113.7, 10.1.2.3:443', '203.0.113.7'],
  ['loopback, uniquelocal', '198.51.100.9, 203.0.113.7, [fd00::1]:443, ::ffff:10.1.2.3', '203.0.113.7'],
  ['linklocal localhost', '203.0.113.7, 169.254.1.1', '203.0.113.7'],
  ['1', '198.51.100.9, 203.0.113.7', '203.0.113.7'],
  ['2', '198.51.100.9, 203.0.113.7, 10.1.2.3:443', '203.0.113.7'],
  ['true', '198.51.100.9, 203.0.113.7', '198.51.100.9'],
  ['*', '198.51.100.9, 203.0.113.7', '198.51.100.9'],
])('LOG-06 with TRUST_PROXY=%s the client of the chain %s is %s', async (setting, forwarded, address) => {
  expect(await addressSeen(setting, forwarded)).toBe(address)
})

test('LOG-06 a trusted proxy is recognised by an IPv4-mapped IPv6 address too, a stranger is not', async () => {
  expect(await addressSeen('127.0.0.1', '203.0.113.7', '::ffff:127.0.0.1')).toBe('203.0.113.7')
  expect(await addressSeen('127.0.0.1', '203.0.113.7', '192.0.2.1')).toBe('192.0.2.1')
  expect(await addressSeen('loopback', '203.0.113.7', '::1')).toBe('203.0.113.7')
})

test.each(['yes please', 'proxy.example.com', '10.1', '10.0.0.0/33', '127.0.0.1,nonsense', '-1', '1.5', '0.0.0.0/0'])(
  'CFG-05 TRUST_PROXY=%s is refused at the start',
  (TRUST_PROXY) => {
    expect(() => readConfig({ TRUST_PROXY })).toThrow(
      'TRUST_PROXY names something else than addresses, networks or a number of proxies.',
    )
  },
)

test.each([
  ['', ''],
  [' 203.0.113.7:1 ,[::1]:2', '203.0.113.7, ::1'],
  ['203.0.113.7,', ''],
  ['[203.0.113.7]:80x', ''],
])('LOG-06 the chain %j becomes %j', (header, bare) => {
  expect(bareForwardedFor(header)).toBe(bare)
})

describe('behind a proxy that adds the port of the connection', () => {
  test.each([
    ['an IPv4 address', (port: number) => `203.0.113.7:${port}`],
    ['an IPv6 address', (port: number) => `[2001:db8:5::7]:${port}`],
  ])('LOG-06 requests from %s are limited whatever their ports', async (_, from) => {
    const { platform } = site
    const trustProxy = readConfig({ TRUST_PROXY: '127.0.0.1' }).trustProxy
    const app = await createApp({ ...platform, config: { ...platform.config, trustProxy } })
    onTestFinished(() => app.close())
    const ask = async (port: number) => {
      const headers = { 'x-forwarded-for': from(port) }
      return (
        await app.inject({ method: 'POST', url: checkEmailEndpoint.path, headers, payload: { email: `p${port}@example.com` } })
      ).statusCode
    }
    const statuses = []
    for (let count = 1; count <= 66; count += 1) statuses.push(await ask(40_000 + count))
    expect(statuses.filter((status) => status === 200)).toHaveLength(60)
    expect(statuses.slice(60)).toEqual(Array(6).fill(429))
  })
})
