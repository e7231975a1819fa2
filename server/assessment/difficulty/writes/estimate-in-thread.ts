import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { AnswersOfAttempt } from '#domain/assessment/difficulty/answers.rules.ts'
import type { JoinedDifficulty, OwnQuestion, SharedBank, SiteOutcome } from '#domain/assessment/shared-counts/joined.rules.ts'

/** More time than any bank needs: the thread is ended then. */
const mostMs = 600_000

/** The answers of a bank with the counts of other sites, and its questions by which those are recognised. */
export interface ToEstimate {
  readonly attempts: readonly AnswersOfAttempt[]
  readonly sites: readonly SharedBank[]
  readonly own: readonly OwnQuestion[]
}

export interface Estimated {
  readonly found: readonly JoinedDifficulty[]
  /** How clearly the own answers show guessing; null without an estimate (GUE-01). */
  readonly guessing: number | null
  readonly outcomes: readonly SiteOutcome[]
}

/** Estimates difficulties in a thread of its own, so that requests do not wait for it (P10). */
export async function estimateInThread(workerData: ToEstimate): Promise<Estimated> {
  // The thread gets no settings and no secrets, and does not keep the process alive.
  const thread = new Worker(new URL('./estimation-thread.ts', import.meta.url), { env: {}, execArgv: [], workerData })
  thread.unref()
  try {
    const [estimated] = await once(thread, 'message', { signal: AbortSignal.timeout(mostMs) })
    return estimated as Estimated
  } finally {
    await thread.terminate()
  }
}
