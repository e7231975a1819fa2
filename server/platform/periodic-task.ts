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

/** The same task, which does nothing while a run of before goes on: one that may take longer than its interval. */
export function withoutOverlap(task: () => Promise<unknown>): () => Promise<unknown> {
  let running: Promise<unknown> | undefined
  return async () => {
    if (running) return
    running = task().finally(() => {
      running = undefined
    })
    await running
  }
}
