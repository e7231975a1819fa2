import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { pdf } from '../../../server/testing/documents.ts'
import { filesUnder } from '../../files.mjs'
import type { Fault } from '../history/fault.ts'
import { type Operation, ofKind } from '../history/operations.ts'
import type { Recorder } from '../history/recorder.ts'
import type { Site } from '../history/site.ts'

const bytesOfCv = 150_000

/** Candidates replace their CV, one upload after the other, until it is over. Each has a turn of their own, so that the last one stands. */
export async function uploadUntil(site: Site, recorder: Recorder, isOver: () => boolean): Promise<void> {
  // The last ones may be merged, and others deleted.
  for (let number = 0; !isOver(); number += 1) {
    const person = site.candidates[number % 16]!
    const bytes = Buffer.concat([pdf(bytesOfCv), Buffer.from(`%${number} of ${person.uuid}`)])
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const file = new File([new Uint8Array(bytes)], 'cv.pdf', { type: 'application/pdf' })
    const call = { method: 'PUT', path: '/api/users/cv', token: person.token, file } as const
    await recorder.perform(call, { kind: 'upload', person: person.uuid, sha256 })
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

interface StoredFile {
  readonly key: string
  readonly sha256: string
  readonly person: string | null
}

/** Every acknowledged CV is named and whole, unless a later one replaced it; every stored file is named, or noted to be removed. */
export async function checkFiles(history: readonly Operation[], pool: pg.Pool, dataDir: string): Promise<Fault[]> {
  const faults: Fault[] = []
  const rows = (
    await pool.query<StoredFile>(
      `select storage_key as key, sha256, (select uuid from users where cv_file_id = files.id and deleted_at is null limit 1) as person
       from files where storage_key not like 'cv/drill-%'`,
    )
  ).rows
  const noted = (await pool.query<{ key: string }>('select storage_key as key from unnamed_files')).rows
  const named = new Map(rows.map((row) => [row.key, row]))
  const known = new Set([...named.keys(), ...noted.map(({ key }) => key)])
  const root = path.join(dataDir, 'files')
  const onDisk = new Map<string, string>()
  for (const file of filesUnder(root)) onDisk.set(path.relative(root, file), file)
  for (const key of onDisk.keys())
    if (!key.startsWith('notes/') && key !== 'filler' && !known.has(key))
      faults.push({ rule: 'no stored file without a row', about: key, operations: [] })
  for (const { key, sha256 } of rows) {
    const file = onDisk.get(key)
    const found =
      file &&
      createHash('sha256')
        .update(await readFile(file))
        .digest('hex')
    if (found !== sha256)
      faults.push({ rule: file ? 'a stored file is whole' : 'a named file is stored', about: key, operations: [] })
  }
  const of = Map.groupBy(rows, ({ person }) => person ?? '')
  const closed = new Set(ofKind(history, 'erase').map(({ person }) => person))
  for (const [person, own] of Map.groupBy(ofKind(history, 'upload'), (operation) => operation.person)) {
    const last = own.findLastIndex(({ outcome }) => outcome === 'done')
    if (last < 0 || closed.has(person)) continue
    const may = own
      .slice(last)
      .filter(({ outcome }) => outcome !== 'refused')
      .map(({ sha256 }) => sha256)
    const stands = (of.get(person) ?? []).some(({ sha256 }) => may.includes(sha256))
    if (!stands) faults.push({ rule: 'no acknowledged CV is lost', about: person, operations: [own[last]!.number] })
  }
  const left = filesUnder(path.join(dataDir, 'tmp'))
  if (left.length > 0) faults.push({ rule: 'no part of an upload stays', about: left.join(', '), operations: [] })
  const parts = ['mailbox', 'snapshots']
    .flatMap((name) => filesUnder(path.join(dataDir, name)))
    .filter((file) => file.endsWith('.unfinished'))
  if (parts.length > 0) faults.push({ rule: 'nothing half written stays', about: parts.join(', '), operations: [] })
  return faults
}
