import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig, settingNames } from './config.ts'
import { StartupError } from './database/startup-error.ts'

const secret = '0123456789abcdef0123456789abcdef'

test.each([
  [{ SECRET_KEY: '' }, 'SECRET_KEY must be set in production'],
  [{ SECRET_KEY: secret.slice(1) }, 'SECRET_KEY has fewer than 32 characters.'],
  [{ SECRET_KEY: 'a'.repeat(64) }, 'SECRET_KEY has fewer than ten different characters.'],
  [{ SECRET_KEY: 'changeme'.repeat(4) }, 'SECRET_KEY has fewer than ten different characters.'],
  [{ SECRET_KEY: secret, DEMO: '1' }, 'DEMO=1 loads made-up people with a known password'],
  [{ SECRET_KEY: secret, FOREIGN_LOOPBACK: '1' }, 'FOREIGN_LOOPBACK=1 lets candidates reach this machine'],
  [
    { SECRET_KEY: secret, PORT: 'eighty', SITE_TIME_ZONE: 'Mars', SITE_COUNTRY: 'Colombia' },
    'as they are: PORT (is not a number), SITE_TIME_ZONE (is no zone of the IANA database), SITE_COUNTRY (has other than two capital',
  ],
  [{ SECRET_KEY: secret, SOURCE_URL: 'javascript:alert(1)' }, /^SOURCE_URL (?:is|has|lacks|names) .+\. docs/],
  [{ SECRET_KEY: secret, SECURITY_CONTACT: 'tel:+57 601 000 0000' }, /^SECURITY_CONTACT (?:is|has|lacks|names) .+\. docs/],
  [{ SECRET_KEY: secret, DATABASE_POOL: '1' }, /^DATABASE_POOL (?:is|has|lacks|names) .+\. docs/],
  [{ SECRET_KEY: secret, DATABASE_DIRECT_URL: 'postgres://a@b/c' }, 'DATABASE_DIRECT_URL belongs to DATABASE_URL, the address'],
  [{ SECRET_KEY: secret, DATABASE_READ_URL: 'postgres://a@b/c' }, 'DATABASE_READ_URL names standbys of DATABASE_URL, and the'],
  [{ SECRET_KEY: secret, SITE_TIME_ZONE: 'CST' }, /^SITE_TIME_ZONE (?:is|has|lacks|names) .+\. docs/],
  [{ SECRET_KEY: secret, SITE_TIME_ZONE: 'SystemV/EST5' }, /^SITE_TIME_ZONE (?:is|has|lacks|names) .+\. docs/],
  [{ SECRET_KEY: secret, SITE_TIME_ZONE: '' }, /^SITE_TIME_ZONE (?:is|has|lacks|names) .+\. docs/],
  [{ SECRET_KEY: secret, PUBLIC_URL: 'https://example.com/jobs' }, 'PUBLIC_URL has more than a scheme, a host and a port.'],
  [{ SECRET_KEY: secret, DATABASE_URL: 'postgres://cantera:pa#ss@db/cantera' }, 'DATABASE_URL has a user or password with a'],
  [{ SECRET_KEY: secret, SMTP_URL: 'smtp://me@example.com:100%sure@mail.example.com' }, 'SMTP_URL has a user or password with'],
  [{ SECRET_KEY: secret, SMTP_URL: 'mail.example.com:587' }, 'SMTP_URL has to begin with smtp:// or smtps://.'],
  [{ SECRET_KEY: secret, S3_ENDPOINT: 'https://s3.example.com' }, 'S3_ENDPOINT is set without S3_BUCKET'],
  [{ SECRET_KEY: secret, S3_BUCKET: 'cvs' }, 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are needed too'],
])('CFG-05 production does not start with %j', (settings, sentence) => {
  const reading = () => readConfig({ NODE_ENV: 'production', ...settings })
  expect(reading).toThrow(StartupError)
  expect(reading).toThrow(sentence)
})

test('CFG-05 a secret may lie in a file of its own, as systemd and containers give it', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cantera-settings-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'secret')
  writeFileSync(file, `${secret}\r\n`)
  const production = { NODE_ENV: 'production' }
  expect(readConfig({ ...production, SECRET_KEY_FILE: file }).secretKey).toBe(secret)
  expect(readConfig({ ...production, SECRET_KEY: secret, SMTP_URL_FILE: '' }).smtpUrl).toBeUndefined()
  expect(() => readConfig({ ...production, SECRET_KEY: secret, SECRET_KEY_FILE: file })).toThrow('keep one of them')
  expect(() => readConfig({ ...production, SECRET_KEY_FILE: folder })).toThrow(
    /^SECRET_KEY_FILE names a file that cannot be read: EISDIR/,
  )
  writeFileSync(file, '\n')
  expect(() => readConfig({ ...production, SECRET_KEY_FILE: file })).toThrow(
    `SECRET_KEY_FILE names a file that is empty: ${file}`,
  )
  writeFileSync(file, 'too short')
  const short = () => readConfig({ ...production, SECRET_KEY_FILE: file })
  expect(short).toThrow('SECRET_KEY has fewer than 32 characters.')
  expect(short).not.toThrow('too short')
})

