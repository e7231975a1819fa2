import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

export interface ChildProgram {
  process: ChildProcess
  /** Lines written to standard output so far. */
  lines: string[]
  /** Resolves with the next line that is written, or with undefined when the process has ended. */
  nextLine(): Promise<string | undefined>
  /** Resolves with the exit code, null after a signal. */
  ended: Promise<number | null>
}

/**
 * Runs code (an ES module; imports by '#server/…') in a process of its own, for tests about several processes or a killed one. The process
 * is killed when the test ends.
 */
export function startChildProgram(code: string, env: Record<string, string> = {}): ChildProgram {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: fileURLToPath(new URL('../../', import.meta.url)),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  const lines: string[] = []
  const reader = createInterface({ input: child.stdout }).on('line', (line) => lines.push(line))
  const arriving = reader[Symbol.asyncIterator]()
  return {
    process: child,
    lines,
    nextLine: async () => (await arriving.next()).value as string | undefined,
    ended,
  }
}
