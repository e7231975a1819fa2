import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { checkArchive, isArchiveFile, restoreArchive } from '../../restore-archive.ts'
import { ArchiveWriter, longestFrame } from './archive-file.ts'
import { type About, type Frame, Tally, toLines } from './archive-parts.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'cantera-archive-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const dataDir = path.join(folder, 'data')
const archive = path.join(folder, 'copia.cantera')
const damaged = path.join(folder, 'damaged.cantera')
const key = 'Una llave para las copias de 2027'
const hash = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')

const release = '0445-foreign-results.sql'
const later = '0450-refusals-in-imports.sql'
const laterText = readFileSync(new URL(`../../database/migrations/${later}`, import.meta.url), 'utf8')
const about: About = {
  part: 'about',
  version: '0.1.0',
  made_at: '2027-01-31T08:00:00.000Z',
  company: 'Talento Ñandú',
  engine: 'postgres',
  migrations: [
    [release, hash('a file that is gone')],
    [later, hash(laterText)],
  ],
  tables: [{ schema: 'public', name: 'clients', columns: ['name', 'location'] }],
}
const cv = Buffer.from('%PDF-1.7 una hoja de vida')
const content: Frame[] = [
  {
    head: { part: 'rows', table: 'public.clients' },
    body: toLines([
      ['Minería Añil', 'Bogotá'],
      ['Café', null],
    ]),
  },
  { head: { part: 'file', key: 'cv/1b2c.pdf', media_type: 'application/pdf', bytes: cv.length, sha256: hash(cv) }, body: cv },
  { head: { part: 'notes' }, body: toLines([['erased', 'a-uuid', '{}']]) },
]

interface Made {
  frames?: Frame[]
  from?: Partial<About>
  passphrase?: string
  end?: object
}

/** Writes a small archive; `end` changes its manifest. */
async function write({ frames = content, from = {}, passphrase, end = {} }: Made = {}): Promise<Buffer> {
  const handle = await open(archive, 'w')
  const writer = await ArchiveWriter.begin(handle, passphrase)
  const head = { ...about, ...from }
  const tally = new Tally(head.tables)
  await writer.add({ head, body: Buffer.alloc(0) })
  for (const frame of frames) {
    tally.add(frame)
    await writer.add(frame)
  }
  const manifest = { part: 'end' as const, ...tally.sums(), sequences: [], missing: [], differing: [], ...end }
  await writer.add({ head: manifest, body: Buffer.alloc(0) })
  await handle.close()
  return readFile(archive)
}

/** What a restore of the file says; it must change nothing. */
async function refusal(file: string, env: Record<string, string> = {}): Promise<string> {
  const config = readConfig({ DATA_DIR: dataDir, ...env })
  const outcome = await restoreArchive(config, file).then(
    () => 'restored',
    (error: Error) => `${error.name}: ${error.message}${error.name === 'StartupError' ? '' : error.stack}`,
  )
  expect(readdirSync(folder).filter((name) => name === 'data')).toEqual([])
  return outcome
}

beforeEach(() => rmSync(dataDir, { recursive: true, force: true }))

test.each([
  ['without a key', undefined],
  ['with a key', key],
])('BAK-02 an archive %s of which a byte was changed is refused', { timeout: 60_000 }, async (_how, passphrase) => {
  const bytes = await write({ ...(passphrase && { passphrase }) })
  const env: Record<string, string> = passphrase ? { BACKUP_KEY: passphrase } : {}
  const checked = await checkArchive(readConfig(env), archive)
  expect(checked[0]).toContain('2 rows in 1 table, 1 file of 25 bytes and 1 note')
  expect(checked.at(-1)).toBe(passphrase ? 'It is encrypted.' : 'It is not encrypted.')
  // Every second byte: all lengths, tags and contents. Each try with a key derives it, which is slow on purpose.
  const step = passphrase ? 31 : 2
  const outcome = new Set<string>()
  for (let at = 0; at < bytes.length; at += step) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 0x01
    writeFileSync(damaged, changed)
    const sentence = await refusal(damaged, env)
    expect(sentence, `byte ${at}`).toMatch(/^StartupError: .* cannot be restored: .*; nothing was changed\.$/)
    outcome.add(sentence.replace(damaged, 'file').replace(/\d+/g, 'N'))
  }
  expect([...outcome]).toContain(
    'StartupError: file cannot be restored: it is damaged or cut off, at byte N of N; nothing was changed.',
  )
})

