/** Does something now and again every so many milliseconds, and goes on when it fails. Returns how to stop. */
export function startRounds(round: () => Promise<unknown>, everyMs: number, onFailure: (error: unknown) => void): () => void {
  const roundOrFailure = () => round().catch(onFailure)
  void roundOrFailure()
  const timer = setInterval(roundOrFailure, everyMs).unref()
  return () => clearInterval(timer)
}
