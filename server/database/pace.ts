/**
 * Returns a function that asks for a run of `task`. A run starts at once when none is going on and the last one began `everyMs` ago;
 * otherwise one run follows as soon as that is so, for all who asked meanwhile. `task` must not throw.
 */
export function pace(everyMs: number, task: () => Promise<void>): () => void {
  let isRunning = false
  let isAskedAgain = false
  let begun = Number.NEGATIVE_INFINITY

  function ask(): void {
    if (isRunning) isAskedAgain = true
    else void run()
  }

  async function run(): Promise<void> {
    isRunning = true
    const restMs = begun + everyMs - performance.now()
    if (restMs > 0) await new Promise((resolve) => setTimeout(resolve, restMs))
    isAskedAgain = false
    begun = performance.now()
    await task()
    isRunning = false
    if (isAskedAgain) ask()
  }

  return ask
}
