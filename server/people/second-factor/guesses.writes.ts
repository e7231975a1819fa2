import type { Platform } from '../../platform/platform.ts'
import { clearLimit, countUse, type Limit, takeBackUse } from '../../platform/sessions/rate-limits.ts'

/** From where codes of an account are tried. */
export interface Guessing {
  readonly userId: number
  /** The name of a device or session that the account knows: strangers cannot use up its count. */
  readonly known?: string | undefined
  /** The keyed hash of the network; a session has none, because its person is known. */
  readonly network?: string
}

/**
 * The limits of wrong codes: of what the account knows one of its own alone, of strangers per account over all networks, and per network. A
 * guess is right three times in a million, because the neighbouring time steps count; thirty a day keep that below one in thirty over a year.
 */
function limitsOf({ userId, known, network }: Guessing): readonly Limit[] {
  const account = `codes of ${userId}${known === undefined ? '' : ` on ${known}`}`
  const ofAccount = [
    { key: account, most: 10, seconds: 3600 },
    { key: `${account} in a day`, most: 30, seconds: 24 * 3600 },
  ]
  if (known !== undefined || network === undefined) return ofAccount
  return [...ofAccount, { key: `codes from ${network}`, most: 60, seconds: 900 }]
}

/** Counts a try before the code is checked, so that simultaneous ones cannot exceed the limit. Returns the seconds to wait, if any. */
export const countGuess = ({ db }: Pick<Platform, 'db'>, guessing: Guessing): Promise<number | undefined> =>
  countUse(db, limitsOf(guessing))

/**
 * A right code takes back its own count. It forgets the wrong ones of this hour only on what the account knows: those of strangers stay, or
 * else they could guess on after each login of the owner.
 */
export async function forgetRightCode({ db }: Pick<Platform, 'db'>, guessing: Guessing): Promise<void> {
  const [ofHour, ...others] = limitsOf(guessing)
  if (guessing.known === undefined) return takeBackUse(db, limitsOf(guessing))
  if (ofHour) await clearLimit(db, ofHour.key)
  await takeBackUse(db, others)
}
