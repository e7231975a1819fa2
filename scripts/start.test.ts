import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const scripts = fileURLToPath(new URL('.', import.meta.url))

/** An npm that writes its arguments down, and installs a Node, and a React Router that builds an empty site. */
const npm = `
const { appendFileSync, mkdirSync, symlinkSync, writeFileSync } = require('node:fs')
appendFileSync('calls.txt', process.argv.slice(2, 4).join(' ') + '\\n')
if (process.argv[2] === 'ci') {
  mkdirSync('node_modules/.bin', { recursive: true })
  try { symlinkSync(process.execPath, 'node_modules/.bin/node') } catch {}
  const build = 'mkdir -p build/server build/client/assets && touch build/server/index.js'
  writeFileSync('node_modules/.bin/react-router', '#!/bin/sh\\n' + build + '\\n', { mode: 0o755 })
}
if (process.env.NO_PRUNE && process.argv[2] === 'prune') process.exit(1)
`

/** A project with our scripts, a server that says that it runs, and an npm that only writes down what it is asked. */
function project() {
  const folder = mkdtempSync(path.join(tmpdir(), 'cantera-start-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(scripts, path.join(folder, 'scripts'), { recursive: true })
  for (const name of ['server/database', 'web', 'domain', 'npm']) mkdirSync(path.join(folder, name), { recursive: true })
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text)
  write('package.json', '{ "type": "module" }')
  write('package-lock.json', '{ "packages": {} }')
  write('server/database/empty-image.ts', '')
  write('server/main.ts', "console.log('the server runs with DEMO=' + process.env.DEMO)")
  write('npm/package.json', '{ "type": "commonjs" }')
  write('npm/npm.js', npm)
  write('calls.txt', '')
  return {
    write,
    remove: (name: string) => rmSync(path.join(folder, name), { recursive: true }),
    /** Starts the project, and returns what npm was asked since the last start. */
    start(settings: Record<string, string>) {
      write('calls.txt', '')
      const env = { PATH: process.env.PATH, npm_execpath: path.join(folder, 'npm/npm.js'), ...settings }
      const output = execFileSync(process.execPath, ['scripts/start.mjs'], { cwd: folder, env, encoding: 'utf8', stdio: 'pipe' })
      expect(output).toContain(`the server runs with DEMO=${settings.DEMO ?? 'new'}\n`)
      return readFileSync(path.join(folder, 'calls.txt'), 'utf8').trim().split('\n').filter(Boolean)
    },
  }
}

const production = { NODE_ENV: 'production' }

test('CFG-07 production starts from a folder with a build and without the sources of the pages', () => {
  const site = project()
  site.start(production)
  site.remove('web')
  expect(site.start(production)).toEqual([])
})

test('CFG-07 production builds with packages for development, removes them, and does neither again', () => {
  const site = project()
  expect(site.start(production)).toEqual(['ci --include=dev', 'prune --omit=dev'])
  expect(site.start(production)).toEqual([])
  site.write('web/page.tsx', 'changed')
  expect(site.start(production)).toEqual(['ci --include=dev', 'prune --omit=dev'])
})

test('CFG-07 production with a build installs without packages for development', () => {
  const site = project()
  site.start(production)
  site.write('node_modules/.cantera-installed', 'of another lock file')
  expect(site.start(production)).toEqual(['ci --omit=dev'])
})

test('CFG-07 packages that another start installed stay', () => {
  const site = project()
  expect(site.start({})).toEqual(['ci --include=dev'])
  site.write('web/page.tsx', 'changed')
  expect(site.start(production)).toEqual([])
})

test('CFG-07 a start outside of production installs what production left out', () => {
  const site = project()
  site.start(production)
  expect(site.start({})).toEqual(['ci --include=dev'])
})

test('CFG-07 the server starts where the packages for development cannot be removed', () => {
  const site = project()
  expect(site.start({ ...production, NO_PRUNE: '1' })).toEqual(['ci --include=dev', 'prune --omit=dev'])
})

test('SPEC-101 a start asks for the demo world only where the server finds that it may, or DEMO decides', () => {
  const site = project()
  site.start({})
  site.start({ DEMO: '0' })
})
