import { ApiRefusal } from './api-refusal.ts'

const answerMs = 60_000
/** Reports, exports and imports take the server longer than other requests. */
export const longAnswerMs = 300_000
/** The slowest accepted upload, in bytes per second. Browsers count bytes as sent while they still wait on the device. */
const slowestUpload = 4_000

/** The longest time without progress of an upload, and then without an answer. */
export function uploadTimeoutMs(bytes: number): number {
  return answerMs + (bytes / slowestUpload) * 1000
}

/** The refusal of a request that got no answer in time. The server may or may not have made the change. */
export function noAnswer(): ApiRefusal {
  return new ApiRefusal(0, 'errors.no_answer')
}

/** Runs a request with a signal that aborts it when the caller aborts or the time is over. */
export async function withTimeout<Answer>(
  asked: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<Answer>,
  timeoutMs = answerMs,
): Promise<Answer> {
  const controller = new AbortController()
  const stop = () => controller.abort(asked?.reason)
  if (asked?.aborted) stop()
  asked?.addEventListener('abort', stop)
  const timer = setTimeout(() => controller.abort(noAnswer()), timeoutMs)
  try {
    return await run(controller.signal)
  } finally {
    clearTimeout(timer)
    asked?.removeEventListener('abort', stop)
  }
}
