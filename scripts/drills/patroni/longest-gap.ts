/** The longest time between two of these ascending times, and when it ended; without an end when there is one time only. */
export function longestGap(times: readonly number[]): { readonly end: number; readonly length: number } {
  return times.slice(1).reduce(
    (longest, end, index) => {
      const length = end - times[index]!
      return length > longest.length ? { end, length } : longest
    },
    { end: Number.POSITIVE_INFINITY, length: 0 },
  )
}
