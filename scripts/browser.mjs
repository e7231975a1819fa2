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

const systemBrowsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macBrowsers = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Finds a Chromium that runs here: the one of CHROMIUM_PATH, the system's, the one from npm, Playwright's own download.
 * @returns {Promise<{ path: string, environment: Record<string, string> }>} with the variables it needs to run
 * @throws {Error} one sentence for the person at the console
 */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (runs(named)) return { path: named, environment: {} }
    throw new Error(`CHROMIUM_PATH names ${named}, which is not a Chromium that runs here.`)
  }
  const onSystem = systemBrowser()
  if (onSystem) return { path: onSystem, environment: {} }
  const browser = (await shippedBrowser()) ?? (await downloadedBrowser())
  if (browser) return browser
  throw new Error('No Chromium runs here: install one, or name one with CHROMIUM_PATH, and start the tests again.')
}

function systemBrowser() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = [...systemBrowsers.flatMap((name) => folders.map((folder) => join(folder, name))), ...macBrowsers]
  return candidates.find((path) => existsSync(path) && runs(path))
}

function runs(path, environment = {}) {
  const { status, stdout } = spawnSync(path, ['--version', '--no-sandbox'], {
    encoding: 'utf8',
    env: { ...process.env, ...environment },
    timeout: 20_000,
  })
  return status === 0 && /\d+\.\d+\.\d+/.test(stdout)
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
  const fonts = existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_FILE: join(home, 'fonts', 'fonts.conf') }
  const libraries = {
    LD_LIBRARY_PATH: [join(home, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(delimiter),
  }
  return [fonts, { ...fonts, ...libraries }]
    .map((environment) => ({ path, environment }))
    .find((browser) => runs(browser.path, browser.environment))
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
  writeFileSync(join(partial, 'fonts', 'fonts.conf'), fontConfiguration(join(home, 'fonts')))
  if (existsSync(home)) rmSync(partial, { recursive: true })
  else renameSync(partial, home)
}

const fontConfiguration = (folder) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
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
  return runs(path) ? { path, environment: {} } : undefined
}
