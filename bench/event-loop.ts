import { createServer } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

/** The delay of a measured server's event loop since the last call, in milliseconds. */
export interface LoopDelay {
  readonly p99: number
  readonly longest: number
}

/*
 * Loaded into a measured server before its own program (node --import), never by the product. On its own port it answers the delay of
 * a timer that the event loop should run every few milliseconds.
 */
const everyMs = 5
const port = Number(process.env.EVENT_LOOP_PORT)

// A background process has a channel to its server process.
if (isMainThread && port > 0 && process.send === undefined) {
  let delays = watch()
  const server = createServer((_request, response) => {
    const beyond = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - everyMs)
    const delay: LoopDelay = { p99: beyond(delays.percentile(99)), longest: beyond(delays.max) }
    response.end(JSON.stringify(delay))
    delays.disable()
    delays = watch()
  })
  server.listen(port, '127.0.0.1').unref()
}

function watch() {
  const delays = monitorEventLoopDelay({ resolution: everyMs })
  delays.enable()
  return delays
}
