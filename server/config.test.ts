import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from './config.ts'
import { StartupError } from './database/startup-error.ts'

const secret = '0123456789abcdef0123456789abcdef'

test.each([
  [{ SECRET_KEY: '' }, 'SECRET_KEY must be set in production'],
  [{ SECRET_KEY: secret.slice(1) }, 'These settings cannot be used as they are: SECRET_KEY.'],
  [{ SECRET_KEY: 'a'.repeat(64) }, 'These settings cannot be used as they are: SECRET_KEY.'],
  [{ SECRET_KEY: 'changeme'.repeat(4) }, 'These settings cannot be used as they are: SECRET_KEY.'],
  [{ SECRET_KEY: secret, DEMO: '1' }, 'DEMO=1 loads made-up people with a known password'],
  [{ SECRET_KEY: secret, FOREIGN_LOOPBACK: '1' }, 'FOREIGN_LOOPBACK=1 lets candidates reach this machine'],
  [
    { SECRET_KEY: secret, PORT: 'eighty', SITE_TIME_ZONE: 'Mars', SITE_COUNTRY: 'Colombia' },
    'as they are: PORT, SITE_TIME_ZONE, SITE_COUNTRY.',
  ],
  [{ SECRET_KEY: secret, SOURCE_URL: 'javascript:alert(1)' }, 'as they are: SOURCE_URL.'],
  [{ SECRET_KEY: secret, SECURITY_CONTACT: 'tel:+57 601 000 0000' }, 'as they are: SECURITY_CONTACT.'],
  [{ SECRET_KEY: secret, DATABASE_POOL: '1' }, 'as they are: DATABASE_POOL.'],
  [{ SECRET_KEY: secret, DATABASE_DIRECT_URL: 'postgres://a@b/c' }, 'DATABASE_DIRECT_URL belongs to DATABASE_URL, the address'],
  [{ SECRET_KEY: secret, DATABASE_READ_URL: 'postgres://a@b/c' }, 'DATABASE_READ_URL names standbys of DATABASE_URL, and the'],
  [{ SECRET_KEY: secret, SITE_TIME_ZONE: 'CST' }, 'as they are: SITE_TIME_ZONE.'],
  [{ SECRET_KEY: secret, SITE_TIME_ZONE: 'SystemV/EST5' }, 'as they are: SITE_TIME_ZONE.'],
  [{ SECRET_KEY: secret, SITE_TIME_ZONE: '' }, 'as they are: SITE_TIME_ZONE.'],
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
  expect(short).toThrow('as they are: SECRET_KEY.')
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
  [{ IMAP_URL: 'https://imap.test', REPLY_ADDRESS: 'postulaciones@agencia.test' }, 'as they are: IMAP_URL.'],
  [{ IMAP_URL: 'imaps://imap.test', REPLY_ADDRESS: 'postulaciones@agencia.test' }, 'as they are: IMAP_URL.'],
  [{ IMAP_URL: 'imaps://user:password@imap.test', REPLY_ADDRESS: 'a+b@agencia.test' }, 'as they are: REPLY_ADDRESS.'],
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
  [{ ...company, OIDC_ISSUER: 'http://id.agencia.test' }, 'as they are: OIDC_ISSUER.'],
  [{ ...company, OIDC_ISSUER: 'https://id.agencia.test/?tenant=1' }, 'as they are: OIDC_ISSUER.'],
  [{ ...company, OIDC_ALLOWED_DOMAINS: '*' }, 'as they are: OIDC_ALLOWED_DOMAINS.'],
  [{ ...company, OIDC_ALLOWED_DOMAINS: '@agencia.test' }, 'as they are: OIDC_ALLOWED_DOMAINS.'],
  [{ ...company, OIDC_SCOPE: 'email' }, 'as they are: OIDC_SCOPE.'],
  [{ ...company, OIDC_ROLE_CLAIM: 'groups' }, 'OIDC_ROLE_CLAIM and OIDC_ROLES belong together'],
  [{ ...company, OIDC_ROLE_CLAIM: 'groups', OIDC_ROLES: 'admins' }, 'as they are: OIDC_ROLES.'],
  [{ ...company, OIDC_PASSWORD_LOGIN: '0' }, 'OIDC_PASSWORD_LOGIN=0 needs OIDC_PASSWORD_ADMIN'],
  [{ ...company, OIDC_ISSUER: 'https://login.microsoftonline.com/common/v2.0' }, 'has to name one directory of Microsoft'],
  [{ ...company, OIDC_ISSUER: 'https://login.microsoftonline.com/Organizations/v2.0' }, 'has to name one directory'],
  [{ ...company, OIDC_ISSUER: 'https://login.microsoftonline.com/consumers' }, 'has to name one directory'],
  [{ OIDC_PASSWORD_LOGIN: '0' }, 'OIDC_PASSWORD_LOGIN=0 needs OIDC_ISSUER'],
  [{ SCIM_TOKEN: secret }, 'SCIM_TOKEN and SCIM_DEFAULT_ROLE belong together'],
  [{ SCIM_DEFAULT_ROLE: 'Lectura' }, 'SCIM_TOKEN and SCIM_DEFAULT_ROLE belong together'],
  [{ SCIM_TOKEN: 'a'.repeat(40), SCIM_DEFAULT_ROLE: 'Lectura' }, 'as they are: SCIM_TOKEN.'],
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
