import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import os from 'node:os'
import { basename } from 'node:path'

/** The nice value of work that gives way to requests: they wait for a processor, not for the event loop (P10). */
const gentle = os.constants.priority.PRIORITY_BELOW_NORMAL

/** Lets the thread that calls this give way to the event loop of the server. Linux only: elsewhere threads have no priority of their own. */
export function makeThreadGentle(): void {
  if (process.platform === 'linux') setGentle(Number(basename(readlinkSync('/proc/thread-self'))))
}

/**
 * The same for the threads of libuv, which hash passwords, compress, and read files. Call it when a first task has started them.
 * Returns how many there are.
 */
export function makePoolGentle(): number {
  if (process.platform !== 'linux') return 0
  const threads = readdirSync('/proc/self/task').filter((thread) => nameOf(thread) === 'libuv-worker')
  for (const thread of threads) setGentle(Number(thread))
  return threads.length
}

/** The same for this process with its threads, and for what they start later. */
export function makeProcessGentle(): void {
  const threads = process.platform === 'linux' ? readdirSync('/proc/self/task') : [0]
  for (const thread of threads) setGentle(Number(thread))
}

function nameOf(thread: string): string | undefined {
  try {
    return readFileSync(`/proc/self/task/${thread}/comm`, 'utf8').trim()
  } catch {
    return undefined
  }
}

function setGentle(thread: number): void {
  try {
    os.setPriority(thread, gentle)
  } catch {
    // The thread has ended, or the system does not allow it.
  }
}
