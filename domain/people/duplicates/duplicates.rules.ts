/** What an account holds that can be taken from the other one, in the order in which it is shown. `address` is the postal address. */
export const mergedFields = ['name', 'email', 'phone', 'home_phone', 'birth', 'address', 'website', 'about', 'cv'] as const
export type MergedField = (typeof mergedFields)[number]

/** What makes two accounts probably one person's (INT-05). */
export const duplicateReasons = ['phone', 'birth', 'cv'] as const
export type DuplicateReason = (typeof duplicateReasons)[number]

/** The values of an account as they are shown; empty where it has none. */
export type MergedValues = Readonly<Record<MergedField, string>>

/**
 * The fields that are taken from the duplicate account unless staff choose otherwise: those that only it has. An address that somebody logs
 * in with is never taken, because the surviving account keeps its own login.
 */
export function suggestedFields(survivor: MergedValues, duplicate: MergedValues): MergedField[] {
  return mergedFields.filter((field) => survivor[field] === '' && duplicate[field] !== '')
}

/**
 * The fields of an entry of staff that give way to what its person entered (INT-11), without the address, which is the same, and the CV,
 * which is kept beside the person's own.
 */
export function outweighedFields(account: MergedValues, entry: MergedValues): MergedField[] {
  return mergedFields.filter(
    (field) =>
      !['email', 'cv'].includes(field) && account[field] !== '' && entry[field] !== '' && account[field] !== entry[field],
  )
}

/** Fields in which the two accounts differ, so that there is something to choose. */
export function differingFields(one: MergedValues, other: MergedValues): MergedField[] {
  return mergedFields.filter((field) => one[field] !== other[field] && one[field] + other[field] !== '')
}

interface Account {
  /** Whether its owner can log in. */
  readonly claimed: boolean
  readonly consented: boolean
  readonly created_at: string
}

/** Whether only one of two accounts may stay: the one that its owner logs in with, else the one with a consent. */
export function mustStay(first: Account, second: Account): boolean {
  return first.claimed !== second.claimed || first.consented !== second.consented
}

/** Whether the first of two accounts should stay: the one that its owner logs in with, else the one with a consent, else the older one. */
export function firstStays(first: Account, second: Account): boolean {
  if (first.claimed !== second.claimed) return first.claimed
  if (first.consented !== second.consented) return first.consented
  return first.created_at <= second.created_at
}

interface Application {
  /** Whether the person was hired through it. */
  readonly hired: boolean
  /** Whether it is off its board: removed or withdrawn. */
  readonly removed: boolean
  /** ISO instant of its last move. */
  readonly stage_changed_at: string
}

/**
 * Whether the first of two applications to one vacancy goes on: if it alone is a hire; else if it alone is on the board; else if it was moved
 * last.
 */
export function firstGoesOn(first: Application, second: Application): boolean {
  if (first.hired !== second.hired) return first.hired
  if (first.removed !== second.removed) return !first.removed
  return first.stage_changed_at >= second.stage_changed_at
}
