import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import type { Platform, Reader } from '../platform.ts'
import type { PlaceToGuess } from './passwords.ts'
import { clearLimit, countUse, type Limit, pseudonym, takeBackUse, usedUp } from './rate-limits.ts'

interface Account {
  readonly address: string
  /** Undefined where nobody has the address. */
  readonly passwordHash: string | undefined
  /** Whether the person has logged in from this network before. */
  readonly knowsNetwork: boolean
  /** The name of the device, where the person has logged in on it before. */
  readonly device?: string | undefined
}

/** A full room is empty by then. */
const busySeconds = 2

/**
 * Whether a password is the account's; a refusal while too many guesses were wrong, or while too many wait for their turn. Wrong
 * guesses are bounded, but an attack does not keep out whoever comes with a device that the account knows, nor, when it comes from
 * elsewhere, from a network that the account knows (LOG-01). An account that nobody has takes the same steps as a wrong password
 * (LOG-02).
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
  const place: PlaceToGuess =
    account.device === undefined ? { group: 'strangers', line: network } : { group: 'known', line: account.device }
  const checked = await passwords.inTurn(place, async () => {
    // Counted before it is known to be wrong: a storm of guesses learns no more than a queue of them, and costs no more.
    const over = await countUse(db, guesses)
    if (over !== undefined) return refuse('errors.too_many', { retryAfter: over })
    return passwords.verify(password, account.passwordHash)
  })
  if (checked === true) await forgive(db, guesses)
  return checked ?? refuse('errors.too_many', { retryAfter: busySeconds })
}

/** Forgets the guesses of an account from a network: whoever set a new password there is no guesser. */
export async function forgetGuesses(db: Reader, secretKey: string, address: string, network: string): Promise<void> {
  await clearLimit(db, guessesFrom(network, pseudonym(secretKey, address)))
}

/** The right password was no guess, and forgets those of its own network or device. */
async function forgive(db: Reader, [ofOwn, ...others]: readonly Limit[]): Promise<void> {
  if (ofOwn) await clearLimit(db, ofOwn.key)
  await takeBackUse(db, others)
}

/**
 * How many wrong guesses are answered: of an account from one network, from one network, and of an account by all who come from
 * networks new to it. Whoever brings a device that the account knows has a count of their own and no other, so that nobody in the
 * same office uses it up.
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
