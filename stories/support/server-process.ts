import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../scripts/free-port.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const readyWithinMs = 90_000
const stoppedWithinMs = 10_000
const pollMs = 50

/** The source URL in the settings of every story's server. */
export const sourceUrl = 'https://source.example/cantera'

/** A running server process. */
export interface ServerProcess {
  readonly url: string
  /** The file with its output, including the log. */
  readonly logFile: string
  stop(): Promise<void>
}

/**
 * Starts the server on a free port with only these settings as its environment, and waits until /readyz succeeds. `release` is the folder
 * of another release.
 * @throws with the last lines of its output if the server ends or is not ready in time
 */
export async function startServer(name: string, settings: Record<string, string>, release = root): Promise<ServerProcess> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const logFile = path.join(root, 'test-results', `server-${name}.log`)
  await mkdir(path.dirname(logFile), { recursive: true })
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(path.join(root, 'node_modules', '.bin', 'node'), ['server/main.ts'], {
    cwd: release,
    env: {
      PATH,
      HOME,
      PORT: String(port),
      PUBLIC_URL: url,
      DEMO: 'cast',
      MAIL_HOLD_SECONDS: '0',
      SOURCE_URL: sourceUrl,
      // Another site of a story is on this machine.
      FOREIGN_LOOPBACK: '1',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const log = createWriteStream(logFile)
  child.stdout.pipe(log, { end: false })
  child.stderr.pipe(log, { end: false })
  const ended = once(child, 'close').finally(() => log.end())
  const stop = async () => {
    const impatience = setTimeout(() => child.kill('SIGKILL'), stoppedWithinMs)
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
    await ended
    clearTimeout(impatience)
  }
  const isReady = await Promise.race([waitUntilReady(url), ended.then(() => false)])
  if (isReady) return { url, logFile, stop }
  await stop()
  throw new Error(`The server of the stories did not become ready.\n${(await readFile(logFile, 'utf8')).slice(-4000)}`)
}

/** On PostgreSQL e-mails leave from the background process, which starts after the server answers (ADR-0200). */
async function isWhole(answer: Response): Promise<boolean> {
  const { background } = (await answer.json()) as { readonly background?: boolean }
  return background !== false
}

async function waitUntilReady(url: string): Promise<boolean> {
  const deadline = performance.now() + readyWithinMs
  while (performance.now() < deadline) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok && (await isWhole(answer))) return true
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
  return false
}
