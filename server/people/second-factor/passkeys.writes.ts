import type { BodyOf } from '#domain/kernel/endpoint.ts'
import { limits } from '#domain/kernel/limits.ts'
import type { PasskeyLogin } from '#domain/kernel/passkey.ts'
import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import type { addPasskeyEndpoint } from '#domain/people/second-factor/passkeys.contract.ts'
import type { Proof } from '#domain/people/second-factor/second-factor.contract.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { noteFactor } from '../../platform/sessions/end-sessions.ts'
import { lockAccounts, lockOpenAccounts } from '../../platform/sessions/open-accounts.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { readSiteName } from '../../platform/site-content.ts'
import { checkPasskey, spendPasskey } from './passkey-answers.writes.ts'
import { readPasskey, readPasskeys } from './passkeys.reads.ts'
import { changeWithProof } from './proof.writes.ts'
import { readOwnFactor } from './second-factor.reads.ts'
import { settle } from './second-factor.writes.ts'
import { additionOptions, checkAddition } from './writes/passkey-ceremonies.ts'
import { spendChallenge } from './writes/passkey-challenges.ts'

/** Begins to add a passkey, once the person has proved that it is they: returns the options for their browser. */
export async function beginPasskey(platform: Platform, viewer: Person, proof: Proof, ip: string) {
  return changeWithProof(platform, viewer, proof, ip, async (tx, { id, email, language }) => {
    const known = await readPasskeys(tx, id)
    if (known.length >= limits.passkeysOfPerson) return refuse('second_factor.error.many_passkeys')
    const owner = { id, email, uuid: viewer.uuid, sessionId: viewer.sessionId }
    return { id, options: await additionOptions(platform, owner, await readSiteName(tx, language), known) }
  })
}

/** Adds the passkey that a browser made (MFA-02). It counts as both factors, also of this session. */
export async function addPasskey(platform: Platform, viewer: Person, { name, credential }: BodyOf<typeof addPasskeyEndpoint>) {
  const made = await checkAddition(platform, viewer, credential)
  if (!made) return refuse('second_factor.error.passkey')
  const { challenge, transports, ...key } = made
  return platform.db.transaction().execute(async (tx) => {
    const now = platform.now()
    await lockAccounts(tx, [viewer.id])
    if ((await readPasskeys(tx, viewer.id)).length >= limits.passkeysOfPerson) return refuse('second_factor.error.many_passkeys')
    if (!(await spendChallenge(tx, challenge))) return refuse('second_factor.error.passkey')
    const added = await tx
      .insertInto('passkeys')
      .values({ user_id: viewer.id, name, created_at: now, transports: [...transports], ...key })
      .onConflict((taken) => taken.column('credential_id').doNothing())
      .returning(['id', 'uuid', 'name', 'created_at', 'last_used_at'])
      .executeTakeFirst()
    if (!added) return refuse('second_factor.error.passkey')
    await noteFactor(tx, viewer.sessionId, 'passkey')
    await settle(tx, platform, viewer, 'passkey_added', now)
    return added
  })
}

/** Renames a person's own passkey. */
export async function renamePasskey({ db }: Platform, { id }: Person, passkey: string, name: string) {
  return db.transaction().execute(async (tx) => {
    if (!(await lockOpenAccounts(tx, [id]))) return refuse('errors.not_found')
    const found = await readPasskey(tx, id, passkey)
    if (!found) return refuse('errors.not_found')
    await tx.updateTable('passkeys').set({ name }).where('id', '=', found.id).execute()
    return { ...found, name }
  })
}

/** Removes a person's own passkey. Refuses the last factor of somebody whose role requires one. */
export function removePasskey(platform: Platform, viewer: Person, passkey: string, proof: Proof, ip: string) {
  return changeWithProof(platform, viewer, proof, ip, async (tx, { id }, now) => {
    const found = await readPasskey(tx, id, passkey)
    if (!found) return refuse('errors.not_found')
    const { set_up_at, requires_factor, passkeys } = await readOwnFactor(tx, id)
    const isLast = set_up_at === null && passkeys === 1
    if (isLast && requires_factor) return refuse('second_factor.error.required')
    await tx.deleteFrom('passkeys').where('id', '=', found.id).execute()
    if (isLast) await noteFactor(tx, viewer.sessionId, null)
    await settle(tx, platform, viewer, 'passkey_removed', now)
    return found
  })
}

/** Accepts a passkey for a login, and uses up its answer. Calls `open` with the person, whose row is locked. */
export async function acceptPasskey<Opened>(
  platform: Platform,
  answer: PasskeyLogin,
  open: (tx: Tx, userId: number) => Promise<Opened>,
): Promise<Opened | Refusal> {
  const shown = await checkPasskey(platform, answer)
  if (!shown) return refuse('login.passkey_unknown')
  return platform.db.transaction().execute(async (tx) => {
    if (!(await spendPasskey(tx, platform, shown))) return refuse('login.passkey_unknown')
    return open(tx, shown.stored.user_id)
  })
}
