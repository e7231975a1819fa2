import { readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { dayMs } from '#domain/kernel/dates.ts'

const archiveName = /^cantera-\d{4}-\d\d-\d\dT\d{6}Z\.cantera(?:\.unfinished)?$/

/** The file of an archive in a folder that exists, named by the time; another path is the file itself. */
export function archiveFile(target: string, now: Date): string {
  if (!statSync(target, { throwIfNoEntry: false })?.isDirectory()) return target
  return path.join(target, `cantera-${now.toISOString().replace(/\.\d+/, '').replaceAll(':', '')}.cantera`)
}

/** Deletes the archives of a folder that are older than some days, also unfinished ones. Returns a sentence about it. */
export function removeOldArchives(folder: string, days: number, now: Date): string {
  const old = readdirSync(folder)
    .filter((name) => archiveName.test(name))
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).mtimeMs < now.getTime() - days * dayMs)
  for (const file of old) rmSync(file)
  return `${old.length === 0 ? 'No archive was' : `${old.length} archives were`} older than ${days} days and deleted.`
}
