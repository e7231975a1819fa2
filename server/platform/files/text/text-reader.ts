import { type ChildProcess, fork } from 'node:child_process'
import os from 'node:os'
import { fileURLToPath } from 'node:url'
import pLimit from 'p-limit'
import { limits } from '#domain/kernel/limits.ts'
import type { Extracted } from './extract-text.ts'
import type { Document } from './text-process.ts'

interface Settings {
  /** The time limit of a document; its process is killed. */
  readonly mostMs?: number
  /** A process that is idle for so long is ended, to free its memory. */
  readonly idleMs?: number
  readonly program?: URL
}

export interface TextReader {
  read(document: Document): Promise<Extracted>
  close(): void
}

/** Node's exit codes after a fatal error of V8, which is out of memory: a signal, on Windows an exit code. */
const outOfMemory: readonly unknown[] = ['SIGABRT', 'SIGKILL', 134]

/**
 * Reads documents one at a time in a separate process, so that one which needs too much time or memory, or makes a library crash, harms
 * neither the server nor the next document (ADR-0109).
 */
export function createTextReader({
  mostMs = limits.cvText.seconds * 1000,
  idleMs = 30_000,
  program = new URL('./text-process.ts', import.meta.url),
}: Settings = {}): TextReader {
  const oneAtATime = pLimit(1)
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined

  function end(): void {
    clearTimeout(idle)
    child?.kill('SIGKILL')
    child = undefined
  }

  function childNow(): ChildProcess {
    if (child) return child
    const started = startProcess(program)
    started.once('exit', () => {
      if (child === started) child = undefined
    })
    child = started
    return started
  }

  function readOnce(document: Document): Promise<Extracted> {
    clearTimeout(idle)
    const running = childNow()
    return new Promise((resolve) => {
      const finish = (extracted: Extracted) => {
        clearTimeout(timer)
        running.off('message', finish).off('exit', onExit).off('error', onError)
        idle = setTimeout(end, idleMs).unref()
        resolve(extracted)
      }
      const fail = (reason: 'too_slow' | 'too_large' | 'crashed') => {
        if (child === running) end()
        finish({ state: 'failed', reason })
      }
      const onExit = (code: number | null, signal: string | null) =>
        fail(outOfMemory.includes(signal ?? code) ? 'too_large' : 'crashed')
      const onError = () => fail('crashed')
      const timer = setTimeout(() => fail('too_slow'), mostMs)
      running.once('message', finish).once('exit', onExit).once('error', onError)
      running.send(document, (error) => error && fail('crashed'))
    })
  }

  return { read: (document) => oneAtATime(() => readOnce(document)), close: end }
}

/** The process gets no settings and no secrets. It may read files, but not write them, start programs or open connections. */
function startProcess(program: URL): ChildProcess {
  const child = fork(fileURLToPath(program), {
    env: {},
    execArgv: [
      `--max-old-space-size=${limits.cvText.heapMegabytes}`,
      '--permission',
      '--allow-fs-read=*',
      '--allow-worker',
      '--no-warnings',
    ],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  // It does not keep the server alive, and gives way to requests.
  child.unref()
  child.channel?.unref()
  if (child.pid) makeGentle(child.pid)
  // The caller of `readOnce` gets errors of a document; an error between two documents must not end the server.
  child.on('error', () => {})
  return child
}

function makeGentle(pid: number): void {
  try {
    os.setPriority(pid, os.constants.priority.PRIORITY_LOW)
  } catch {
    // The process has ended, or the system does not allow it.
  }
}
