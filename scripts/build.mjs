import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { compressAssets } from './compress.mjs'
import { pruneAssets } from './earlier-assets.mjs'
import { filesUnder } from './files.mjs'
import { ensureInstalled } from './install.mjs'
import { inProject, isStarted, program, projectNode, root, run } from './toolchain.mjs'

const inputFolders = ['web', 'domain']
const inputFiles = [
  'package-lock.json',
  'vite.config.ts',
  'scripts/inline-endpoints.mjs',
  'react-router.config.ts',
  'postcss.config.mjs',
  'postcss.config.cjs',
]
const record = inProject('build', '.inputs')

/** Builds the site unless the last build came from exactly these sources. Returns false, after printing the reason, when it fails. */
export async function ensureBuilt() {
  return isBuilt() || build(hashOfInputs())
}

/** Whether the sources of the pages are here; a release has only what was built of them (OPS-02). */
export const hasSources = () => existsSync(inProject('web'))

/** Whether the last build came from exactly these sources. */
export function isBuilt() {
  const isThere = existsSync(inProject('build', 'server', 'index.js')) && existsSync(record)
  if (isThere && !hasSources()) return true
  return isThere && readFileSync(record, 'utf8') === hashOfInputs()
}

/** Builds the site, with compressed copies beside the assets. The record is written last, so that an interrupted build is repeated. */
async function build(inputs) {
  const started = performance.now()
  console.log('Building the site …')
  rmSync(record, { force: true })
  const startedAt = Date.now()
  // The assets stay, so that a running server can still serve them.
  rmSync(inProject('build', 'server'), { recursive: true, force: true })
  const steps = [
    run(program('react-router'), ['build'], { quiet: true, env: { NODE_ENV: 'production' } }),
    run(projectNode, ['server/database/empty-image.ts'], { quiet: true }),
  ]
  const failed = (await Promise.all(steps)).find(({ code }) => code !== 0)
  if (failed) {
    console.error(failed.output.trim())
    console.error('Building the site failed; see the reason above.')
    return false
  }
  await compressAssets(inProject('build', 'client'), startedAt)
  pruneAssets(inProject('build', 'client', 'assets'), inProject('build', '.earlier-assets.json'), startedAt, Date.now())
  mkdirSync(inProject('build'), { recursive: true })
  writeFileSync(record, inputs)
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
  return true
}

function hashOfInputs() {
  const hash = createHash('sha256')
  for (const path of [
    ...inputFolders.flatMap((folder) => filesUnder(inProject(folder))),
    ...inputFiles.map((file) => inProject(file)),
  ]) {
    if (!existsSync(path) || /\.test\.tsx?$/.test(path)) continue
    hash.update(relative(root, path)).update('\0').update(readFileSync(path)).update('\0')
  }
  return hash.digest('hex')
}

if (isStarted(import.meta)) {
  await ensureInstalled()
  process.exitCode = (await build(hashOfInputs())) ? 0 : 1
}
