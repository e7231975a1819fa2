import { expect, onTestFinished, test } from 'vitest'
import { createApp } from '../../app.ts'
import { readConfig } from '../../config.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { openLog } from '../log.ts'

const given = '4bf92f3577b34da6a3ce929d0e0e4736'

const site = sharedTestApp({ WORKER: '0' })

/** The application behind a proxy or not, with the lines of its log. */
async function loggedApp(trustProxy: 'loopback' | undefined) {
  const lines: Record<string, unknown>[] = []
  const log = openLog({ logLevel: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) })
  const config = { ...site.platform.config, logLevel: 'info', trustProxy: readConfig({ TRUST_PROXY: trustProxy }).trustProxy }
  const app = await createApp({ ...site.platform, config, log })
  onTestFinished(() => app.close())
  return { app, lines }
}

test('OBS-02 the id of the proxy is in the answer, in the log and in an error that the person sees', async () => {
  const { app, lines } = await loggedApp('loopback')
  const ask = (id: string) => app.inject({ url: '/api/languages/none', headers: { 'x-request-id': id } })
  expect((await ask(given)).headers['x-request-id']).toBe(given)
  expect(lines.filter(({ msg }) => msg === 'answered')).toMatchObject([{ reqId: given, level: 'info', status: 404 }])
  for (const hostile of ['short', 'x'.repeat(65), 'with a space in it', 'quote"and<tag>', 'línea-con-acento'])
    expect((await ask(hostile)).headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)

  const { token } = await site.person()
  const rename = (from: string, to: string) => site.platform.database.pool.query(`alter table ${from} rename to ${to}`)
  await rename('profiles', 'profiles_away')
  onTestFinished(async () => void (await rename('profiles_away', 'profiles')))
  const failed = await app.inject({
    url: '/api/users/get/personal',
    headers: { authorization: `Bearer ${token}`, 'x-request-id': given },
  })
  expect([failed.statusCode, failed.json()]).toMatchObject([500, { request_id: given }])
  expect(lines.find(({ msg }) => msg === 'unexpected error')).toMatchObject({ reqId: given, level: 'error' })
})

test('OBS-02 without a proxy the header of a client is not taken, and health checks are not logged', async () => {
  const { app, lines } = await loggedApp(undefined)
  const { headers } = await app.inject({ url: '/healthz', headers: { 'x-request-id': given } })
  expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
  await app.inject('/readyz')
  expect(lines.filter(({ msg }) => msg === 'answered')).toEqual([])
})