test('BAK-02 an archive that was cut off anywhere is refused', async () => {
  const { length } = await write()
  for (let kept = 0; kept < length; kept += 7) {
    copyFileSync(archive, damaged)
    truncateSync(damaged, kept)
    expect(await refusal(damaged), `${kept} bytes`).toMatch(/it is (damaged|no archive).*; nothing was changed\.$/)
  }
})

test('BAK-02 bytes after the end, frames in another order and a frame twice are refused', async () => {
  const bytes = await write()
  writeFileSync(damaged, Buffer.concat([bytes, Buffer.from('\n')]))
  expect(await refusal(damaged)).toContain('it is damaged: 1 bytes follow its end')
  const begin = bytes.indexOf(10, bytes.indexOf(10) + 1) + 1
  const frames: Buffer[] = []
  for (let at = begin; at < bytes.length; at += frames.at(-1)?.length ?? 0)
    frames.push(bytes.subarray(at, at + 4 + bytes.readUInt32BE(at)))
  const [first = bytes, second = bytes, third = bytes, ...rest] = frames
  for (const order of [
    [first, third, second, ...rest],
    [first, second, second, third, ...rest],
    [first, ...rest],
  ]) {
    writeFileSync(damaged, Buffer.concat([bytes.subarray(0, begin), ...order]))
    expect(await refusal(damaged)).toContain('it is damaged or cut off')
  }
})

test('BAK-01 an encrypted archive needs its key, and hides every word of it', async () => {
  const bytes = await write({ passphrase: key })
  expect(await refusal(archive)).toContain('it is encrypted, and BACKUP_KEY is not set')
  expect(await refusal(archive, { BACKUP_KEY: `${key}, otra` })).toContain('BACKUP_KEY is not the key that it was encrypted with')
  for (const word of ['Talento', 'Bogotá', 'clients', 'hoja de vida', 'cv/1b2c', key])
    expect(bytes.includes(word), word).toBe(false)
  expect(await write({ passphrase: key })).not.toEqual(bytes)
})

test('BAK-01 an archive without encryption is refused when a key is set', async () => {
  await write()
  expect(await refusal(archive, { BACKUP_KEY: key })).toContain(
    'it is not encrypted, although BACKUP_KEY is set (unset BACKUP_KEY to restore it all the same); nothing was changed.',
  )
})

test('BAK-01 a check names the files that an archive lacks', async () => {
  const [rows, file] = content as [Frame, Frame]
  await write({ frames: [rows, file], end: { missing: ['cv/gone.pdf'], differing: ['cv/1b2c.pdf'] } })
  expect(await checkArchive(readConfig({}), archive)).toEqual([
    expect.stringMatching(/is undamaged, and lacks files: /),
    '1 files that the database names were not in the file store, e.g. because they were deleted meanwhile: cv/gone.pdf.',
    '1 files in the store are not those that were uploaded: cv/1b2c.pdf.',
    'It is not encrypted.',
  ])
  await write({ frames: [rows], end: { missing: ['cv/gone.pdf'] } })
  expect((await checkArchive(readConfig({}), archive))[1]).toMatch(/^None of the 1 files that the database names was in the file/)
})

test('BAK-01 a row that no restore would read is not written', async () => {
  const handle = await open(damaged, 'w')
  const writer = await ArchiveWriter.begin(handle, undefined)
  const { bytes } = writer
  const row: Frame = { head: { part: 'rows', table: 'public.clients' }, body: Buffer.alloc(longestFrame) }
  await expect(writer.add(row)).rejects.toThrow(/^A row of public\.clients has 268,435,5\d\d bytes, and an archive takes at most/)
  expect(writer.bytes).toBe(bytes)
  await handle.close()
})

test('BAK-01 an archive of a newer format or of a newer schema is refused', async () => {
  const bytes = await write()
  writeFileSync(damaged, bytes.toString('latin1').replace('cantera-backup 1', 'cantera-backup 2'), 'latin1')
  expect(await refusal(damaged)).toContain('a newer version of the program wrote it; restore it with that version')
  await write({ from: { migrations: [...about.migrations, ['9999-from-the-future.sql', hash('')]] } })
  expect(await refusal(archive)).toContain(
    'newer version of the program, whose migration 9999-from-the-future.sql is unknown here',
  )
  await write({ from: { migrations: [[later, hash('another text')]] } })
  expect(await refusal(archive)).toContain(`its migration ${later} is not the one of this program`)
})

