import { spawn } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder, independent of the current folder. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** Path of a file of the project. */
export const inProject = (...parts) => join(root, ...parts)

const binaries = inProject('node_modules', '.bin')

/** The project's own Node; the Node that runs these scripts may be older. */
export const projectNode = join(binaries, 'node')

/** The server's arguments. Short-lived objects get 8 MB instead of 16 MB, which an idle server would keep. */
export const serverArguments = ['--max-semi-space-size=8', 'server/main.ts']

/**
 * Compiled code is cached between starts, which saves a third of the time to the first answer. One arena of the allocator for all threads keeps
 * fewer freed pages (P13).
 */
export const serverEnvironment = { NODE_COMPILE_CACHE: inProject('build', 'compiled'), MALLOC_ARENA_MAX: '1' }

/** Path of a dependency's program. */
export const program = (name) => join(binaries, name)

/** The environment of every program but these scripts: the project's own programs come first. */
export function projectEnvironment(more = {}) {
  return { ...process.env, PATH: `${binaries}${delimiter}${process.env.PATH ?? ''}`, ...more }
}

/**
 * Runs a program in the project's folder, or in another, and waits for its end.
 * @param {{ env?: Record<string, string | undefined>, quiet?: boolean, cwd?: string }} [options] quiet returns the output instead of showing it
 * @returns {Promise<{ code: number, output: string }>} code 127 when the program cannot be started
 */
export function run(command, args, { env = {}, quiet = false, cwd = root } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: projectEnvironment(env),
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (output += text))
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }))
    child.on('close', (code, signal) => resolve({ code: code ?? exitCodeOf(signal), output }))
  })
}

/** Runs a program in the foreground in place of this one: signals are passed on, and its exit code becomes ours. */
export function become(command, args, env = {}) {
  const child = spawn(command, args, { cwd: root, env: projectEnvironment(env), stdio: 'inherit' })
  const forward = (signal) => child.kill(signal)
  // A terminal sends Ctrl+C to the whole group, so the child already has it; this process only has to survive it.
  process.on('SIGINT', () => process.stdin.isTTY || forward('SIGINT'))
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, forward)
  whenNpmIsGone(() => forward('SIGTERM'))
  child.on('error', (error) => fail(`${command} could not be started: ${error.message}`))
  child.on('close', (code, signal) => process.exit(code ?? exitCodeOf(signal)))
}

/** A stopped npm does not stop its children, so this process ends when npm is gone. */
function whenNpmIsGone(leave) {
  if (process.env.npm_lifecycle_event === undefined) return
  const npm = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === npm) return
    clearInterval(watch)
    leave()
  }, 500)
}

const signalNumbers = { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 }
const exitCodeOf = (signal) => 128 + (signalNumbers[signal] ?? 0)

/** Exits with one sentence for the person at the console. */
export function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

/** Whether a module was started, as opposed to imported. */
export const isStarted = (meta) => process.argv[1] !== undefined && fileURLToPath(meta.url) === realpathSync(process.argv[1])
