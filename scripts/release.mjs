// Writes one archive that starts on a machine without a package registry: npm run release -- <folder>. It is unpacked and started once, before
// it gets its name (OPS-02).
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, createReadStream, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ensureBuilt } from './build.mjs'
import { freePort } from './free-port.mjs'
import { ensureInstalled, installForProduction } from './install.mjs'
import { isReleased, releasedEntries } from './released-files.mjs'
import { fail, inProject } from './toolchain.mjs'

const [folder, ...more] = process.argv.slice(2)
if (!folder || folder.startsWith('-') || more.length > 0) fail('Name the folder for the archive: npm run release -- releases')

await ensureInstalled()
if (!(await ensureBuilt())) process.exit(1)
const { version } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'))
const name = `cantera-${version}-${process.platform}-${process.arch}`
const work = mkdtempSync(path.join(tmpdir(), 'cantera-release-'))
process.once('exit', () => rmSync(work, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))

const release = path.join(work, name)
for (const entry of releasedEntries)
  cpSync(inProject(entry), path.join(release, entry), { recursive: true, filter: (source) => isReleased(inProject('.'), source) })
console.log('Installing what production needs …')
await installForProduction(release)
writeBillOfMaterials()

const partial = path.join(work, `${name}.tar.gz`)
mustRun('tar', ['-czf', partial, '-C', work, name])
const seconds = await startOnce()
mkdirSync(folder, { recursive: true })
const archive = path.join(folder, `${name}.tar.gz`)
cpSync(partial, `${archive}.partial`)
renameSync(`${archive}.partial`, archive)
const hash = createHash('sha256')
await pipeline(createReadStream(archive), hash)
const digest = hash.digest('hex')
writeFileSync(`${archive}.sha256`, `${digest}  ${path.basename(archive)}\n`)
console.log(`${archive} (SHA-256 ${digest}) answered ${seconds} s after its first start, without a registry.`)

/** Writes the packages of the release as CycloneDX, so that whoever installs it can compare them with known weaknesses (SUP-01). */
function writeBillOfMaterials() {
  const bill = mustRun('npm', ['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only'], release)
  writeFileSync(path.join(release, 'cantera.cdx.json'), bill)
}

/** Unpacks the archive elsewhere and starts it with its own Node and no registry. Returns the seconds until its home page answered. */
async function startOnce() {
  const place = path.join(work, 'elsewhere')
  mkdirSync(place)
  mustRun('tar', ['-xzf', partial, '-C', place])
  const port = await freePort()
  const started = performance.now()
  const child = spawn(path.join(place, name, 'node_modules', '.bin', 'node'), ['scripts/start.mjs'], {
    cwd: path.join(place, name),
    env: {
      PATH: '/usr/bin:/bin',
      HOME: place,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: path.join(place, 'data'),
      SECRET_KEY: 'only-for-the-trial-of-this-archive-0123456789',
      PUBLIC_URL: `http://localhost:${port}`,
      DRAIN_SECONDS: '0',
      npm_config_registry: 'http://127.0.0.1:9',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  const ended = once(child, 'exit')
  process.once('exit', () => child.kill('SIGKILL'))
  while (!(await answers(port))) {
    if (child.exitCode === null && performance.now() - started < 180_000) continue
    fail(`The archive does not start:\n${output}`)
  }
  const taken = ((performance.now() - started) / 1000).toFixed(1)
  child.kill('SIGTERM')
  await ended
  return taken
}

async function answers(port) {
  await new Promise((resolve) => setTimeout(resolve, 200))
  const pages = await Promise.all(['/readyz', '/'].map((page) => fetch(`http://127.0.0.1:${port}${page}`).catch(() => undefined)))
  return pages.every((page) => page?.ok)
}

/** Runs a program to its end and returns its output, without what it prints as errors. */
function mustRun(command, words, cwd) {
  const { status, stdout, stderr, error } = spawnSync(command, words, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  if (status !== 0) fail(error?.message ?? stderr)
  return stdout
}
