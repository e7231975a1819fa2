import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseEnvFile } from '../../../scripts/env-file.mjs'
import { installedProgram } from '../../../scripts/installed-program.ts'
import { readConfig } from '../../config.ts'
import { databaseFolder, prepareDatabaseFolder } from '../../database/embedded.ts'
import { openDatabase } from '../../database/open.ts'
import { embeddedContent } from '../../testing/database.ts'
import { openFileStore } from '../files/file-store.ts'
import { readLastBackup } from './last-backup.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const pages = path.join(root, 'docs/guide')
const folder = mkdtempSync(path.join(tmpdir(), 'cantera-guide-blocks-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const place = (name: string) => path.join(folder, name)
const [dataDir, backups, settings, programs] = ['data', 'backups', 'cantera.env', 'programs'].map(place) as [
  string,
  string,
  string,
  string,
]

interface Block {
  readonly page: string
  readonly kind: string
  readonly text: string
}

/** The blocks of all pages as they are printed, without the indent of the list around them. */
const blocks: readonly Block[] = readdirSync(pages)
  .filter((name) => name.endsWith('.md'))
  .flatMap((page) =>
    [...readFileSync(path.join(pages, page), 'utf8').matchAll(/^( *)```(\w*)\n([\s\S]*?)\n\1```$/gm)].map(
      ([, indent = '', kind = '', text = '']) => ({ page, kind, text: text.replace(new RegExp(`^${indent}`, 'gm'), '') }),
    ),
  )
const isEnv = ({ text }: Block) => text.split('\n').every((line) => /^[A-Z][A-Z0-9_]*=/.test(line))
const isCron = ({ text }: Block) => /^[\d*]+ [\d*]+ \* \* \* /.test(text)
const nameOf = ({ page, text }: Block) => `${page}: ${text.split('\n')[0]?.slice(0, 60)}`
const listOf = (which: (block: Block) => boolean) => blocks.filter(which).map((block) => [nameOf(block), block] as const)

/** What this machine lacks: these programs are only asked whether they were called. */
const absent = [
  'apt-get',
  'systemctl',
  'journalctl',
  'install',
  'psql',
  'pg_basebackup',
  'sed',
  'mkdir',
  'chown',
  'chmod',
  'useradd',
  'tar',
  'ln',
  'sha256sum',
  'drill',
  'pkill',
]

beforeAll(async () => {
  renameSync(await prepareDatabaseFolder(folder, await embeddedContent()), place('made'))
  for (const made of [dataDir, backups, programs]) mkdirSync(made)
  renameSync(place('made'), databaseFolder(dataDir))
  writeFileSync(
    settings,
    `DATA_DIR='${dataDir}'\nSECRET_KEY='La llave de la casa de talento 2027'\nMAIL_FROM='A <a@example.com>'\n`,
  )
  const program = (name: string, text: string) =>
    writeFileSync(path.join(programs, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 })
  for (const name of absent) program(name, 'exit 0')
  program('sudo', 'shift 2; exec "$@"')
  program('npm', `shift; script=$1; shift 2; exec '${process.execPath}' "scripts/$script.mjs" "$@"`)
}, 60_000)

/** Runs a block by `sh` with the places of this test, as a person who types it would. */
function runBySh(text: string, cwd = root): string {
  const here = Object.entries({
    // They need a PostgreSQL, and have tests of their own.
    'node_modules/.bin/node scripts/drills/': 'drill ',
    '/srv/cantera/current/node_modules/.bin/node': process.execPath,
    'node_modules/.bin/node': process.execPath,
    '/srv/cantera/current': root,
    '/etc/cantera.env': settings,
    'cantera-2027-01-31T031500Z.cantera': readdirSync(backups)[0] ?? 'none',
    '/backups': backups,
    '/tmp/trial': place('trial'),
  }).reduce((changed, [from, to]) => changed.replaceAll(from, to), text)
  const env = { PATH: `${programs}:/usr/bin:/bin`, HOME: folder }
  return execFileSync('/bin/sh', ['-eu', '-c', here], { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
}

const wholeArchives = () => globSync('cantera-*.cantera', { cwd: backups })
const lastBackup = async () => readLastBackup(await openFileStore(readConfig(parseEnvFile(readFileSync(settings, 'utf8')))))

test('GDE-01 every block of the guide has a way to run it', () => {
  const known = blocks.filter((block) => isEnv(block) || isCron(block) || ['sh', 'yaml', 'json', 'sql'].includes(block.kind))
  expect(blocks.map(nameOf).filter((name) => !known.map(nameOf).includes(name))).toEqual([])
  expect(blocks.length).toBeGreaterThan(15)
})

test.each(listOf(isEnv))('GDE-01 %s is read alike by a shell, by systemd, by compose and by the commands', (_, block) => {
  const file = place('block.env')
  writeFileSync(file, `${block.text}\n`)
  const read = parseEnvFile(block.text)
  const names = Object.keys(read)
  const print = `process.stdout.write(JSON.stringify(process.env))`
  const sourced = execFileSync(
    '/bin/sh',
    ['-euc', `set -a; . "$1"; set +a; exec "$2" -e '${print}'`, 'sh', file, process.execPath],
    {
      env: {},
      encoding: 'utf8',
    },
  )
  expect(Object.fromEntries(Object.entries(JSON.parse(sourced)).filter(([name]) => names.includes(name)))).toEqual(read)
  // Compose has quotes and comments as dotenv has them, and replaces variables outside of single quotes.
  expect({ ...parseEnv(block.text) }).toEqual(read)
  for (const line of block.text.split('\n')) expect(line).toMatch(/^\w+=(?:'[^'\n]*'|[\w.,:/@%+=-]*)$/)
  const company = {
    OIDC_ISSUER: 'https://id.example.com',
    OIDC_CLIENT_ID: 'a',
    OIDC_CLIENT_SECRET: 'b',
    OIDC_ALLOWED_DOMAINS: 'example.com',
  }
  const around = {
    SECRET_KEY: 'La llave de la casa de talento 2027',
    DATABASE_URL: 'postgres://cantera@127.0.0.1/cantera',
    ...(block.page === 'company-login.md' && company),
  }
  expect(readConfig({ NODE_ENV: 'production', ...around, ...read, SECRET_KEY: around.SECRET_KEY }).unknownSettings).toEqual([])
})

test('GDE-01 the commands of a backup by hand, by cron and by systemd write whole archives, and note the last one', {
  timeout: 120_000,
}, async () => {
  expect(await lastBackup()).toBeUndefined()
  const byHand = blocks.find(({ text }) => text.includes('sudo -u cantera node_modules/.bin/node scripts/backup.mjs'))
  expect(runBySh(byHand?.text ?? '')).toMatch(/^The archive .* is whole: /)
  const first = await lastBackup()
  expect(Date.now() - new Date(first?.at ?? 0).getTime()).toBeLessThan(60_000)
  expect(first?.bytes).toBeGreaterThan(1000)
  // cron ends a command at a % without a backslash.
  const [, command = ''] = /^(?:\S+ +){5}cantera +([^%\n]+)$/.exec(blocks.find(isCron)?.text ?? '') ?? []
  expect(runBySh(command, folder)).toContain('No archive was older than 30 days')
  const unit = readFileSync(path.join(pages, 'files/cantera-backup.service'), 'utf8')
  const [, start = ''] = /^ExecStart=(.+)$/m.exec(unit) ?? []
  expect(unit).toContain('EnvironmentFile=/etc/cantera.env')
  expect(runBySh(`set -a; . /etc/cantera.env; cd /srv/cantera/current; ${start}`)).toContain('is whole: ')
  expect(wholeArchives()).toHaveLength(3)
  const trial = blocks.find(({ text }) => text.includes('export DATA_DIR=/tmp/trial'))
  expect(runBySh(trial?.text ?? '')).toMatch(/restored into a new embedded database in .*because DATABASE_URL is not set/)
  // The site of the settings is not empty: a restore by the printed command finds it, whatever folder it is typed in.
  const restore = blocks.find(({ text }) => text.includes('sudo -u cantera node_modules/.bin/node scripts/restore.mjs'))
  expect(() => runBySh(restore?.text ?? '')).toThrow(`there is a database in ${databaseFolder(dataDir)} already`)
})

const isOwn = ({ text }: Block) => /scripts\/(?:backup|restore)|npm run|openssl/.test(text)
test.each(listOf((block) => block.kind === 'sh' && !isEnv(block) && !isOwn(block)))(
  'GDE-01 %s is run by a shell, beside programs that do nothing',
  (_, { text }) => {
    expect(() => runBySh(text, folder)).not.toThrow()
  },
)

const openssl = installedProgram('openssl', 'the certificates of the guide')
test.skipIf(!openssl).each(listOf(({ text }) => text.includes('openssl req')))(
  'GDE-01 %s makes certificates that are trusted',
  (_, { text }) => {
    mkdirSync(place('tls'))
    runBySh(text, place('tls'))
    for (const name of ['one', 'two', 'third'])
      expect(
        execFileSync(openssl!, ['verify', '-CAfile', 'ca.pem', `${name}.pem`], { cwd: place('tls'), encoding: 'utf8' }),
      ).toContain('OK')
  },
)

const python = installedProgram('python3', 'the YAML of the guide')
const yaml = `import sys, yaml; list(yaml.safe_load_all(sys.stdin)) or sys.exit(1)`
test.skipIf(!python).each(listOf(({ kind }) => kind === 'yaml'))('GDE-01 %s is YAML', (_, { text }) => {
  expect(() => execFileSync(python!, ['-c', yaml], { input: text, stdio: ['pipe', 'pipe', 'pipe'] })).not.toThrow()
})

test.each(listOf(({ kind }) => kind === 'json'))('GDE-01 %s is JSON', (_, { text }) => {
  expect(() => JSON.parse(text)).not.toThrow()
})

test('GDE-01 the statements of the guide run on the schema of the product', async () => {
  const database = await openDatabase({ dataDir })
  for (const { text } of blocks.filter(({ kind }) => kind === 'sql'))
    for (const statement of text.split(';').filter((one) => one.trim() !== '')) await database.pool.query(statement)
  await database.close()
})
