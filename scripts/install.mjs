import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fail, inProject, projectNode, run } from './toolchain.mjs'

const oldestNode = 20
const marker = inProject('node_modules', '.cantera-installed')

/** Installs the dependencies of package-lock.json unless exactly those are installed. Exits with a sentence when it fails. */
export async function ensureInstalled() {
  if (Number.parseInt(process.versions.node, 10) < oldestNode)
    fail(`Cantera needs Node ${oldestNode} or newer; this is Node ${process.versions.node}.`)
  const lockFile = readLockFile()
  const wanted = createHash('sha256').update(lockFile).digest('hex')
  if (existsSync(projectNode) && readIfThere(marker) === wanted) return
  if (!(existsSync(projectNode) && holdsWhatIsLocked(lockFile))) await install()
  writeFileSync(marker, wanted)
}

function readLockFile() {
  try {
    return readFileSync(inProject('package-lock.json'), 'utf8')
  } catch {
    return fail('package-lock.json is missing; get a complete copy of the project and try again.')
  }
}

async function install() {
  console.log('Installing dependencies (a minute or two, only the first time) …')
  const npm = process.env.npm_execpath
  const [command, args] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []]
  const { code, output } = await run(command, [...args, 'ci', '--include=dev', '--no-audit', '--no-fund'], { quiet: true })
  if (code === 0 && existsSync(projectNode)) return
  if (code === 0)
    fail(
      `Cantera runs on Linux and macOS, on x64 and arm64; there is no Node among its dependencies for ${process.platform}-${process.arch}.`,
    )
  console.error(output.trim())
  fail('Installing the dependencies failed, npm says why above; put that right and start again.')
}

/** After a manual `npm install`, npm's own record says what is installed. */
function holdsWhatIsLocked(lockFile) {
  const record = readIfThere(inProject('node_modules', '.package-lock.json'))
  if (record === undefined) return false
  const { '': _project, ...locked } = JSON.parse(lockFile).packages
  const installed = JSON.parse(record).packages
  const isSame = (path) =>
    installed[path]?.version === locked[path]?.version && installed[path]?.integrity === locked[path]?.integrity
  const mayBeAbsent = (path) => (locked[path].optional || locked[path].devOptional) && installed[path] === undefined
  return Object.keys(installed).every(isSame) && Object.keys(locked).every((path) => isSame(path) || mayBeAbsent(path))
}

function readIfThere(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
