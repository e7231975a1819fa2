import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testEnvironment } from './test-environment.mjs'

const page = readFileSync(new URL('../docs/guide/settings.md', import.meta.url), 'utf8')
const settings = [...page.matchAll(/^\| (`[A-Z0-9_]+`.*?) \|/gm)].flatMap(
  ([, names = '']) => names.match(/[A-Z][A-Z0-9_]+/g) ?? [],
)

test('CFG-06 tests see no setting of the server that the machine brings', () => {
  expect(settings.length).toBeGreaterThan(30)
  expect(settings).toEqual(
    expect.arrayContaining(['DATABASE_URL', 'SMTP_URL', 'IMAP_URL', 'PORT', 'SECRET_KEY', 'S3_BUCKET', 'DEMO']),
  )
  const left = testEnvironment(Object.fromEntries(settings.map((name) => [name, 'x'])))
  expect(Object.keys(left).sort()).toEqual(['LANG', 'TZ'])
})

test.each([
  'NODE_ENV',
  'NODE_OPTIONS',
  'CANTERA_DEV',
  'PGHOST',
  'PGPORT',
  'PGDATA',
  'PGUSER',
  'PGPASSWORD',
  'PGOPTIONS',
  'PGSSLMODE',
  'LC_ALL',
  'LC_TIME',
  'LANGUAGE',
  'AWS_PROFILE',
  'AWS_ENDPOINT_URL',
  'VITEST',
])('CFG-06 tests do not see %s of the machine', (name) => {
  expect(testEnvironment({ [name]: 'x' })[name]).toBeUndefined()
})

test('CFG-06 tests run in one time zone and one locale, and keep what finds programs and the network', () => {
  const machine = {
    PATH: '/bin',
    HOME: '/root',
    HTTPS_PROXY: 'http://proxy.example',
    npm_config_cache: '/cache',
    CHROMIUM_PATH: '/x',
  }
  expect(testEnvironment({ ...machine, TZ: 'Asia/Tokyo', LANG: 'tr_TR.UTF-8' })).toEqual({
    ...machine,
    TZ: 'UTC',
    LANG: 'C.UTF-8',
  })
})
