import { expect, test } from 'vitest'
import { setForgottenPasswordEndpoint } from '#domain/people/accounts/recovery.contract.ts'
import { beginAppEndpoint } from '#domain/people/second-factor/second-factor.contract.ts'
import { startTestApp } from '../../testing/app.ts'
import { companySettings } from '../../testing/company-provider.ts'
import { forgedLogin } from '../../testing/forged-login.ts'
import { startForgedProvider } from '../../testing/forged-provider.ts'
import { makeResetLink } from '../accounts/reset-command.writes.ts'

const chosen = 'Una-frase-larga-de-prueba-2026'

test('SSO-01 where passwords are off, a new one confirms an address for the company login and proves a new factor', async () => {
  const provider = await startForgedProvider()
  const only = { OIDC_PASSWORD_LOGIN: '0', OIDC_PASSWORD_ADMIN: 'guardia@agencia.test' }
  const site = await startTestApp({ env: companySettings(provider.issuer, only) })
  const { begin, claimsFor, answerOf, finish, refusalWith } = forgedLogin(site, () => provider)
  const [email, sub] = ['sin.confirmar@agencia.test', 'unconfirmed']
  await site.person({ role: 'administrator', email, confirmed: false })
  expect(await refusalWith({ sub, email })).toBe('login.company_unconfirmed')

  const token = new URL(await makeResetLink(site.platform, email)).pathname.split('/').at(-1) ?? ''
  const set = await site.call(setForgottenPasswordEndpoint, { body: { token, password: chosen } })
  expect(set.status).toBe(200)
  const begun = await begin()
  provider.give(await provider.sign(claimsFor(begun, { sub, email })))
  const { access_token } = (await finish(begun.ticket, answerOf(begun))).answer
  const begunApp = await site.call(beginAppEndpoint, { token: access_token, body: { current_password: chosen } })
  expect(begunApp.status).toBe(200)
  await provider.stop()
})
