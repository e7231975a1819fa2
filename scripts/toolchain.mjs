import { spawn } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder, wherever it lies and whatever the current folder is. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** Path of a file of the project. */
export const inProject = (...parts) => join(root, ...parts)

const binaries = inProject('node_modules', '.bin')

/** The project's own Node, which an optional dependency brings for this platform; the one that runs these scripts may be older. */
export const projectNode = join(binaries, 'node')

/** How the server is started. Its short-lived objects get 8 MB of room instead of 16, which it would fill and keep while nobody asks. */
export const serverArguments = ['--max-semi-space-size=8', 'server/main.ts']

/** What one start has compiled the next one reads, which is a third of the time to the first answer. */
export const serverEnvironment = { NODE_COMPILE_CACHE: inProject('build', 'compiled') }

/** Path of a program that a dependency brings. */
export const program = (name) => join(binaries, name)

/** The environment in which everything but the scripts themselves runs: the project's own programs come first. */
export function projectEnvironment(more = {}) {
  return { ...process.env, PATH: `${binaries}${delimiter}${process.env.PATH ?? ''}`, ...more }
}

/**
 * Runs a program in the project's folder and waits for its end.
 * @param {{ env?: Record<string, string | undefined>, quiet?: boolean }} [options] quiet keeps what it prints instead of showing it
 * @returns {Promise<{ code: number, output: string }>} code 127 when the program cannot be started
 */
export function run(command, args, { env = {}, quiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: projectEnvironment(env),
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (output += text))
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }))
    child.on('close', (code, signal) => resolve({ code: code ?? exitCodeOf(signal), output }))
  })
}

/**
 * Runs a program in the foreground instead of this one: what stops this process stops it, and its exit code becomes ours.
 */
export function become(command, args, env = {}) {
  const child = spawn(command, args, { cwd: root, env: projectEnvironment(env), stdio: 'inherit' })
  const forward = (signal) => child.kill(signal)
  // A terminal sends Ctrl+C to the whole group, so the child has it already; here it only has to be survived.
  process.on('SIGINT', () => process.stdin.isTTY || forward('SIGINT'))
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, forward)
  whenNpmIsGone(() => forward('SIGTERM'))
  child.on('error', (error) => fail(`${command} could not be started: ${error.message}`))
  child.on('close', (code, signal) => process.exit(code ?? exitCodeOf(signal)))
}

/** npm that is stopped does not pass that on; without it nobody could stop what it started, so this goes too. */
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

/** Ends with one sentence for the person at the console. */
export function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

/** Whether a module is the one that was started, as opposed to imported. */
export const isStarted = (meta) => process.argv[1] !== undefined && fileURLToPath(meta.url) === realpathSync(process.argv[1])
