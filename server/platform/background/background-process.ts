import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { StartupError } from '../../database/startup-error.ts'
import type { Log } from '../log.ts'

/** What the background process says when it takes calls. */
export const ready = 'ready'
/** What the server process says to end it. */
export const stopMessage = 'stop'
/** The heartbeat of the background process, which it sends while its event loop turns. */
const aliveMessage = 'alive'
const sayAliveEveryMs = 5000
/** Missed heartbeats before the process is killed: five minutes, as some work holds its event loop for long. */
const mostMissedHeartbeats = 10
const checkEveryMs = 30_000

/** Node holds the cached code of each module in memory until it ends; nobody waits for the start of this process (P13). */
const withoutCompileCache = { NODE_DISABLE_COMPILE_CACHE: '1' }
/** Megabytes for short-lived objects: half of what the server process has, because an idle process keeps them (P13). */
const semiSpace = '--max-semi-space-size=4'

const shortestPauseMs = 500
const longestPauseMs = 30_000
/** The bytes that macOS takes as the address of a socket; Linux takes four more. */
const longestAddress = 103
/** A process that ran for so long had a start that worked: the next pause is short again. */
const steadyMs = 60_000

/** The process that does the jobs, periodic tasks and heavy calls of a server process (P10, ADR-0200). */
export interface BackgroundProcess {
  /** Whether it runs the workers of jobs too. */
  readonly worker: boolean
  /** Starts it; from then on it is started again whenever it ends. */
  start(): void
  /** The address of its socket as soon as it takes calls, or undefined when it does not and `signal` has aborted. */
  socket(signal: AbortSignal): Promise<string | undefined>
  /** Ends it: it finishes the calls and jobs that it has. */
  stop(): Promise<void>
}

interface Settings {
  /** The program; its first argument is the address of the socket. */
  readonly program: URL
  readonly environment: NodeJS.ProcessEnv
  readonly worker: boolean
  readonly log: Pick<Log, 'info' | 'warn'>
  /** How often the server process checks for a heartbeat. */
  readonly checkMs?: number
}

/** Sends heartbeats to the server process while the event loop of this one turns. */
export function sayAlive(): void {
  setInterval(() => process.send?.(aliveMessage, undefined, undefined, () => {}), sayAliveEveryMs).unref()
}

/**
 * Prepares the background process. Its socket is in a folder that only this user can open.
 * @throws StartupError when there is no place for the socket
 */
export function openBackgroundProcess({
  program,
  environment,
  worker,
  log,
  checkMs = checkEveryMs,
}: Settings): BackgroundProcess {
  const { address, clear, remove } = makeSocketPlace()
  let child: ChildProcess | undefined
  let answering = Promise.withResolvers<string>()
  let nextStart: NodeJS.Timeout | undefined
  let pauseMs = shortestPauseMs
  let isStopping = false

  function start(): void {
    const begun = performance.now()
    clear()
    const started = fork(fileURLToPath(program), [address], {
      env: { ...environment, ...withoutCompileCache },
      execArgv: [...process.execArgv, semiSpace],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    child = started
    let missedHeartbeats = 0
    started.on('message', (message) => {
      missedHeartbeats = 0
      if (message === ready) answering.resolve(address)
    })
    const checking = setInterval(() => {
      missedHeartbeats += 1
      if (missedHeartbeats < mostMissedHeartbeats) return
      log.warn({ pid: started.pid }, 'the background process hangs, and is ended')
      started.kill('SIGKILL')
    }, checkMs).unref()
    let isOver = false
    const onEnd = (why: object) => {
      if (isOver) return
      isOver = true
      clearInterval(checking)
      child = undefined
      answering = Promise.withResolvers()
      if (isStopping) return
      if (performance.now() - begun > steadyMs) pauseMs = shortestPauseMs
      log.warn({ ...why, pauseMs }, 'the background process ended, and is started again')
      nextStart = setTimeout(start, pauseMs)
      pauseMs = Math.min(2 * pauseMs, longestPauseMs)
    }
    started.once('exit', (code, signal) => onEnd({ code, signal }))
    started.once('error', (error) => onEnd({ err: error }))
  }

  return {
    worker,
    start,
    async socket(signal) {
      const late = Promise.withResolvers<undefined>()
      const onAbort = () => late.resolve(undefined)
      if (signal.aborted) onAbort()
      signal.addEventListener('abort', onAbort)
      try {
        return await Promise.race([answering.promise, late.promise])
      } finally {
        signal.removeEventListener('abort', onAbort)
      }
    },
    async stop() {
      isStopping = true
      clearTimeout(nextStart)
      if (child?.connected) {
        const ended = once(child, 'exit')
        // A process that has just been killed does not receive it, and ends all the same.
        child.send(stopMessage, () => {})
        await ended
      }
      remove()
    },
  }
}

interface SocketPlace {
  readonly address: string
  /** Removes the socket of a process that was killed. */
  readonly clear: () => void
  readonly remove: () => void
}

/** Not in DATA_DIR, which may be on a file system without sockets, or too deep for the address of one. */
function makeSocketPlace(): SocketPlace {
  const nothing = () => {}
  if (process.platform === 'win32')
    return { address: `\\\\.\\pipe\\cantera-background-${randomUUID()}`, clear: nothing, remove: nothing }
  try {
    const folder = mkdtempSync(path.join(tmpdir(), 'cantera-background-'))
    const address = path.join(folder, 'calls')
    // Also when the process cannot start after all, or takes too long to stop.
    process.once('exit', () => removeSocketFolder(address))
    if (Buffer.byteLength(address) > longestAddress) throw new Error('its path is too long for a socket')
    return { address, clear: () => rmSync(address, { force: true }), remove: () => removeSocketFolder(address) }
  } catch (error) {
    throw new StartupError(
      `The folder ${tmpdir()} cannot have the socket of the background process: ${(error as Error).message}. Correct its rights or TMPDIR, or set BACKGROUND_PROCESS=0.`,
    )
  }
}

/** Removes the folder of a socket. The process that ends last does so. */
export function removeSocketFolder(address: string): void {
  if (process.platform !== 'win32') rmSync(path.dirname(address), { recursive: true, force: true })
}
