import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'
import { NotRead, pinnedTo, postOutside, readOutside } from './read-outside.ts'
import { siteOf } from './site-of.ts'

/** A site on this machine; returns its port. */
async function startSite(listener: RequestListener): Promise<number> {
  const server = createServer(listener)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}
const settings = { bytes: 1000, loopback: false }
const read = (address: string, more: Partial<Parameters<typeof readOutside>[1]> = {}) =>
  readOutside(address, { ...settings, signal: AbortSignal.timeout(2000), ...more })
const refusalOf = (promise: Promise<string>) =>
  promise.then(
    () => 'read',
    (error: unknown) => (error instanceof NotRead ? error.message : String(error)),
  )

test.each(['8.8.8.8', '1.1.1.1', '2606:4700::1111', '2800:3f0::1', '::ffff:8.8.8.8'])('PAS-02 %s is a public address', (ip) => {
  expect(isPublicAddress(ip)).toBe(true)
})

test.each([
  ...[
    '127.0.0.1',
    '127.9.9.9',
    '0.0.0.0',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '100.100.100.200',
  ],
  ...['192.0.0.192', '192.0.2.1', '198.18.0.1', '224.0.0.1', '240.0.0.1', '255.255.255.255', '192.88.99.1'],
  ...[
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:a9fe:a9fe',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b::a9fe:a9fe',
    '64:ff9b:1::1',
  ],
  ...[
    'fe80::1',
    'fec0::1',
    'fc00::1',
    'fd00:ec2::254',
    'ff02::1',
    '2002:7f00:1::',
    '2001::1',
    '2001:db8::1',
    '5f00::1',
    '4000::1',
  ],
  ...['localhost', 'metadata.google.internal', ''],
])('PAS-02 %j is no public address', (ip) => {
  expect(isPublicAddress(ip)).toBe(false)
})

test.each<readonly [address: string, reason: string]>([
  ['http://8.8.8.8/', 'not an allowed address'],
  ['https://user:secret@other.example/', 'not an allowed address'],
  ['https://user@other.example/', 'not an allowed address'],
  ['ftp://other.example/', 'not an allowed address'],
  ['file:///etc/passwd', 'not an allowed address'],
  ['data:text/plain,a', 'not an allowed address'],
  ['https://other.example:8443/', 'not the usual port'],
  ['https://other.example:22/', 'not the usual port'],
  ['https://', 'not an address'],
  ['other.example', 'not an address'],
  ...[
    ...['https://127.0.0.1/', 'https://2130706433/', 'https://0x7f.1/', 'https://0177.0.0.1/', 'https://127.1/'],
    ...['https://①②⑦.0.0.1/', 'https://[::1]/', 'https://[::ffff:127.0.0.1]/', 'https://[64:ff9b::a9fe:a9fe]/'],
    ...['https://169.254.169.254/latest/meta-data/', 'https://other.example:443/'],
  ].map((address) => [address, 'not a public address'] as const),
])('PAS-02 %s is refused before a connection: %s', async (address, reason) => {
  const resolve = async () => [{ address: '10.0.0.1', family: 4 }]
  expect(await refusalOf(read(address, { resolve }))).toBe(reason)
})

test('PAS-02 a name with one private address, or none, is refused', async () => {
  const of = (...ips: string[]) =>
    refusalOf(read('https://other.example/', { resolve: async () => ips.map((address) => ({ address, family: 4 })) }))
  expect(await of('10.0.0.1')).toBe('not a public address')
  expect(await of('8.8.8.8', '169.254.169.254')).toBe('not a public address')
  expect(await of()).toBe('not a public address')
})

test('PAS-02 a name is resolved once, and the connection goes to the address that was checked', async () => {
  const port = await startSite((request, answer) => answer.end(request.headers.host))
  const answers = ['127.0.0.1', '10.0.0.1']
  let asked = 0
  const resolve = async () => [{ address: answers[asked++] ?? '10.0.0.1', family: 4 }]
  // Nobody else knows the name, so the answer came from the checked address.
  const name = `rebinding.example:${port}`
  expect(await read(`http://${name}/`, { loopback: true, resolve })).toBe(name)
  expect(asked).toBe(1)
})

test('PAS-02 whatever name a connection resolves, it gets the checked addresses', () => {
  const checked = [
    { address: '8.8.8.8', family: 4 },
    { address: '2606:4700::1111', family: 6 },
  ]
  const received: unknown[] = []
  pinnedTo(checked)('other.example', { all: true }, (_error, addresses) => received.push(addresses))
  pinnedTo(checked)('evil.example', {}, (_error, address, family) => received.push(address, family))
  expect(received).toEqual([checked, '8.8.8.8', 4])
})

