/** Runs a task now and again every `everyMs` milliseconds; a failure does not stop it. Returns the function that stops it. */
export function startPeriodicTask(
  task: () => Promise<unknown>,
  everyMs: number,
  onFailure: (error: unknown) => void,
): () => void {
  const runOnce = () => task().catch(onFailure)
  void runOnce()
  const timer = setInterval(runOnce, everyMs).unref()
  return () => clearInterval(timer)
}
