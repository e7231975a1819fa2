/** Does something now and again every so many milliseconds, and goes on when it fails. Returns how to stop. */
export function startRounds(round: () => Promise<unknown>, everyMs: number, onFailure: (error: unknown) => void): () => void {
  const roundOrFailure = () => round().catch(onFailure)
  void roundOrFailure()
  const timer = setInterval(roundOrFailure, everyMs).unref()
  return () => clearInterval(timer)
}

/**
 * Does things one after the other, each by itself: one that fails holds up none behind it. What failed is thrown when all had their turn,
 * by its name.
 */
export async function eachByItself<Thing>(
  things: readonly Thing[],
  nameOf: (thing: Thing) => string,
  act: (thing: Thing) => Promise<unknown>,
): Promise<void> {
  const failures: Error[] = []
  for (const thing of things) {
    try {
      await act(thing)
    } catch (cause) {
      failures.push(new Error(nameOf(thing), { cause }))
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${things.length} failed`)
}
