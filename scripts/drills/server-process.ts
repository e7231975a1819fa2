import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream, type WriteStream } from 'node:fs'
import { Agent } from 'node:http'
import { fileURLToPath } from 'node:url'
import { projectNode, serverArguments, serverEnvironment } from '../toolchain.mjs'
import { send } from './send.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const readyWithinMs = 120_000

export interface ServerProcess {
  readonly port: number
  /** How often it was started. */
  readonly starts: () => number
  readonly isRunning: () => boolean
  /** Starts it and resolves when /readyz is 200. */
  start(): Promise<void>
  signal(name: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void
  /** Ends it as an operator does, by SIGTERM. */
  stop(): Promise<void>
}

/** A server process of the product, always at the same port, so that it can be killed and started again. Its output goes into a file. */
export function serverProcess(port: number, settings: Record<string, string>, logFile: string): ServerProcess {
  const log: WriteStream = createWriteStream(logFile)
  const agent = new Agent()
  let child: ChildProcess | undefined
  let starts = 0
  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null
  /** Signals the server and its background process, which are a group of their own. */
  const signalAll = (name: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT') => {
    if (isRunning() && child?.pid) process.kill(-child.pid, name)
  }
  const end = () => signalAll('SIGKILL')
  process.once('exit', end)
  return {
    port,
    starts: () => starts,
    isRunning,
    async start() {
      starts += 1
      const env = { PATH: process.env.PATH ?? '', ...serverEnvironment, HOST: '127.0.0.1', PORT: String(port), ...settings }
      const started = spawn(projectNode, serverArguments, {
        cwd: root,
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
        detached: true,
      })
      started.stdout.pipe(log, { end: false })
      started.stderr.pipe(log, { end: false })
      child = started
      const until = performance.now() + readyWithinMs
      while (isRunning() && performance.now() < until) {
        const answer = await send(agent, port, { method: 'GET', path: '/readyz' })
        if (typeof answer === 'object' && answer.status === 200) return
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      // Killed again while it started: the caller knows.
      if (started.signalCode !== 'SIGKILL') throw new Error(`The server at port ${port} did not become ready: see ${logFile}.`)
    },
    signal: signalAll,
    async stop() {
      process.off('exit', end)
      agent.destroy()
      const running = child
      if (running && isRunning()) {
        const ended = new Promise((resolve) => running.once('close', resolve))
        signalAll('SIGCONT')
        running.kill('SIGTERM')
        const impatience = setTimeout(() => signalAll('SIGKILL'), 15_000)
        await ended
        clearTimeout(impatience)
      }
      log.end()
    },
  }
}
