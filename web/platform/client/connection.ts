import { createStore } from './store.ts'

/** An answer is proof of the connection for so long. */
const freshMs = 3_000
/** A slow line answers within this time. A lost one may stay silent for minutes before the browser reports it. */
const patienceMs = 6_000

let answeredAt = Number.NEGATIVE_INFINITY
let asking: Promise<boolean> | undefined

/** Whether somebody waits to learn if the server can be reached. */
export const isAskingServer = createStore(false)

/** Notes that the server has just answered a request. */
export function noteAnswered(): void {
  answeredAt = performance.now()
}

/** Notes that a request got no answer, so that the next question is asked anew. */
export function noteUnanswered(): void {
  answeredAt = Number.NEGATIVE_INFINITY
}

/** What is known of the connection without asking; undefined if nothing is. Browsers notice only the loss of their own network. */
export function knownConnection(): boolean | undefined {
  if (!navigator.onLine) return false
  return performance.now() - answeredAt < freshMs ? true : undefined
}

/** Whether the server can be reached; any answer counts. Several questions at a time send one request. */
export function askServer(): Promise<boolean> {
  const known = knownConnection()
  if (known !== undefined) return Promise.resolve(known)
  asking ??= request().finally(() => {
    asking = undefined
    isAskingServer.become(false)
  })
  return asking
}

async function request(): Promise<boolean> {
  try {
    await fetch('/healthz', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patienceMs) })
    noteAnswered()
    return true
  } catch {
    return false
  }
}
