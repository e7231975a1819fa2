import { type ChildProcess, fork } from 'node:child_process'
import os from 'node:os'
import { fileURLToPath } from 'node:url'
import pLimit from 'p-limit'
import { processorMs } from './processor-time.ts'

interface Settings {
  /** A program that answers each message with one of its own: see bounded-program.ts. */
  readonly program: URL
  /** The most processor time that a piece of work may use; its process is killed. */
  readonly mostMs: number
  /** After so many times as long by the clock the machine counts as busy. Other systems than Linux have this limit alone. */
  readonly patience?: number
  /** The limit of V8's heap. The program bounds its whole memory itself. */
  readonly heapMegabytes: number
  /** A process that is idle for so long is ended, to free its memory. */
  readonly idleMs?: number
}

/** `busy`: the piece did not get its processor time, which says nothing about the piece. */
export type ProcessFailure = 'too_slow' | 'busy' | 'too_large' | 'crashed'

export interface BoundedProcess<Input extends object, Output> {
  /** Does a piece of work, in `mostMs` of processor time instead of the usual limit if it is given. */
  run(input: Input, mostMs?: number): Promise<Output | { readonly failure: ProcessFailure }>
  close(): void
}

const lookMs = 200

/** Node's exit codes after a fatal error of V8, which is out of memory: a signal, on Windows an exit code. */
const outOfMemory: readonly unknown[] = ['SIGABRT', 'SIGKILL', 134]

/**
 * Works on what strangers sent, one piece at a time, in a separate process. A piece that needs too much processor time or memory, or makes a library
 * crash, harms neither the server nor the next piece (ADR-0109).
 */
export function createBoundedProcess<Input extends object, Output>({
  program,
  mostMs,
  patience = 20,
  heapMegabytes,
  idleMs = 30_000,
}: Settings): BoundedProcess<Input, Output> {
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
    const started = startProcess(program, heapMegabytes)
    started.once('exit', () => {
      if (child === started) child = undefined
    })
    child = started
    return started
  }

  function runOnce(input: Input, ownMs = mostMs): Promise<Output | { failure: ProcessFailure }> {
    clearTimeout(idle)
    const running = childNow()
    const used = processorMs(running.pid) ?? 0
    const began = performance.now()
    return new Promise((resolve) => {
      const finish = (output: Output | { failure: ProcessFailure }) => {
        clearInterval(timer)
        running.off('message', onMessage).off('exit', onExit).off('error', onError)
        idle = setTimeout(end, idleMs).unref()
        resolve(output)
      }
      const fail = (failure: ProcessFailure) => {
        if (child === running) end()
        finish({ failure })
      }
      const onMessage = (output: unknown) => finish(output as Output)
      const onExit = (code: number | null, signal: string | null) =>
        fail(outOfMemory.includes(signal ?? code) ? 'too_large' : 'crashed')
      const onError = () => fail('crashed')
      const timer = setInterval(() => {
        if ((processorMs(running.pid) ?? 0) - used > ownMs) fail('too_slow')
        else if (performance.now() - began > ownMs * patience) fail('busy')
      }, lookMs)
      running.once('message', onMessage).once('exit', onExit).once('error', onError)
      running.send(input, (error) => error && fail('crashed'))
    })
  }

  return { run: (input, ownMs) => oneAtATime(() => runOnce(input, ownMs)), close: end }
}

/** The process gets no settings and no secrets. It may read files, but not write them, start programs or open connections. */
function startProcess(program: URL, heapMegabytes: number): ChildProcess {
  const child = fork(fileURLToPath(program), {
    env: {},
    execArgv: [`--max-old-space-size=${heapMegabytes}`, '--permission', '--allow-fs-read=*', '--allow-worker', '--no-warnings'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  // It does not keep the server alive, and gives way to requests.
  child.unref()
  child.channel?.unref()
  if (child.pid) makeGentle(child.pid)
  // The caller of `runOnce` gets errors of its piece; an error between two pieces must not end the server.
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
