import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureBuilt } from '../build.mjs'
import { ensureInstalled } from '../install.mjs'
import { enterTestEnvironment } from '../test-environment.mjs'
import { inProject, program, projectNode, run } from '../toolchain.mjs'

// node scripts/drills/upgrade.mjs: upgrades and rolls back between two real builds, see docs/performance/drills.md.
const sources = ['domain', 'scripts', 'server', 'web']
const files = ['*.json', '*.ts', 'postcss.config.*', '.npmrc', '.nvmrc']

enterTestEnvironment()
await ensureInstalled()
if (!(await ensureBuilt())) process.exit(1)
const folder = mkdtempSync(path.join(tmpdir(), 'cantera-upgrade-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
const [first, second] = ['release-1', 'release-2'].map(copySources)
cpSync(inProject('build'), path.join(first, 'build'), { recursive: true })
changeSources(second)
const { code: built } = await run(projectNode, ['scripts/build.mjs'], { cwd: second, env: { PWD: second } })
if (built !== 0) process.exit(1)
const { code } = await run(program('playwright'), ['test', '-c', 'scripts/drills/upgrade-config.mjs', 'two-versions'], {
  env: { STORIES_RELEASES: [first, second].join(path.delimiter) },
})
process.exitCode = code

/** Copies the sources into a folder of their own, as an operator has one for each release. The packages are the same ones. */
function copySources(name) {
  const place = path.join(folder, name)
  mkdirSync(place)
  for (const source of [...sources, ...files.flatMap((pattern) => globSync(pattern, { cwd: inProject('.') }))])
    cpSync(inProject(source), path.join(place, source), { recursive: true })
  symlinkSync(inProject('node_modules'), path.join(place, 'node_modules'))
  return place
}

/** Changes the frame of all pages, and the last text of each file of messages, so that nearly every script gets another name. */
function changeSources(place) {
  change(path.join(place, 'web', 'root.tsx'), (code) => code.replace('<html lang', '<html data-release="2" lang'))
  for (const file of globSync('domain/**/*.{es,en}.ts', { cwd: place }))
    change(path.join(place, file), (code) => code.replace(/^( {2}'[\w.]+': '[^'\\\n]*)(',\n\} as const|',\n\})/m, '$1 ·$2'))
}

function change(file, how) {
  writeFileSync(file, how(readFileSync(file, 'utf8')))
}
