import { Buffer } from 'node:buffer'
import type { Platform, Tx } from '../../../platform/platform.ts'
import { hashToken, newToken } from '../../../platform/sessions/tokens.ts'
import { isSigned, sign } from '../../../platform/signing.ts'

/** How long a browser may take to ask its person. */
const challengeSeconds = 300

type Keyed = Pick<Platform, 'secretKey' | 'now'>

/**
 * A challenge for a passkey. It is signed and says when it ends, so that asking for one writes nothing, however often strangers do. Using one
 * stores it until then, so that it is used once.
 */
export function newChallenge({ secretKey, now }: Keyed, purpose: string): Uint8Array<ArrayBuffer> {
  const content = `${now().getTime() + challengeSeconds * 1000}.${newToken().slice(0, 22)}`
  return Uint8Array.from(Buffer.from(`${content}.${sign(secretKey, `${purpose} ${content}`)}`))
}

/** Whether a challenge, in the encoding of browsers, was made for this purpose and has not ended. */
export function isChallenge({ secretKey, now }: Keyed, purpose: string, encoded: string): boolean {
  const [end = '', random = '', signature = ''] = textOf(encoded).split('.')
  return isSigned(secretKey, `${purpose} ${end}.${random}`, signature) && Number(end) > now().getTime()
}

/** The challenge of what a browser answered; empty when it cannot be read. */
export function challengeIn(clientDataJSON: string): string {
  try {
    return String(JSON.parse(textOf(clientDataJSON)).challenge)
  } catch {
    return ''
  }
}

/** Uses a challenge. Returns false for one that was used before. */
export async function spendChallenge(tx: Tx, encoded: string): Promise<boolean> {
  const expires_at = new Date(Number(textOf(encoded).split('.')[0]))
  const spent = await tx
    .insertInto('spent_passkey_challenges')
    .values({ challenge_hash: hashToken(encoded), expires_at })
    .onConflict((taken) => taken.doNothing())
    .returning('challenge_hash')
    .executeTakeFirst()
  return spent !== undefined
}

/** Removes spent challenges that are refused for their age anyway. */
export async function removeSpentChallenges({ db, now }: Pick<Platform, 'db' | 'now'>): Promise<void> {
  await db.deleteFrom('spent_passkey_challenges').where('expires_at', '<', now()).execute()
}

const textOf = (encoded: string): string => Buffer.from(encoded, 'base64url').toString('utf8')
