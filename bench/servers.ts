import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../scripts/free-port.mjs'
import { serverArguments, serverEnvironment } from '../scripts/toolchain.mjs'
import type { LoopDelay } from './event-loop.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

export interface RunningServer {
  readonly url: string
  readonly pid: number
  /** Milliseconds from the start of the process to its first answer with status 200. */
  readonly msToFirstAnswer: number
  stop(): Promise<void>
}

/** Starts the product as a process in production settings, changed by `env`; of another commit where `folder` holds one. */
export async function startProduct(env: Record<string, string>, firstPath = '/healthz', folder = root): Promise<RunningServer> {
  const port = await freePort()
  const dataDir = env.DATA_DIR ?? mkdtempSync(path.join(tmpdir(), 'cantera-bench-'))
  const settings = {
    ...serverEnvironment,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    ADMIN_PASSWORD: 'Bench.2026!',
    ...env,
  }
  return start(serverArguments, settings, port, firstPath, folder)
}

/** A server that also reports how late its event loop was since the last request. */
export interface WatchedServer extends RunningServer {
  loopDelay(): Promise<LoopDelay>
}

/** Starts the product with its event loop watched: see event-loop.ts. */
export async function startWatchedProduct(env: Record<string, string>): Promise<WatchedServer> {
  const port = await freePort()
  const watched = { EVENT_LOOP_PORT: String(port), NODE_OPTIONS: '--import=./bench/event-loop.ts' }
  const server = await startProduct({ ...env, ...watched })
  return { ...server, loopDelay: async () => (await (await fetch(`http://127.0.0.1:${port}`)).json()) as LoopDelay }
}

/** Starts a floor twin: see floor.ts. */
export async function startFloor(env: Record<string, string>): Promise<RunningServer> {
  const port = await freePort()
  return start(['bench/floor.ts'], { PORT: String(port), ...env }, port, '/healthz')
}

async function start(
  args: readonly string[],
  env: Record<string, string>,
  port: number,
  firstPath: string,
  folder = root,
): Promise<RunningServer> {
  const begun = performance.now()
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  // The server ends with this process, however that ends.
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
  const url = `http://127.0.0.1:${port}`
  await firstAnswer(child, url + firstPath, begun)
  return {
    url,
    pid: child.pid!,
    msToFirstAnswer: performance.now() - begun,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** A first start of the embedded database takes six seconds of a processor, and minutes on a machine that is busy with other work. */
const longestStartMs = 600_000

async function firstAnswer(child: ChildProcess, url: string, begun: number): Promise<void> {
  while (performance.now() - begun < longestStartMs) {
    if (child.exitCode !== null) throw new Error(`the server ended with code ${child.exitCode} before it answered`)
    const answered = await fetch(url).then(
      (response) => response.status === 200,
      () => false,
    )
    if (answered) return
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  child.kill('SIGKILL')
  throw new Error(`no answer from ${url} within ten minutes`)
}
