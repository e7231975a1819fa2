// Writes one archive that starts on a machine without a package registry: npm run release -- <folder>. It is unpacked and started once, before
// it gets its name (OPS-02). In a checkout without changes it also sets the tag of the version (REL-01).
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
import { archiveVersion, isTagged, problemOfRelease } from './release-version.mjs'
import { isReleased, releasedEntries } from './released-files.mjs'
import { fail, inProject } from './toolchain.mjs'

/** A slow machine needs minutes for its first start; one that ends by itself is not waited for. */
const longestTrialMs = 900_000
const [folder, ...more] = process.argv.slice(2)
if (!folder || folder.startsWith('-') || more.length > 0) fail('Name the folder for the archive: npm run release -- releases')

const { version } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'))
const checkout = readCheckout()
const problem = problemOfRelease({ version, checkout, changelog: readFileSync(inProject('CHANGELOG.md'), 'utf8') })
if (problem) fail(problem)
await ensureInstalled()
if (!(await ensureBuilt())) process.exit(1)
const name = `cantera-${archiveVersion(version, checkout)}-${process.platform}-${process.arch}`
const work = mkdtempSync(path.join(tmpdir(), 'cantera-release-'))
process.once('exit', () => rmSync(work, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))

const release = path.join(work, name)
for (const entry of releasedEntries)
  cpSync(inProject(entry), path.join(release, entry), { recursive: true, filter: (source) => isReleased(inProject('.'), source) })
console.log('Installing what production needs …')
await installForProduction(release)
writeBillOfMaterials()
writeFileSync(path.join(release, 'release.json'), `${JSON.stringify({ version, commit: checkout?.commit })}\n`)

const partial = path.join(work, `${name}.tar.gz`)
mustRun('tar', ['-czf', partial, '-C', work, name])
mkdirSync(folder, { recursive: true })
const archive = path.join(folder, `${name}.tar.gz`)
// Named so until it has started once. It stays when it does not start, so that the reason can be found.
const untried = `${archive}.untried`
cpSync(partial, untried)
const seconds = await startOnce()
renameSync(untried, archive)
const hash = createHash('sha256')
await pipeline(createReadStream(archive), hash)
const digest = hash.digest('hex')
writeFileSync(`${archive}.sha256`, `${digest}  ${path.basename(archive)}\n`)
console.log(`${archive} (SHA-256 ${digest}) answered ${seconds} s after its first start, without a registry.`)
const tag = `v${version}`
if (isTagged(version, checkout)) {
  if (!checkout.tags.includes(tag)) mustRun('git', ['tag', '--annotate', tag, '--message', `Version ${version}`], inProject('.'))
  console.log(
    `The commit ${checkout.commit} has the tag ${tag}. Now record this release for the tests of updates: see CONTRIBUTING.md, Releases.`,
  )
}

/** The commit of a checkout with its tags, and whether it has changes; undefined where there is no git. */
function readCheckout() {
  const git = (...words) => spawnSync('git', words, { cwd: inProject('.'), encoding: 'utf8' })
  const head = git('rev-parse', '--short=8', 'HEAD')
  if (head.status !== 0) return undefined
  const { stdout: changes } = git('status', '--porcelain')
  return {
    commit: head.stdout.trim(),
    isClean: changes === '',
    tags: git('tag', '--points-at', 'HEAD').stdout.split('\n'),
    allTags: git('tag', '--list', 'v*').stdout.split('\n'),
  }
}

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
    const waited = performance.now() - started
    if (child.exitCode === null && waited < longestTrialMs) continue
    const reason = child.exitCode === null ? `has not answered for ${Math.round(waited / 1000)} s` : 'does not start'
    fail(`The archive ${reason}; it stays as ${untried}. Its output: \n${output}`)
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
