import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import type { Platform } from '../platform.ts'
import { clearLimit, countUse, type Limit, usedUp } from './rate-limits.ts'

interface Account {
  readonly address: string
  /** Undefined where nobody has the address. */
  readonly passwordHash: string | undefined
  /** Whether the person has logged in from this network before. */
  readonly knowsNetwork: boolean
  /** The name of the device, where the person has logged in on it before. */
  readonly device?: string | undefined
}

/**
 * Whether a password is the account's; a refusal while too many guesses were wrong. Wrong guesses are bounded, but an attack from
 * elsewhere does not keep out whoever comes from a network or with a device that the account knows (LOG-01). An account that
 * nobody has takes the same steps as a wrong password (LOG-02).
 */
export async function checkPassword(
  { db, passwords }: Pick<Platform, 'db' | 'passwords'>,
  account: Account,
  network: string,
  password: string,
): Promise<boolean | Refusal> {
  const guesses = guessLimits(account, network)
  const early = await usedUp(db, guesses)
  if (early !== undefined) return refuse('errors.too_many', { retryAfter: early })
  const isRight = await passwords.verify(password, account.passwordHash)
  // Guesses of the same moment count too: a storm of them learns no more than a queue would.
  const late = isRight ? await usedUp(db, guesses) : await countUse(db, guesses)
  if (late !== undefined) return refuse('errors.too_many', { retryAfter: late })
  if (isRight) await clearLimit(db, ofAccountFrom(account.address, network))
  return isRight
}

/**
 * How many wrong guesses are answered: of an account from one network, from one network, and of an account by all who come from
 * networks new to it; whoever brings a device that it knows has a count of their own instead.
 */
function guessLimits({ address, knowsNetwork, device }: Account, network: string): readonly Limit[] {
  const ofStrangers = { key: `login ${address}`, most: knowsNetwork ? Number.POSITIVE_INFINITY : 100, seconds: 3600 }
  return [
    { key: ofAccountFrom(address, network), most: 10, seconds: 900 },
    { key: `login from ${network}`, most: 300, seconds: 900 },
    device === undefined ? ofStrangers : { key: `login ${address} on ${device}`, most: 30, seconds: 3600 },
  ]
}

function ofAccountFrom(address: string, network: string): string {
  return `login ${address} from ${network}`
}
