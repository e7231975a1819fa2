import { expect, test } from 'vitest'
import { checkResetEndpoint, setForgottenPasswordEndpoint } from '#domain/people/accounts/recovery.contract.ts'
import { addedWithLink } from '../../testing/added-people.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { makeResetLink } from './reset-command.writes.ts'

const site = sharedTestApp()
const password = 'Basalto.2027!'

test('OPS-04 the command of the operator makes a link that sets a password once, and is audited', async () => {
  const { id, email } = await site.person({ role: 'administrator', email: 'direccion@example.com' })
  const link = new URL(await makeResetLink(site.platform, ` ${email.toUpperCase()} `))
  expect(link.origin).toBe('https://cantera.test')
  const token = link.pathname.split('/').at(-1)!
  expect((await site.call(setForgottenPasswordEndpoint, { body: { token, password } })).status).toBe(200)
  expect((await site.call(setForgottenPasswordEndpoint, { body: { token, password } })).status).toBe(404)
  const audited = await site.platform.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id', 'subject_id'])
    .where('action', '=', 'user.reset_by_command')
    .execute()
  expect(audited).toEqual([{ action: 'user.reset_by_command', actor_id: null, subject_id: id }])
})

test('OPS-04 the command finds an address with a domain beyond ASCII as people write it', async () => {
  await site.person({ email: 'direccion@xn--and-6ma2c.example' })
  expect(await makeResetLink(site.platform, 'Direccion@Ñandú.example')).toContain('https://cantera.test')
})

test('OPS-04 the link of the command ends after half an hour', async () => {
  const { email } = await site.person()
  const link = new URL(await makeResetLink({ ...site.platform, now: () => new Date(Date.now() - 31 * 60_000) }, email))
  const token = link.pathname.split('/').at(-1)!
  expect((await site.call(checkResetEndpoint, { params: { token } })).refusal.error_message).toBe('recovery.error.expired')
})

test.each([
  ['nobody', {}, /^No account has the address/],
  ['gone', { deleted_at: new Date() }, /is closed/],
])('OPS-04 the command says why there is no link: %s', async (name, change, sentence) => {
  const { id } = await site.person({ email: `${name}.hay@example.com` })
  if (name !== 'nobody') await site.platform.db.updateTable('users').set(change).where('id', '=', id).execute()
  const address = name === 'nobody' ? 'otra@example.com' : `${name}.hay@example.com`
  await expect(makeResetLink(site.platform, address)).rejects.toThrow(sentence)
})

test('OPS-04 the command makes no link for a person who has not consented', async () => {
  const { id } = await addedWithLink(site)
  const { email } = await site.platform.db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow()
  await expect(makeResetLink(site.platform, email)).rejects.toThrow(/has not consented/)
})