test('CFG-05 production starts with a good secret; elsewhere a secret is generated', () => {
  expect(readConfig({ NODE_ENV: 'production', SECRET_KEY: secret })).toMatchObject({
    production: true,
    secretKey: secret,
    demo: undefined,
  })
  expect(readConfig({ SECRET_KEY: '' })).toMatchObject({ production: false, secretKey: undefined })
})

test.each([
  [{ IMAP_URL: 'imaps://user:password@imap.test' }, 'IMAP_URL and REPLY_ADDRESS belong together'],
  [{ REPLY_ADDRESS: 'postulaciones@agencia.test' }, 'IMAP_URL and REPLY_ADDRESS belong together'],
  [{ IMAP_URL: 'https://imap.test', REPLY_ADDRESS: 'postulaciones@agencia.test' }, /^IMAP_URL (?:is|has|lacks|names) .+\. docs/],
  [{ IMAP_URL: 'imaps://imap.test', REPLY_ADDRESS: 'postulaciones@agencia.test' }, /^IMAP_URL (?:is|has|lacks|names) .+\. docs/],
  [
    { IMAP_URL: 'imaps://user:password@imap.test', REPLY_ADDRESS: 'a+b@agencia.test' },
    /^REPLY_ADDRESS (?:is|has|lacks|names) .+\. docs/,
  ],
])('EML-01 the program does not start with %j', (settings, sentence) => {
  const reading = () => readConfig(settings)
  expect(reading).toThrow(StartupError)
  expect(reading).toThrow(sentence)
})

const company = {
  OIDC_ISSUER: 'https://id.agencia.test/realms/team',
  OIDC_CLIENT_ID: 'cantera',
  OIDC_CLIENT_SECRET: 'secret',
  OIDC_ALLOWED_DOMAINS: 'Agencia.test, otra.test',
}

test.each([
  [{ OIDC_ISSUER: company.OIDC_ISSUER }, 'OIDC_ALLOWED_DOMAINS belong together'],
  [{ ...company, OIDC_ISSUER: 'x' }, 'OIDC_ISSUER has to begin with https:// or http://.'],
  [{ ...company, OIDC_ISSUER: 'http://id.agencia.test' }, /^OIDC_ISSUER (?:is|has|lacks|names) .+\. docs/],
  [{ ...company, OIDC_ISSUER: 'https://id.agencia.test/?tenant=1' }, /^OIDC_ISSUER (?:is|has|lacks|names) .+\. docs/],
  [{ ...company, OIDC_ALLOWED_DOMAINS: '*' }, /^OIDC_ALLOWED_DOMAINS (?:is|has|lacks|names) .+\. docs/],
  [{ ...company, OIDC_ALLOWED_DOMAINS: '@agencia.test' }, /^OIDC_ALLOWED_DOMAINS (?:is|has|lacks|names) .+\. docs/],
  [{ ...company, OIDC_SCOPE: 'email' }, /^OIDC_SCOPE (?:is|has|lacks|names) .+\. docs/],
  [{ ...company, OIDC_ROLE_CLAIM: 'groups' }, 'OIDC_ROLE_CLAIM and OIDC_ROLES belong together'],
  [{ ...company, OIDC_ROLE_CLAIM: 'groups', OIDC_ROLES: 'admins' }, /^OIDC_ROLES (?:is|has|lacks|names) .+\. docs/],
  [{ ...company, OIDC_PASSWORD_LOGIN: '0' }, 'OIDC_PASSWORD_LOGIN=0 needs OIDC_PASSWORD_ADMIN'],
  [{ ...company, OIDC_ISSUER: 'https://login.microsoftonline.com/common/v2.0' }, 'has to name one directory of Microsoft'],
  [{ ...company, OIDC_ISSUER: 'https://login.microsoftonline.com/Organizations/v2.0' }, 'has to name one directory'],
  [{ ...company, OIDC_ISSUER: 'https://login.microsoftonline.com/consumers' }, 'has to name one directory'],
  [{ OIDC_PASSWORD_LOGIN: '0' }, 'OIDC_PASSWORD_LOGIN=0 needs OIDC_ISSUER'],
  [{ SCIM_TOKEN: secret }, 'SCIM_TOKEN and SCIM_DEFAULT_ROLE belong together'],
  [{ SCIM_DEFAULT_ROLE: 'Lectura' }, 'SCIM_TOKEN and SCIM_DEFAULT_ROLE belong together'],
  [{ SCIM_TOKEN: 'a'.repeat(40), SCIM_DEFAULT_ROLE: 'Lectura' }, /^SCIM_TOKEN (?:is|has|lacks|names) .+\. docs/],
])('SSO-01 SSO-02 CFG-05 the program does not start with %j', (settings, sentence) => {
  const reading = () => readConfig(settings)
  expect(reading).toThrow(StartupError)
  expect(reading).toThrow(sentence)
})

