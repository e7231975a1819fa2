import process from 'node:process'
import { workerData } from 'node:worker_threads'

/** Short enough that a document cannot take much more memory between two checks. */
const everyMs = 25

const { most, parent } = workerData as { most: number; parent: number }

// A busy process runs no timer of its own, so a thread beside it ends the process when it takes too much memory. Buffers do not count in
// V8's own limit, and a compressed stream of a PDF may expand to gigabytes. It also ends a process whose server was killed.
setInterval(() => {
  if (process.memoryUsage.rss() > most || process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
}, everyMs)
