import process from 'node:process'
import { Worker } from 'node:worker_threads'

/**
 * Makes this process the program of a bounded process: answers each message of the server by `work`, ends when it takes more memory than
 * `megabytes`, and ends with the server.
 */
export function serveBounded<Input, Output>(megabytes: number, work: (input: Input) => Promise<Output>): void {
  const watch = new Worker(new URL('./memory-watch.ts', import.meta.url), {
    workerData: { most: megabytes * 1_048_576, parent: process.ppid },
  })
  watch.unref()
  process.on('message', async (input: Input) => {
    process.send?.(await work(input))
  })
  // The server has ended.
  process.on('disconnect', () => process.exit())
}
