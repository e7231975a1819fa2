import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { dayMs } from '#domain/kernel/dates.ts'
import type { Config } from '../../config.ts'

/** An asset that no process has shared for so long is removed. Open pages are much younger. */
const keptMs = 30 * dayMs
/** How often a process shares its assets again, so that they stay while it runs. */
const shareMs = dayMs

/** The folder in which processes of all versions that share DATA_DIR find each other's scripts and styles (ADR-0170). */
export const sharedAssetsOf = ({ dataDir }: Pick<Config, 'dataDir'>) => path.join(dataDir, 'assets')

/**
 * Puts the assets of this version into the shared folder, before any page of it is shown: a page may load its scripts from a process of
 * another version. Names contain a hash of the content, so a file that is there is the same one.
 */
export async function shareAssets(built: string, shared: string, now = Date.now()): Promise<void> {
  await mkdir(shared, { recursive: true })
  const present = new Set(await readdir(shared))
  for (const name of await readdir(built)) {
    const place = path.join(shared, name)
    if (!present.has(name) || !(await touch(place, now))) await copyWhole(path.join(built, name), place)
  }
  for (const name of present) {
    const found = await stat(path.join(shared, name)).catch(() => undefined)
    if (found && found.mtimeMs < now - keptMs) await rm(path.join(shared, name), { force: true })
  }
}

/** Shares the assets now and each day, until the returned function is called. The first time is over when the promise resolves. */
export async function keepSharing(built: string, shared: string, onFailure: (error: unknown) => void): Promise<() => void> {
  await shareAssets(built, shared).catch(onFailure)
  const timer = setInterval(() => void shareAssets(built, shared).catch(onFailure), shareMs).unref()
  return () => clearInterval(timer)
}

/** Whether the file is there; another process may have removed it meanwhile. */
async function touch(file: string, now: number): Promise<boolean> {
  try {
    await utimes(file, now / 1000, now / 1000)
    return true
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return false
    throw error
  }
}

/** Another process never sees a part of the file. */
async function copyWhole(from: string, to: string): Promise<void> {
  const unfinished = path.join(path.dirname(to), `.${randomUUID()}`)
  try {
    await copyFile(from, unfinished, constants.COPYFILE_FICLONE)
    await rename(unfinished, to)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** The routes of the version of an open page, from the manifest among its assets; undefined for an unknown version. */
export async function readManifest(folders: readonly string[], version: string): Promise<Record<string, unknown> | undefined> {
  if (!/^[\da-f]{8}$/.test(version)) return undefined
  for (const folder of folders) {
    const text = await readFile(path.join(folder, `manifest-${version}.js`), 'utf8').catch(() => '')
    const json = /^window\.__reactRouterManifest=(\{.*\});?\s*$/s.exec(text)?.[1]
    if (json) return (JSON.parse(json) as { routes: Record<string, unknown> }).routes
  }
  return undefined
}
