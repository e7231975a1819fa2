import {
  beginAppEndpoint,
  confirmAppEndpoint,
  getFactorOfPersonEndpoint,
  getOwnFactorEndpoint,
  removeAppEndpoint,
  renewRecoveryCodesEndpoint,
  resetFactorEndpoint,
} from '#domain/people/second-factor/second-factor.contract.ts'
import { type AccessRow, changeRequired, loggedIn, viewRequired } from '../../testing/access.ts'
import { type TestApp, type TestPerson, testPassword } from '../../testing/app.ts'
import { beginSetup, codeOf, giveApp } from '../../testing/factors.ts'
import { givePassword } from '../../testing/members.ts'

export const access: readonly AccessRow[] = [
  [getOwnFactorEndpoint, loggedIn],
  [beginAppEndpoint, loggedIn, async (site, caller) => ({ body: await proofOf(site, caller, false) })],
  [confirmAppEndpoint, loggedIn, async (site, caller) => ({ body: { code: await codeOfSetup(site, caller) } })],
  [removeAppEndpoint, loggedIn, async (site, caller) => ({ body: await proofOf(site, caller, true) })],
  [renewRecoveryCodesEndpoint, loggedIn, async (site, caller) => ({ body: await proofOf(site, caller, true) })],
  [getFactorOfPersonEndpoint, viewRequired, async (site) => ({ params: await personWithApp(site) })],
  [resetFactorEndpoint, changeRequired, async (site) => ({ params: await personWithApp(site) })],
]

async function proofOf(site: TestApp, caller: TestPerson | undefined, hasApp: boolean) {
  if (!caller) return { current_password: testPassword, code: '123456' }
  await givePassword(site, caller)
  const code = hasApp ? { code: codeOf((await giveApp(site, caller)).key, site.platform.now()) } : {}
  return { current_password: testPassword, ...code }
}

async function codeOfSetup(site: TestApp, caller: TestPerson | undefined) {
  return caller ? codeOf(await beginSetup(site, caller), site.platform.now()) : '123456'
}

async function personWithApp(site: TestApp) {
  const person = await site.person()
  await giveApp(site, person)
  return { uuid: person.uuid }
}
