import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
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
  /** Of the process that was started last. */
  readonly pid: () => number | undefined
  /** Starts it and resolves when /readyz is 200. */
  start(): Promise<void>
  signal(name: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void
  /** Ends it as an operator does, by SIGTERM. It can be started again. */
  end(): Promise<void>
  /** Ends it for good. */
  stop(): Promise<void>
}

/** A server process of the product, always at the same port, so that it can be killed and started again. Its output goes into a file. */
export function serverProcess(port: number, settings: Record<string, string>, logFile: string): ServerProcess {
  const log = openSync(logFile, 'a')
  const agent = new Agent()
  let child: ChildProcess | undefined
  let starts = 0
  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null
  /** Signals the server and its background process, which are a group of their own. */
  const signalAll = (name: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT') => {
    if (isRunning() && child?.pid) process.kill(-child.pid, name)
  }
  const kill = () => signalAll('SIGKILL')
  process.once('exit', kill)
  const end = async () => {
    const running = child
    if (!running || !isRunning()) return
    const ended = new Promise((resolve) => running.once('close', resolve))
    signalAll('SIGCONT')
    running.kill('SIGTERM')
    const impatience = setTimeout(() => signalAll('SIGKILL'), 15_000)
    await ended
    clearTimeout(impatience)
  }
  return {
    port,
    starts: () => starts,
    isRunning,
    pid: () => child?.pid,
    async start() {
      starts += 1
      const env = { PATH: process.env.PATH ?? '', ...serverEnvironment, HOST: '127.0.0.1', PORT: String(port), ...settings }
      const started = spawn(projectNode, serverArguments, { cwd: root, env, stdio: ['ignore', log, log], detached: true })
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
    end,
    async stop() {
      process.off('exit', kill)
      agent.destroy()
      await end()
      closeSync(log)
    },
  }
}
