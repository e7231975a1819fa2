import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import type { Platform, Reader } from '../platform.ts'
import type { CheckPlace } from './passwords.ts'
import { clearLimit, countUse, type Limit, pseudonym, takeBackUse, usedUp } from './rate-limits.ts'

interface Account {
  readonly address: string
  /** Undefined for an unknown address. */
  readonly passwordHash: string | undefined
  /** Whether the person has logged in from this network before. */
  readonly knowsNetwork: boolean
  /** The name of the device, when the person has logged in on it before. */
  readonly device?: string | undefined
}

/** A full queue empties within this time. */
const busySeconds = 2

/**
 * Checks the password of an account. Refuses after too many wrong guesses, or when too many checks wait. An attack locks out neither
 * a known device of the account nor, while it comes from other networks, a known network (LOG-01). An unknown address takes the same
 * steps as a wrong password (LOG-02).
 */
export async function checkPassword(
  { db, passwords, secretKey }: Pick<Platform, 'db' | 'passwords' | 'secretKey'>,
  account: Account,
  network: string,
  password: string,
): Promise<boolean | Refusal> {
  const guesses = guessLimits(secretKey, account, network)
  const early = await usedUp(db, guesses)
  if (early !== undefined) return refuse('errors.too_many', { retryAfter: early })
  const place: CheckPlace =
    account.device === undefined ? { group: 'strangers', line: network } : { group: 'known', line: account.device }
  const checked = await passwords.queue(place, async () => {
    // Counted before the check, so that simultaneous guesses cannot exceed the limit.
    const over = await countUse(db, guesses)
    if (over !== undefined) return refuse('errors.too_many', { retryAfter: over })
    return passwords.verify(password, account.passwordHash)
  })
  if (checked === true) await clearGuesses(db, guesses)
  return checked ?? refuse('errors.too_many', { retryAfter: busySeconds })
}

/** Forgets the wrong guesses of an account from a network, after a new password was set there. */
export async function forgetGuesses(db: Reader, secretKey: string, address: string, network: string): Promise<void> {
  await clearLimit(db, guessesFrom(network, pseudonym(secretKey, address)))
}

/** A right password takes back its own count and clears the count of its own network or device. */
async function clearGuesses(db: Reader, [ofOwn, ...others]: readonly Limit[]): Promise<void> {
  if (ofOwn) await clearLimit(db, ofOwn.key)
  await takeBackUse(db, others)
}

/**
 * The limits of wrong guesses: per account and network, per network, and per account over all networks that are new to it. A known
 * device has one count of its own, so that other people on the same network cannot use it up.
 */
function guessLimits(secretKey: string, { address, knowsNetwork, device }: Account, network: string): readonly Limit[] {
  const account = pseudonym(secretKey, address)
  if (device !== undefined) return [{ key: `login ${account} on ${device}`, most: 30, seconds: 3600 }]
  return [
    { key: guessesFrom(network, account), most: 10, seconds: 900 },
    { key: `login from ${network}`, most: 300, seconds: 900 },
    { key: `login ${account}`, most: knowsNetwork ? Number.POSITIVE_INFINITY : 100, seconds: 3600 },
  ]
}

function guessesFrom(network: string, account: string): string {
  return `login ${account} from ${network}`
}
