import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fail, inProject, projectNode, run } from './toolchain.mjs'

const oldestNode = 20
const markerName = '.cantera-installed'
const marker = inProject('node_modules', markerName)
/** What the marker says after the hash when the packages for development were left out. */
const withoutDevelopment = ' without development'

/**
 * Installs the dependencies of package-lock.json unless exactly those are installed. Exits with a sentence when it fails.
 * @param {{ development?: boolean }} [options] without development, the packages that only building and testing need may be missing
 * @returns {Promise<boolean>} whether it installed any
 */
export async function ensureInstalled({ development = true } = {}) {
  if (Number.parseInt(process.versions.node, 10) < oldestNode)
    fail(`Cantera needs Node ${oldestNode} or newer; this is Node ${process.versions.node}.`)
  const lockFile = readLockFile()
  const wanted = hashOf(lockFile)
  const complete = development ? [wanted] : [wanted, wanted + withoutDevelopment]
  if (existsSync(projectNode) && complete.includes(readIfThere(marker))) return false
  const isThere = existsSync(projectNode) && holdsWhatIsLocked(lockFile, development)
  if (!isThere) await install(development)
  const hasAll = isThere ? holdsWhatIsLocked(lockFile, true) : development
  writeFileSync(marker, hasAll ? wanted : wanted + withoutDevelopment)
  return !isThere
}

/** Removes the packages that only building and testing need. Where that fails, they stay, and the console says so. */
export async function removeDevelopment() {
  const { code, output } = await npm(['prune', '--omit=dev', '--ignore-scripts'])
  if (code === 0) return writeFileSync(marker, hashOf(readLockFile()) + withoutDevelopment)
  console.error(`${output.trim()}\nThe packages for development could not be removed; the server does not use them.`)
}

/** Installs what production needs into another folder that holds a copy of the project. Exits with npm's reason when it fails. */
export async function installForProduction(folder) {
  const { code, output } = await npm(['ci', '--omit=dev', '--min-release-age=0'], folder)
  if (code !== 0) fail(output.trim())
  writeFileSync(path.join(folder, 'node_modules', markerName), hashOf(readLockFile()) + withoutDevelopment)
}

function readLockFile() {
  try {
    return readFileSync(inProject('package-lock.json'), 'utf8')
  } catch {
    return fail('package-lock.json is missing; get a complete copy of the project and try again.')
  }
}

const hashOf = (text) => createHash('sha256').update(text).digest('hex')

function npm(words, cwd) {
  const npm = process.env.npm_execpath
  const [command, args] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []]
  return run(command, [...args, ...words, '--no-audit', '--no-fund'], { quiet: true, cwd })
}

async function install(development) {
  console.log('Installing dependencies (a minute or two, only the first time) …')
  // The lock file was made of versions that were old enough, and pins them: an installation does not ask for their age again.
  const { code, output } = await npm(['ci', development ? '--include=dev' : '--omit=dev', '--min-release-age=0'])
  if (code === 0 && existsSync(projectNode)) return
  if (code === 0)
    fail(
      `Cantera runs on Linux and macOS, on x64 and arm64; there is no Node among its dependencies for ${process.platform}-${process.arch}.`,
    )
  console.error(output.trim())
  fail('Installing the dependencies failed, npm says why above; put that right and start again.')
}

/** After a manual `npm install`, npm's own record says what is installed. */
function holdsWhatIsLocked(lockFile, development) {
  const record = readIfThere(inProject('node_modules', '.package-lock.json'))
  if (record === undefined) return false
  const { '': _project, ...locked } = JSON.parse(lockFile).packages
  const installed = JSON.parse(record).packages
  const isSame = (path) =>
    installed[path]?.version === locked[path]?.version && installed[path]?.integrity === locked[path]?.integrity
  const isSpared = ({ optional, dev, devOptional }) => optional || devOptional || (dev && !development)
  const mayBeAbsent = (path) => isSpared(locked[path]) && installed[path] === undefined
  return Object.keys(installed).every(isSame) && Object.keys(locked).every((path) => isSame(path) || mayBeAbsent(path))
}

function readIfThere(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
