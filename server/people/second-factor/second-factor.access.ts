import {
  addPasskeyEndpoint,
  beginPasskeyEndpoint,
  listPasskeysEndpoint,
  passkeyLoginOptionsEndpoint,
  removePasskeyEndpoint,
  renamePasskeyEndpoint,
} from '#domain/people/second-factor/passkeys.contract.ts'
import {
  beginAppEndpoint,
  confirmAppEndpoint,
  getFactorOfPersonEndpoint,
  getOwnFactorEndpoint,
  removeAppEndpoint,
  renewRecoveryCodesEndpoint,
  resetFactorEndpoint,
} from '#domain/people/second-factor/second-factor.contract.ts'
import { type AccessRow, changeRequired, everyone, loggedIn, viewRequired } from '../../testing/access.ts'
import { type TestApp, type TestPerson, testPassword } from '../../testing/app.ts'
import { makeAuthenticator } from '../../testing/authenticator.ts'
import { beginSetup, codeOf, giveApp, givePasskey } from '../../testing/factors.ts'
import { givePassword } from '../../testing/members.ts'
import { additionOptions } from './writes/passkey-ceremonies.ts'

export const access: readonly AccessRow[] = [
  [getOwnFactorEndpoint, loggedIn],
  [beginAppEndpoint, loggedIn, async (site, caller) => ({ body: await proofOf(site, caller, false) })],
  [listPasskeysEndpoint, loggedIn],
  [beginPasskeyEndpoint, loggedIn, async (site, caller) => ({ body: await proofOf(site, caller, false) })],
  [
    addPasskeyEndpoint,
    loggedIn,
    async (site, caller) => ({ body: { name: 'Teléfono', credential: await madeFor(site, caller) } }),
  ],
  [renamePasskeyEndpoint, loggedIn, async (site, caller) => ({ params: await aPasskey(site, caller), body: { name: 'Llave' } })],
  [removePasskeyEndpoint, loggedIn, passkeyToRemove],
  [passkeyLoginOptionsEndpoint, everyone],
  [confirmAppEndpoint, loggedIn, async (site, caller) => ({ body: { code: await codeOfSetup(site, caller) } })],
  [removeAppEndpoint, loggedIn, async (site, caller) => ({ body: await proofOf(site, caller, true) })],
  [renewRecoveryCodesEndpoint, loggedIn, async (site, caller) => ({ body: await proofOf(site, caller, true) })],
  [getFactorOfPersonEndpoint, viewRequired, async (site) => ({ params: await personWithApp(site) })],
  [resetFactorEndpoint, changeRequired, async (site) => ({ params: await personWithApp(site) })],
]

async function passkeyToRemove(site: TestApp, caller: TestPerson | undefined) {
  if (!caller) return { params: { id: '1' }, body: { current_password: testPassword } }
  await givePassword(site, caller)
  const { passkey, answer } = await givePasskey(site, caller)
  return { params: { id: passkey }, body: { current_password: testPassword, passkey: await answer() } }
}

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

async function madeFor({ platform }: TestApp, caller: TestPerson | undefined) {
  const authenticator = makeAuthenticator()
  const { id: sessionId = 0 } = caller ? await firstSession(platform, caller) : {}
  const owner = { id: caller?.id ?? 0, uuid: caller?.uuid ?? 'nobody', email: caller?.email ?? '', sessionId }
  return authenticator.create({ ...(await additionOptions(platform, owner, 'Cantera', [])) })
}

const firstSession = ({ db }: TestApp['platform'], { id }: TestPerson) =>
  db.selectFrom('sessions').select('id').where('user_id', '=', id).orderBy('id').executeTakeFirstOrThrow()

let made = 0

async function aPasskey({ platform }: TestApp, caller: TestPerson | undefined) {
  if (!caller) return { id: '1' }
  made += 1
  const values = { user_id: caller.id, credential_id: `test ${made}`, public_key: Buffer.from('x'), counter: 0, transports: [] }
  const named = { ...values, name: 'Teléfono', created_at: platform.now() }
  return { id: (await platform.db.insertInto('passkeys').values(named).returning('uuid').executeTakeFirstOrThrow()).uuid }
}
