import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { filesUnder } from './files.mjs'
import { inProject, root } from './toolchain.mjs'

// Prints `--every-engine` when the queries differ from those with which all server tests last passed on both engines.

const proofFile = inProject('scripts', 'proven-engines.json')
const query = /\bsql(?:<[^`]*>)?`|\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(/
const everywhere = 'server/database'
/** The packages that carry out queries. */
const engines = ['@electric-sql/pglite', 'kysely', 'pg']

/**
 * The folder whose proof a file belongs to: its feature, or its part of the platform, for a file with queries; `server/database` for SQL and the
 * database itself; otherwise undefined.
 * @param {string} path with slashes, from the project's root
 * @param {string} text
 */
export function provenFolder(path, text) {
  if (/\.test\.ts$/.test(path)) return undefined
  if (path.endsWith('.sql') || path.startsWith(`${everywhere}/`)) return everywhere
  return path.endsWith('.ts') && query.test(text) ? path.split('/').slice(0, 3).join('/') : undefined
}

/**
 * Whether every engine has to be tested again: SQL or the database changed, or queries of more than one folder (P23).
 * @param {Readonly<Record<string, string>>} proven digest of each folder when every engine was last tested
 * @param {Readonly<Record<string, string>>} current
 */
export function needsEveryEngine(proven, current) {
  const folders = new Set([...Object.keys(proven), ...Object.keys(current)])
  const changed = [...folders].filter((folder) => proven[folder] !== current[folder])
  return changed.includes(everywhere) || changed.length > 1
}

/**
 * Notes that all server tests passed on both engines.
 * @param {Readonly<Record<string, string>>} digests of the queries that were tested
 */
export function noteProof(digests) {
  writeFileSync(proofFile, `${JSON.stringify(digests, null, 2)}\n`)
}

/**
 * A digest of the queries of each folder.
 * @returns {Record<string, string>}
 */
export function readDigests() {
  const { dependencies } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'))
  const versions = engines.map((name) => `${name} ${dependencies[name]}`).join()
  const hashes = new Map([[everywhere, createHash('sha256').update(versions)]])
  for (const file of filesUnder(inProject('server'))) {
    if (!/\.(?:ts|sql)$/.test(file)) continue
    const path = relative(root, file).replaceAll(sep, '/')
    const text = readFileSync(file, 'utf8').replaceAll('\r\n', '\n')
    const folder = provenFolder(path, text)
    if (!folder) continue
    if (!hashes.has(folder)) hashes.set(folder, createHash('sha256'))
    hashes.get(folder).update(`${path}\n`).update(text)
  }
  return Object.fromEntries([...hashes].map(([folder, hash]) => [folder, hash.digest('hex').slice(0, 16)]).toSorted())
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const proven = JSON.parse(readFileSync(proofFile, 'utf8'))
  if (needsEveryEngine(proven, readDigests())) console.log('--every-engine')
}