test('PAS-02 a redirect is not followed', async () => {
  let followed = 0
  const port = await startSite((request, answer) => {
    if (request.url === '/inside') followed += 1
    answer.writeHead(302, { location: request.url === '/meta' ? 'http://169.254.169.254/' : '/inside' }).end()
  })
  for (const at of ['/meta', '/own'])
    expect(await refusalOf(read(`http://127.0.0.1:${port}${at}`, { loopback: true }))).toBe('answered 302')
  expect(followed).toBe(0)
})

test('PAS-02 an endless, a long, a slow and a broken answer end', async () => {
  const closed: string[] = []
  const port = await startSite((request, answer) => {
    const { url = '' } = request
    answer.on('close', () => closed.push(url))
    if (url === '/endless') {
      const timer = setInterval(() => answer.write('x'.repeat(400)), 5)
      answer.on('close', () => clearInterval(timer))
    }
    if (url === '/long') answer.end('x'.repeat(1001))
    if (url === '/exact') answer.end('x'.repeat(1000))
    if (url === '/broken') answer.writeHead(200, { 'content-length': '50' }).write('x', () => request.socket.destroy())
  })
  const at = (path: string, ms = 2000) =>
    refusalOf(read(`http://127.0.0.1:${port}${path}`, { loopback: true, signal: AbortSignal.timeout(ms) }))
  expect(await at('/endless')).toBe('the answer is too long')
  expect(await at('/long')).toBe('the answer is too long')
  expect(await at('/exact')).toBe('read')
  expect(await at('/broken')).toMatch(/broke off|ECONNRESET/)
  expect(await at('/slow', 100)).toMatch(/ABORT|TimeoutError/)
  await expect.poll(() => closed).toEqual(expect.arrayContaining(['/endless', '/slow']))
})

test('PAS-02 a name server that does not answer ends with the time', async () => {
  const resolve = () => new Promise<never>(() => {})
  expect(await refusalOf(read('https://other.example/', { resolve, signal: AbortSignal.timeout(50) }))).toBe('no answer in time')
})

test('PAS-02 what answers without a certificate of its name is not read', async () => {
  const port = await startSite((_request, answer) => answer.end('plain'))
  expect(await refusalOf(read(`https://127.0.0.1:${port}/`, { loopback: true }))).not.toBe('read')
})

const post = (address: string, more: Partial<Parameters<typeof postOutside>[1]> = {}) =>
  postOutside(address, { ...settings, signal: AbortSignal.timeout(2000), headers: {}, body: '{}', ...more })

test.each(['https://127.0.0.1/', 'https://other.example/', 'https://169.254.169.254/', 'http://8.8.8.8/', 'https://8.8.8.8:22/'])(
  'HOK-01 a message to %s is refused before a connection',
  async (address) => {
    await expect(post(address, { resolve: async () => [{ address: '10.0.0.1', family: 4 }] })).rejects.toThrow(NotRead)
  },
)

test('HOK-01 a message gets the status of the answer: no redirect is followed, and an endless body is passed over', async () => {
  const asked: string[] = []
  const port = await startSite((request, answer) => {
    asked.push(request.url ?? '')
    if (request.url === '/redirect') answer.writeHead(302, { location: '/inside' }).end()
    else answer.writeHead(200).write('x'.repeat(5000))
  })
  const at = `http://127.0.0.1:${port}`
  expect([await post(`${at}/redirect`, { loopback: true }), await post(`${at}/endless`, { loopback: true })]).toEqual([302, 200])
  expect(asked).toEqual(['/redirect', '/endless'])
})

test.each([
  ['https://Other.Example/', 'https://other.example'],
  ['https://other.example/jobs', 'https://other.example/jobs'],
  ['https://user:secret@other.example', undefined],
  ['https://other.example/?a=1', undefined],
  ['https://other.example/#a', undefined],
  ['ftp://other.example', undefined],
  ['javascript:alert(1)', undefined],
  ['other.example', undefined],
])('PAS-02 %s is the site %s', (text, expected) => {
  expect(siteOf(text)).toBe(expected)
})

test('HOK-01 a message whose receiver answers by changing the protocol ends without an answer', async () => {
  const port = await startSite((_request, answer) => {
    answer.socket?.end('HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: other\r\n\r\n')
  })
  const message = { ...settings, loopback: true, headers: {}, body: '{}', signal: AbortSignal.timeout(2000) }
  await expect(postOutside(`http://127.0.0.1:${port}/`, message)).rejects.toThrow(NotRead)
})
