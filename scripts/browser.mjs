import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { inProject, program, run } from './toolchain.mjs'

const require = createRequire(import.meta.url)

/** Chromium's arguments: they work as root and in containers, and stop background requests. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
]

/**
 * Finds the Chromium of tests, screenshots and measurements: the one that package-lock.json pins, from npm or, where npm has none, Playwright's
 * download. A browser of the machine is used only when CHROMIUM_PATH names it, so that every machine runs the same one.
 * @returns {Promise<{ path: string, environment: Record<string, string>, from: string, version: string }>} with the variables it needs to run
 * @throws {Error} one sentence for the person at the console
 */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    const version = versionOf(named)
    if (version) return { path: named, environment: {}, from: 'CHROMIUM_PATH', version }
    throw new Error(`CHROMIUM_PATH names ${named}, which is not a Chromium that runs here.`)
  }
  const browser = (await shippedBrowser()) ?? (await downloadedBrowser())
  if (browser) return browser
  throw new Error('The Chromium that package-lock.json pins does not run here: name another one with CHROMIUM_PATH.')
}

/** One line for the console: which browser is used, and where it comes from. */
export const describeBrowser = ({ path, from, version }) => `Browser: Chromium ${version} of ${from} (${path})`

/** The version that a browser says it has; undefined when it does not run here. */
function versionOf(path, environment = {}) {
  const { status, stdout } = spawnSync(path, ['--version', '--no-sandbox'], {
    encoding: 'utf8',
    env: { ...process.env, ...environment },
    timeout: 20_000,
  })
  return status === 0 ? /\d+\.\d+\.\d+[.\d]*/.exec(stdout)?.[0] : undefined
}

/**
 * The Chromium of @sparticuz/chromium, unpacked once beside the dependencies. It brings libraries and a font that a minimal machine lacks.
 */
async function shippedBrowser() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const packageFolder = dirname(dirname(require.resolve('@sparticuz/chromium')))
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'))
  const home = inProject('node_modules', '.cache', `chromium-${version}`)
  if (!existsSync(home)) await unpack(join(packageFolder, 'bin'), home)
  const path = join(home, 'chromium')
  const fonts = { FONTCONFIG_FILE: writeFontConfiguration(home) }
  const libraries = {
    LD_LIBRARY_PATH: [join(home, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(delimiter),
  }
  for (const environment of [fonts, { ...fonts, ...libraries }]) {
    const found = versionOf(path, environment)
    if (found) return { path, environment, from: `@sparticuz/chromium ${version}`, version: found }
  }
  return undefined
}

/** Unpacks beside the final place and renames, so that a half-unpacked browser is never used. The package unpacks into TMPDIR. */
async function unpack(archives, home) {
  console.log('Unpacking the browser for the tests …')
  const partial = `${home}.${process.pid}`
  mkdirSync(partial, { recursive: true })
  const before = process.env.TMPDIR
  process.env.TMPDIR = partial
  try {
    const { inflate } = await import('@sparticuz/chromium')
    for (const archive of ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'])
      await inflate(join(archives, archive))
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
  if (existsSync(home)) rmSync(partial, { recursive: true })
  else renameSync(partial, home)
}

/**
 * The fonts of the machine are left out: a page is as wide on every machine. Written again after the project's folder has moved, because
 * Chromium ends when it finds no font.
 */
function writeFontConfiguration(home) {
  const file = join(home, 'fonts', 'only-these.conf')
  const wanted = fontConfiguration(join(home, 'fonts'))
  if (!existsSync(file) || readFileSync(file, 'utf8') !== wanted) writeFileSync(file, wanted)
  return file
}

const fontConfiguration = (folder) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`

async function downloadedBrowser() {
  console.log('Getting a browser for the tests …')
  const { code } = await run(program('playwright'), ['install', 'chromium'], { quiet: true })
  if (code !== 0) return undefined
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  const version = versionOf(path)
  return version && { path, environment: {}, from: 'Playwright', version }
}