test('BAK-02 an archive whose content is not that of its manifest is refused', async () => {
  await write({ end: { notes: { count: 2, sha256: hash('') } } })
  expect(await refusal(archive)).toContain('its content is not what its manifest says')
  const [rows, , notes] = content as [Frame, Frame, Frame]
  const other: Frame = {
    head: { part: 'file', key: 'cv/1b2c.pdf', media_type: 'application/pdf', bytes: 3, sha256: hash('abc') },
    body: Buffer.from('abd'),
  }
  await write({ frames: [rows, other, notes] })
  expect(await refusal(archive)).toContain('its part 2 does not fit')
  await write({ frames: [{ ...rows, head: { part: 'rows', table: 'pg_catalog.pg_authid' } }] })
  expect(await refusal(archive)).toContain('its part 1 does not fit')
  await write({ frames: [{ ...other, head: { ...other.head, key: '../../etc/passwd' } } as Frame] })
  expect(await refusal(archive)).toContain('it is damaged or cut off')
})

test.each([
  ['zip', Buffer.from('PK\x03\x04 a zip of another program')],
  ['tar', Buffer.concat([Buffer.alloc(257), Buffer.from('ustar\x0000'), Buffer.alloc(1000)])],
  ['dump of PostgreSQL', Buffer.from('PGDMP\x01\x0e\x00')],
  ['text', Buffer.from('cantera-backup')],
  ['empty', Buffer.alloc(0)],
])('BAK-02 a %s file is no archive, which one sentence says', async (_what, bytes) => {
  writeFileSync(damaged, bytes)
  await expect(isArchiveFile(dataDir, damaged, undefined)).rejects.toThrow(
    'it is neither an archive of "npm run backup" nor a snapshot; nothing was changed.',
  )
  expect(await refusal(damaged)).toMatch(/it is (no archive|damaged)/)
})

test('BAK-01 a snapshot of the embedded database does not go into PostgreSQL', async () => {
  writeFileSync(damaged, gzipSync('a snapshot'))
  expect(await isArchiveFile(dataDir, damaged, undefined)).toBe(false)
  await expect(isArchiveFile(dataDir, damaged, 'postgres://…')).rejects.toThrow('goes only into the embedded database')
})

test('BAK-01 a snapshot is refused with the options of archives, and a missing file is reported as missing', async () => {
  writeFileSync(damaged, gzipSync('a snapshot'))
  for (const option of ['--check', '--notes'] as const)
    await expect(isArchiveFile(dataDir, damaged, undefined, option)).rejects.toThrow(
      `is a snapshot, and ${option} is for archives only; nothing was changed.`,
    )
  for (const databaseUrl of [undefined, 'postgres://…'])
    await expect(isArchiveFile(dataDir, path.join(folder, 'none'), databaseUrl, '--check')).rejects.toThrow(
      /^There is no archive and no snapshot .*none; /,
    )
  await expect(isArchiveFile(dataDir, folder, undefined)).rejects.toThrow(/it cannot be read \(EISDIR/)
})

test('BAK-01 an archive goes only into an empty data folder and file store', async () => {
  await write()
  const inUse = path.join(folder, 'in-use')
  mkdirSync(path.join(inUse, 'database'), { recursive: true })
  await expect(restoreArchive(readConfig({ DATA_DIR: inUse }), archive)).rejects.toThrow('goes only into an empty DATA_DIR')
  rmSync(path.join(inUse, 'database'), { recursive: true })
  mkdirSync(path.join(inUse, 'files', 'notes', 'erased'), { recursive: true })
  mkdirSync(path.join(inUse, 'files', 'cv'), { recursive: true })
  writeFileSync(path.join(inUse, 'files', 'notes', 'erased', 'somebody'), '{}')
  writeFileSync(path.join(inUse, 'files', 'cv', 'someone.pdf'), '%PDF')
  await expect(restoreArchive(readConfig({ DATA_DIR: inUse }), archive)).rejects.toThrow(
    'has files already, and must be empty (cv/someone.pdf, as a killed restore leaves them)',
  )
  expect(readdirSync(inUse)).toEqual(['files'])
})
