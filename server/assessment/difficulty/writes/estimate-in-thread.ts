import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { AnswersOfAttempt } from '#domain/assessment/difficulty/answers.rules.ts'
import type { EstimatedBank } from '#domain/assessment/difficulty/estimation.rules.ts'

/** More time than any bank needs: the thread is ended then. */
const mostMs = 600_000

/** Estimates difficulties in a thread of its own, so that requests do not wait for it (P10). */
export async function estimateInThread(attempts: readonly AnswersOfAttempt[]): Promise<EstimatedBank> {
  // The thread gets no settings and no secrets, and does not keep the process alive.
  const thread = new Worker(new URL('./estimation-thread.ts', import.meta.url), { env: {}, execArgv: [], workerData: attempts })
  thread.unref()
  try {
    const [bank] = await once(thread, 'message', { signal: AbortSignal.timeout(mostMs) })
    return bank as EstimatedBank
  } finally {
    await thread.terminate()
  }
}
