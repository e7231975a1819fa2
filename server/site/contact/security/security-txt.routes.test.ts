import { expect, test } from 'vitest'
import { contactScreens } from '#domain/site/contact/contact.screens.ts'
import { sharedTestApp } from '../../../testing/app.ts'

const site = sharedTestApp()

const fileOf = async () => (await site.app.inject({ url: '/.well-known/security.txt' })).body
const expiry = (text: string) => new Date(/^Expires: (.+)$/m.exec(text)?.[1] ?? '').getTime()

test('SUP-01 security.txt names the contact form, is valid for months and says where it belongs', async () => {
  const answer = await site.app.inject({ url: '/.well-known/security.txt' })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(answer.body.split('\n')).toEqual([
    `Contact: https://cantera.test${contactScreens.contact.to()}`,
    expect.stringMatching(/^Expires: \d{4}-\d{2}-\d{2}T00:00:00\.000Z$/),
    'Preferred-Languages: es, en',
    'Canonical: https://cantera.test/.well-known/security.txt',
    '',
  ])
  const days = (expiry(answer.body) - site.platform.now().getTime()) / 86_400_000
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(365)
})

test('SUP-01 the address of the setting comes before the contact form', async () => {
  const { config } = site.platform
  const before = config.securityContact
  config.securityContact = 'mailto:seguridad@cantera.example'
  expect((await fileOf()).split('\n').slice(0, 2)).toEqual([
    'Contact: mailto:seguridad@cantera.example',
    `Contact: https://cantera.test${contactScreens.contact.to()}`,
  ])
  config.securityContact = before
})
