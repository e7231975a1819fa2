/** A document that is read faster delays nobody. */
const slowMs = 1000
/** After a slow document the next one of its turn waits so many times as long, which leaves most of the time to others. */
const factor = 10

/** Documents that wait for each other: those of a person, or the slow ones of all unconfirmed accounts. Null: nothing waits. */
type Turn = number | 'unconfirmed' | null

/**
 * The turn of a document that a first, short try could not read. Accounts that nobody confirmed share one, because a stranger makes many of
 * them. People whom staff entered are known.
 */
export function slowTurnOf({ owner, is_known }: { readonly owner: number | null; readonly is_known: boolean | null }): Turn {
  return owner === null || is_known ? owner : 'unconfirmed'
}

/** How long the next document of each turn waits after slow ones. */
export function createPauses() {
  const until = new Map<Turn, number>()
  return {
    /** Seconds until a document of this turn may be read; 0 after quick ones. */
    secondsLeft(turn: Turn, now: Date): number {
      const end = until.get(turn) ?? 0
      return Math.max(0, Math.ceil((end - now.getTime()) / 1000))
    },
    /** Notes how long a document of this turn took. */
    add(turn: Turn, ms: number, now: Date): void {
      for (const [one, end] of until) if (end <= now.getTime()) until.delete(one)
      if (turn !== null && ms > slowMs) until.set(turn, now.getTime() + factor * ms)
    },
  }
}
