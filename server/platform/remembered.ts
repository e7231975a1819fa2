/** Load balancers ask each second. A check costs more than its answer. */
const heldMs = 5000

/**
 * The same check, whose answer holds for five seconds. Whoever asks after that waits for a new one, and others get the last known answer
 * meanwhile.
 */
export function remembered(check: () => Promise<boolean>): () => Promise<boolean> {
  let at = Number.NEGATIVE_INFINITY
  let known: boolean | undefined
  let pending: Promise<boolean> | undefined
  return async () => {
    if (pending) return known ?? pending
    if (known !== undefined && performance.now() - at <= heldMs) return known
    pending = check().finally(() => {
      pending = undefined
    })
    known = await pending
    at = performance.now()
    return known
  }
}
