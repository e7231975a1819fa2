/** A document that is read faster delays nobody. */
const slowMs = 1000
/** After a slow document its person's next one waits so many times as long, which leaves most of the time to others. */
const factor = 10

/** How long the next document of each person waits after slow ones. */
export function createPauses() {
  const until = new Map<number, number>()
  return {
    /** Seconds until a document of this person may be read; 0 for a person without a slow one. */
    secondsLeft(person: number | null, now: Date): number {
      const end = until.get(person ?? 0) ?? 0
      return Math.max(0, Math.ceil((end - now.getTime()) / 1000))
    },
    /** Notes how long a document of this person took. */
    add(person: number | null, ms: number, now: Date): void {
      for (const [one, end] of until) if (end <= now.getTime()) until.delete(one)
      if (person !== null && ms > slowMs) until.set(person, now.getTime() + factor * ms)
    },
  }
}
