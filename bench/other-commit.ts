import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Boards, Size } from './dataset.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** An earlier commit of this repository, built in a folder of its own. */
export interface OtherCommit {
  readonly folder: string
  /** Loads the data of a size into a migrated database, as that commit does. */
  load(databaseUrl: string, size: Size, candidates: number): Boards
}

/**
 * Builds an earlier commit in a temporary git worktree, which ends with this process, with our installed packages if its lock file is ours, else with its own.
 * @throws {Error} when it is no ancestor: its database could not be migrated to ours
 */
export function buildCommit(commit: string): OtherCommit {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' })
  try {
    git('merge-base', '--is-ancestor', commit, 'HEAD')
  } catch {
    throw new Error(`${commit} is no earlier commit of this branch.`)
  }
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'cantera-commit-')), 'cantera')
  git('worktree', 'add', '--quiet', '--detach', folder, commit)
  // Also when the measurement is interrupted.
  process.once('exit', () => git('worktree', 'remove', '--force', folder))
  const run = (command: string, args: readonly string[]) => execFileSync(command, args, { cwd: folder, stdio: 'inherit' })
  const lockOf = (where: string) => readFileSync(path.join(where, 'package-lock.json'), 'utf8')
  // An installation into a link would change our packages.
  if (lockOf(folder) === lockOf(root)) symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  else run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--silent'])
  run(process.execPath, ['scripts/build.mjs'])
  return { folder, load: (databaseUrl, size, candidates) => loadData(folder, databaseUrl, size, candidates) }
}

function loadData(folder: string, databaseUrl: string, size: Size, candidates: number): Boards {
  const callers = path.join(folder, 'bench', 'callers.ts')
  writeFileSync(callers, readFileSync(callers, 'utf8').replace(/candidates: [\d_]+/, `candidates: ${candidates}`))
  const code = `
    import { openDatabase } from '#server/database/open.ts'
    import { addCallers, addStaff, grow } from './bench/dataset.ts'
    const { pool, close } = await openDatabase({ databaseUrl: process.env.DATABASE_URL, dataDir: '' })
    await addStaff(pool)
    await grow(pool, ${JSON.stringify(size)})
    console.log(JSON.stringify(await addCallers(pool)))
    await close()`
  const env = { PATH: process.env.PATH ?? '', DATABASE_URL: databaseUrl }
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', code], { cwd: folder, env, encoding: 'utf8' })
  return JSON.parse(output.trim().split('\n').at(-1) ?? '') as Boards
}
