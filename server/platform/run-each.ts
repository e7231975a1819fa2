/** Acts on each thing, one after the other. A failure does not stop the rest; failures are thrown together at the end, each with its name. */
export async function runEach<Thing>(
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
