import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { databaseFolder, prepareDatabaseFolder } from '../../database/embedded.ts'
import { openDatabase } from '../../database/open.ts'
import { takeSnapshot } from '../../database/snapshots.ts'
import { embeddedContent } from '../../testing/database.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'cantera-commands-'))
const place = (name: string) => path.join(folder, name)

/** Runs `npm run backup` or `npm run restore` with only these settings. */
async function run(command: 'backup' | 'restore', args: string[], env: Record<string, string>) {
  const script = fileURLToPath(new URL(`../../../scripts/${command}.mjs`, import.meta.url))
  const settings = { PATH: process.env.PATH ?? '', WORKER: '0', LOG_LEVEL: 'silent', ...env }
  const child = spawn(process.execPath, [script, ...args], { env: settings, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { output, errors: errors.split('\n').filter((line) => line !== '' && !line.startsWith('…')), code }
}

test('BAK-01 the commands say what was done and end with 0, or say in one sentence why not and end with 1', {
  timeout: 120_000,
}, async () => {
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const dataDir = place('data')
  renameSync(await prepareDatabaseFolder(folder, await embeddedContent()), place('made'))
  mkdirSync(dataDir)
  renameSync(place('made'), databaseFolder(dataDir))
  const database = await openDatabase({ dataDir })
  await database.db.insertInto('clients').values({ name: 'Minería Añil', location: 'Cali' }).execute()
  const snapshot = path.basename((await takeSnapshot(database, 'daily')) ?? '')
  await database.close()
  const secrets = { SECRET_KEY: 'La llave de la casa de talento 2027', BACKUP_KEY: 'Una llave para las copias de 2027' }
  const archive = place('site.cantera')

  const written = await run('backup', [archive], { DATA_DIR: dataDir, ...secrets })
  expect(written).toMatchObject({ code: 0, errors: [] })
  expect(written.output).toMatch(/^The archive .* is whole: .*\nIt is encrypted with BACKUP_KEY/)
  const checked = await run('restore', ['--check', archive], { DATA_DIR: place('nowhere'), ...secrets })
  expect(checked).toMatchObject({ code: 0, errors: [] })
  expect(checked.output).toContain('is whole: ')

  const restored = await run('restore', [archive], { DATA_DIR: place('restored'), ...secrets })
  expect(restored).toMatchObject({ code: 0, errors: [] })
  const copy = await openDatabase({ dataDir: place('restored') })
  expect(await copy.db.selectFrom('clients').select('name').execute()).toEqual([{ name: 'Minería Añil' }])
  await copy.close()

  const bytes = readFileSync(archive)
  writeFileSync(place('damaged'), bytes.subarray(0, bytes.length - 1))
  const refusals = [
    await run('backup', [archive], { DATA_DIR: dataDir, ...secrets }),
    await run('backup', [], {}),
    await run('backup', ['one', 'two'], {}),
    await run('restore', [place('damaged')], { DATA_DIR: place('other'), ...secrets }),
    await run('restore', [archive], { DATA_DIR: place('other') }),
    await run('restore', [archive], { DATA_DIR: place('restored'), ...secrets }),
    await run('restore', ['--unknown', archive], { DATA_DIR: place('other') }),
    await run('restore', ['--check', snapshot], { DATA_DIR: dataDir }),
    await run('restore', [snapshot, '--notes', folder], { DATA_DIR: dataDir }),
    await run('restore', ['--check'], { DATA_DIR: dataDir }),
    await run('restore', ['--dump', '--check'], { DATA_DIR: dataDir }),
    await run('restore', ['--check', place('nothing')], { DATA_DIR: dataDir }),
    await run('backup', [place('new')], { DATA_DIR: dataDir, BACKUP_KEY: 'short' }),
  ]
  for (const { output, errors, code } of refusals) expect([output, errors.length, code], errors.join()).toEqual(['', 1, 1])
  const all = [written, checked, restored, ...refusals].map(({ output, errors }) => output + errors.join()).join()
  for (const secret of Object.values(secrets)) expect(all).not.toContain(secret)
  expect(readdirSync(folder)).not.toContain('other')
  expect(readdirSync(dataDir).filter((name) => name.startsWith('database-before'))).toEqual([])
  expect(readdirSync(folder)).not.toContain('new.unfinished')
})
