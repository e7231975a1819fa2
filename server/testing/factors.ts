import { generateSync } from 'otplib'
import { appCodes } from '#domain/people/second-factor/second-factor.rules.ts'
import { replaceRecoveryCodes } from '../people/second-factor/factors.writes.ts'
import { newAppKey } from '../people/second-factor/writes/app-codes.ts'
import { encryptKey } from '../people/second-factor/writes/factor-secrets.ts'
import { additionOptions, checkAddition, loginOptions } from '../people/second-factor/writes/passkey-ceremonies.ts'
import type { TestApp, TestPerson } from './app.ts'
import { makeAuthenticator } from './authenticator.ts'

/** The code that an app with this key shows at an instant, or so many steps of thirty seconds before or after. */
export const codeOf = (key: string, at: Date, steps = 0): string =>
  generateSync({ secret: key, epoch: Math.floor(at.getTime() / 1000) + steps * appCodes.seconds })

/** Gives a person an authenticator app with recovery codes, set up in their first session, and returns its key and the codes. */
export async function giveApp({ platform }: TestApp, { id }: Pick<TestPerson, 'id'>) {
  const key = newAppKey()
  const app = { secret: encryptKey(platform.secretKey, id, key), set_up_at: platform.now(), last_step: 0 }
  return platform.db.transaction().execute(async (tx) => {
    await tx.deleteFrom('authenticator_apps').where('user_id', '=', id).execute()
    await tx
      .insertInto('authenticator_apps')
      .values({ user_id: id, ...app })
      .execute()
    const first = tx.selectFrom('sessions').select('id').where('user_id', '=', id).orderBy('id').limit(1)
    await tx.updateTable('sessions').set({ factor: 'code' }).where('id', 'in', first).execute()
    return { key, codes: await replaceRecoveryCodes(tx, platform, id) }
  })
}

/** Begins the set-up of an app in the first session of a person, and returns its key. */
export async function beginSetup({ platform }: TestApp, { id }: Pick<TestPerson, 'id'>): Promise<string> {
  const key = newAppKey()
  const { id: session } = await firstSessionOf({ platform }, id)
  const expires = new Date(platform.now().getTime() + 600_000)
  await platform.db
    .insertInto('app_setups')
    .values({ user_id: id, session_id: session, secret: encryptKey(platform.secretKey, id, key), expires_at: expires })
    .execute()
  return key
}

/** Gives a person a passkey, which their first session has shown, and returns its id and a function that answers with it. */
export async function givePasskey(site: TestApp, { id, uuid, email }: TestPerson) {
  const { platform } = site
  const { id: sessionId } = await firstSessionOf(site, id)
  const authenticator = makeAuthenticator()
  const options = await additionOptions(platform, { id, uuid, email, sessionId }, 'Cantera', [])
  const made = await checkAddition(platform, { id, sessionId }, authenticator.create({ ...options }))
  if (!made) throw new Error('The passkey of the test does not fit.')
  const { challenge: _, transports, ...key } = made
  const row = { user_id: id, name: 'Teléfono', created_at: platform.now(), transports: [...transports], ...key }
  const { uuid: passkey } = await platform.db.insertInto('passkeys').values(row).returning('uuid').executeTakeFirstOrThrow()
  return { passkey, answer: async () => authenticator.use({ ...(await loginOptions(platform)) }) }
}

const firstSessionOf = ({ platform }: Pick<TestApp, 'platform'>, userId: number) =>
  platform.db.selectFrom('sessions').select('id').where('user_id', '=', userId).orderBy('id').executeTakeFirstOrThrow()