test('SSO-01 the settings of company logins are read, and without any there are none', () => {
  expect(readConfig({}).company).toBeUndefined()
  const roles = { OIDC_ROLE_CLAIM: 'groups', OIDC_ROLES: 'CN=Admins=administrator', OIDC_SECOND_FACTOR: 'mfa, otp' }
  expect(readConfig({ ...company, ...roles, OIDC_ISSUER: 'http://127.0.0.1:4000' }).company).toEqual({
    issuer: 'http://127.0.0.1:4000',
    clientId: 'cantera',
    clientSecret: 'secret',
    scope: 'openid email profile',
    domains: ['agencia.test', 'otra.test'],
    roleClaim: 'groups',
    roles: [{ value: 'CN=Admins', role: 'administrator' }],
    defaultRole: undefined,
    secondFactor: ['mfa', 'otp'],
    passwordLogin: true,
    passwordAdmin: undefined,
  })
})

const database = 'postgres://cantera:password@127.0.0.1/cantera'

test.each([
  [{}, 'world'],
  [{ PUBLIC_URL: 'http://localhost:3000' }, 'world'],
  [{ PUBLIC_URL: 'http://127.0.0.1:3000/' }, 'world'],
  [{ DATABASE_URL: database }, undefined],
  [{ PUBLIC_URL: 'https://jobs.example.com' }, undefined],
  [{ PUBLIC_URL: 'http://192.168.1.7:3000' }, undefined],
  [{ ADMIN_EMAIL: 'you@example.com' }, undefined],
  [{ NODE_ENV: 'production', SECRET_KEY: secret }, undefined],
])('SPEC-101 npm start with %j loads the demo world: %s', (settings, world) => {
  expect(readConfig({ DEMO: 'new', ...settings }).demo).toBe(world)
})

test.each([
  [{ DATABASE_URL: database }, 'world'],
  [{ PUBLIC_URL: 'https://jobs.example.com' }, 'an administrator whose password is published'],
  [{ PUBLIC_URL: 'https://jobs.example.com', DEMO_CONFIRM: 'yes' }, 'DEMO_CONFIRM is none of published-password.'],
  [{ PUBLIC_URL: 'https://jobs.example.com', DEMO_CONFIRM: 'published-password' }, 'world'],
  [{ ADMIN_EMAIL: 'you@example.com' }, 'ADMIN_EMAIL names a real one; unset one of the two.'],
  [{ NODE_ENV: 'production', SECRET_KEY: secret, DEMO_CONFIRM: 'published-password' }, 'is refused in production'],
])('SPEC-101 DEMO=1 with %j gives %s', (settings, outcome) => {
  const read = () => readConfig({ DEMO: '1', ...settings }).demo
  if (outcome === 'world') expect(read()).toBe('world')
  else expect(read).toThrow(outcome)
})

test('CFG-05 an unknown NODE_ENV is refused', () => {
  for (const NODE_ENV of ['prod', 'Production', 'staging', ''])
    expect(() => readConfig({ NODE_ENV })).toThrow('NODE_ENV is none of production, development, test.')
})

test.each([
  [{ PUBLC_URL: 'x', DATABASE_UR: 'x' }, ['PUBLC_URL (PUBLIC_URL?)', 'DATABASE_UR (DATABASE_URL?)']],
  [{ OIDC_CLIENT: 'x', SMTP_HOST: 'x' }, ['OIDC_CLIENT (OIDC_CLIENT_ID?)', 'SMTP_HOST (SMTP_URL?)']],
  [{ Secret_Key: 'x', SECRET_KEYS_FILE: 'x' }, ['Secret_Key (SECRET_KEY?)', 'SECRET_KEYS_FILE (SECRET_KEY?)']],
  [{ HOME: '/root', PATH: '/bin', POST: '1', HOSTNAME: 'one', PORTS: '1', NODE_OPTIONS: '', LOGNAME: 'a', USER: 'b' }, []],
  [{ SMTP_URL_FILE: '' }, []],
])('CFG-05 of %j the misspelt settings are %j', (env, names) => {
  expect(readConfig(env).unknownSettings).toEqual(names)
})

test('CFG-05 the page of settings names every setting, and no other', () => {
  const page = readFileSync(new URL('../docs/guide/settings.md', import.meta.url), 'utf8')
  const named = [...page.matchAll(/^\| (`[A-Z0-9_]+`.*?) \|/gm)].flatMap(
    ([, names = '']) => names.match(/[A-Z][A-Z0-9_]+/g) ?? [],
  )
  const forDevelopment = ['CANTERA_DEV', 'FOREIGN_LOOPBACK']
  expect(named.toSorted()).toEqual(settingNames.filter((name) => !forDevelopment.includes(name)).toSorted())
})
