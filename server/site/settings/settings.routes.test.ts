import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import type { SiteSettings } from '#domain/kernel/site-settings.ts'
import { changeSettingsEndpoint, getSettingsEndpoint } from '#domain/site/settings/settings.contract.ts'
import { readAttemptsLeft } from '../../assessment/skills/attempts-left.reads.ts'
import { mailboxFolder } from '../../platform/mail/mailbox-folder.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { readSettings } from '../../platform/settings.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { aSkill } from '../../testing/bank.ts'
import { secondServer } from '../../testing/second-server.ts'

const site = sharedTestApp({ TEST_ATTEMPTS: '3', MAIL_FROM: 'Cantera <no-reply@cantera.test>' })

const read = async (token: string) => (await site.call(getSettingsEndpoint, { token })).answer.data
async function set(token: string, body: object) {
  const { version } = await read(token)
  return site.call(changeSettingsEndpoint, { token, body: { ...body, version } })
}

test('SET-01 a setting overrides the environment until it is emptied, and each change is audited', async () => {
  const actor = await site.person({ role: 'administrator' })
  const { token } = actor
  const skill = await aSkill(site)
  const left = () => readAttemptsLeft(site.platform.db, site.platform, actor.id, skill.id)
  expect(await read(token)).toMatchObject({ set: { test_attempts: null }, defaults: { test_attempts: 3, mail_name: 'Cantera' } })
  expect(await left()).toBe(3)
  const changed = await set(token, { test_attempts: ' 5 ', test_expiry_hours: 48, mail_name: '', mail_address: '' })
  expect(changed.answer).toMatchObject({
    success_message: 'settings.changed',
    data: { set: { test_attempts: 5, test_expiry_hours: 48, mail_name: null, mail_address: null }, version: 2 },
  })
  expect(changed.answer.data.changed_by).toMatch(/^Persona/)
  expect(await left()).toBe(5)
  expect((await readSettings(site.platform)).testExpiryHours).toBe(48)
  const stale = await site.call(changeSettingsEndpoint, { token, body: { test_attempts: 9, version: 1 } })
  expect([stale.status, stale.refusal.error_message]).toEqual([409, 'errors.stale'])
  await set(token, {})
  expect(await left()).toBe(3)
  expect(await site.auditOf(actor)).toEqual(['settings.changed', 'settings.changed'])
})

const values: { [Name in keyof SiteSettings]: NonNullable<SiteSettings[Name]> } = {
  test_attempts: 7,
  test_attempt_days: 90,
  test_expiry_hours: 12,
  idle_minutes: 20,
  consent_days: 120,
  import_mails_per_hour: 200,
  storage_gigabytes: 500,
  neutral_recovery: true,
  mail_name: 'Talento: Empleos',
  mail_address: 'empleo@correo.example',
}

test.each([['nothing', {}], ...Object.entries(values).map(([name, value]) => [name, { [name]: value }] as const)] as const)(
  'SET-01 settings with %s set can be sent back, whole or in parts, without a change',
  async (_name, some) => {
    const { token } = await site.person({ role: 'administrator' })
    expect((await set(token, some)).status).toBe(200)
    const before = await read(token)
    expect(before.set).toMatchObject(some)
    expect(Object.keys(before.set).sort()).toEqual(Object.keys(values).sort())
    for (const body of [before, { ...before.set, version: before.version + 1 }]) {
      const sent = await site.call(changeSettingsEndpoint, { token, body })
      expect(sent.status, sent.text).toBe(200)
      expect((await read(token)).set).toEqual(before.set)
    }
    const defaults = await set(token, before.defaults)
    expect([defaults.status, defaults.answer.data.set]).toEqual([200, before.defaults])
  },
)

test.each(['abc', null, 7])('SET-01 settings sent as %j in the place of a record change nothing', async (wrong) => {
  const { token } = await site.person({ role: 'administrator' })
  await set(token, { idle_minutes: 20 })
  const answer = await site.app.inject({
    method: 'PUT',
    url: changeSettingsEndpoint.path,
    headers: { authorization: `Bearer ${token}` },
    payload: { set: wrong },
  })
  expect(answer.statusCode).toBe(422)
  expect((await read(token)).set.idle_minutes).toBe(20)
  await set(token, {})
})

test('SET-01 reports all wrong fields at once', async () => {
  const { token } = await site.person({ role: 'administrator' })
  const wrong = {
    test_attempts: '0',
    test_attempt_days: '1.5',
    test_expiry_hours: 721,
    idle_minutes: 'x',
    consent_days: 29,
    storage_gigabytes: 0,
    mail_address: 'nobody',
  }
  expect((await set(token, wrong)).refusal.errors).toEqual({
    test_attempts: ['settings.error.test_attempts'],
    test_attempt_days: ['settings.error.test_attempt_days'],
    test_expiry_hours: ['settings.error.test_expiry_hours'],
    idle_minutes: ['settings.error.idle_minutes'],
    consent_days: ['settings.error.consent_days'],
    storage_gigabytes: ['settings.error.storage_gigabytes'],
    mail_address: ['site.error.email'],
  })
})

test('SET-01 AUTH-05 other processes read changed settings', async () => {
  const second = await secondServer(site.platform)
  const { token } = await site.person({ role: 'administrator' })
  expect(await readSettings(second.platform)).toMatchObject({ idleMinutes: 15, neutralRecovery: false })
  await set(token, { idle_minutes: 7, neutral_recovery: 'true' })
  await expect.poll(async () => (await readSettings(second.platform)).idleMinutes).toBe(7)
  expect((await readSettings(second.platform)).neutralRecovery).toBe(true)
  await second.stop()
})

test('SET-01 INJ-04 e-mails have the configured sender, whose name cannot add a header', async () => {
  const { token } = await site.person({ role: 'administrator' })
  await set(token, { mail_name: 'Minas\r\nBcc: all@example.com', mail_address: ' Hola@Minas.example ' })
  const { db, jobs, now } = site.platform
  const to = { name: 'Ana', address: 'ana@example.test' }
  await db
    .transaction()
    .execute((tx) =>
      queueMail(
        tx,
        { jobs, secretKey: 'a key' },
        { kind: 'test', language: 'es', to, subject: 'Saludo', html: '<p>Hola</p>', plain: 'Hola' },
        now(),
      ),
    )
  const folder = mailboxFolder(site.platform.config)
  const kept = () => readdir(folder).catch(() => [])
  await expect.poll(kept, { timeout: 20_000 }).toHaveLength(1)
  const [name = ''] = await kept()
  const { from, headers } = await PostalMime.parse(await readFile(path.join(folder, name)))
  expect(from).toEqual({ name: 'Minas Bcc: all@example.com', address: 'hola@minas.example' })
  expect(headers.filter(({ key }) => key === 'bcc')).toEqual([])
})
