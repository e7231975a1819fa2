import { expect, test } from 'vitest'
import { connectionTrouble, isConnectionTrouble } from './database/connection-trouble.ts'
import { clockAheadMs } from './platform/site-clock.ts'
import { logWarnings, refusedConnections, startWarnings } from './start-warnings.ts'
import { sharedTestApp } from './testing/app.ts'

const site = sharedTestApp()

test('OPS-03 a process with another SECRET_KEY than the last one says so, once', async () => {
  const started = (secretKey: string) =>
    startWarnings({ ...site.platform, config: { ...site.platform.config, publicUrlIsSet: false }, secretKey })
  expect(await started('the first key')).toEqual([])
  expect(await started('the first key')).toEqual([])
  expect(await started('another key')).toEqual([expect.stringMatching(/^SECRET_KEY differs/)])
  expect(await started('another key')).toEqual([])
})

test('OPS-03 a failure to find out what is wrong at the start is logged and ends nothing', async () => {
  const warnings: unknown[][] = []
  const log = { warn: (...line: unknown[]) => void warnings.push(line) } as unknown as Parameters<typeof logWarnings>[1]
  const secretKey = undefined as unknown as string
  await logWarnings({ ...site.platform, secretKey, db: undefined as unknown as typeof site.platform.db }, log)
  expect(warnings).toEqual([[{ err: expect.any(Error) }, 'the settings could not be checked']])
})

test('OPS-03 production without PUBLIC_URL and SMTP_URL gets a sentence for each', async () => {
  const config = { ...site.platform.config, production: true, publicUrlIsSet: false, publicUrl: 'http://localhost:3000' }
  const sentences = await startWarnings({ ...site.platform, config })
  for (const setting of ['PUBLIC_URL', 'SMTP_URL']) expect(sentences.join('\n')).toContain(`${setting} is not set: `)
})

test('CFG-05 a public site over HTTP or outside of production, and misspelt settings, get a sentence each', async () => {
  const config = { ...site.platform.config, publicUrl: 'http://jobs.example.com', unknownSettings: ['PUBLC_URL (PUBLIC_URL?)'] }
  const sentences = (await startWarnings({ ...site.platform, config })).join('\n')
  for (const part of [
    'PUBLIC_URL begins with http://',
    'NODE_ENV is not production',
    'nothing reads them: PUBLC_URL (PUBLIC_URL?).',
  ])
    expect(sentences).toContain(part)
})

test('OPS-03 a clock is compared with that of the database', async () => {
  const { db } = site.platform
  expect(Math.abs(await clockAheadMs(db))).toBeLessThan(2000)
  expect(await clockAheadMs(db, () => Date.now() + 3_600_000)).toBeGreaterThan(3_590_000)
  expect(await clockAheadMs(db, () => Date.now() - 3_600_000)).toBeLessThan(-3_590_000)
})

test.each([
  [
    Object.assign(new Error('too many connections for role "cantera"'), { code: '53300', severity: 'FATAL' }),
    'too few connections',
  ],
  [new Error('timeout exceeded when trying to connect'), 'too few connections'],
  [new Error('no more connections allowed (max_client_conn)'), 'too few connections'],
  [Object.assign(new Error('the database system is shutting down'), { code: '57P03', severity: 'FATAL' }), 'went away'],
])('OPS-03 %s at the start is a sentence', (error, sentence) => {
  expect(isConnectionTrouble(error)).toBe(true)
  expect(connectionTrouble(error)).toContain(sentence)
})

test('OPS-03 an error of the program stays one', () => {
  expect(isConnectionTrouble(new TypeError('x is not a function'))).toBe(false)
})

test('OPS-03 a process that gets fewer connections than DATABASE_POOL says how many, and gives them back', async () => {
  let open = 0
  const pool = {
    connect: async () => {
      if (open >= 3) throw new Error('too many connections for role "cantera"')
      open += 1
      const release = () => {
        open -= 1
      }
      return { release }
    },
  }
  expect(await refusedConnections(pool, 10)).toEqual({ given: 3, reason: 'too many connections for role "cantera"' })
  expect(open).toBe(0)
  expect(await refusedConnections(pool, 3)).toBeUndefined()
})
