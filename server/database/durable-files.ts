import { mkdir, open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Creates a folder with its parents. When this resolves, a power cut does not take them back. */
export async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true })
  if (first === undefined) return
  for (let made = folder; made.length >= first.length && made !== dirname(made); made = dirname(made))
    await syncFolder(dirname(made))
}

/**
 * Gives a written file its name, in place of an earlier one. When this resolves, a power cut takes neither its bytes nor its name; when this
 * rejects, the name has what it had before, or the whole file.
 */
export async function publishFile(unfinished: string, file: string): Promise<void> {
  await sync(unfinished, 'r+')
  await rename(unfinished, file)
  await syncFolder(dirname(file))
}

/** Makes new names in a folder survive a power cut, on systems that can sync a folder. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform !== 'win32') await sync(folder, 'r')
}

async function sync(path: string, flags: 'r' | 'r+'): Promise<void> {
  const handle = await open(path, flags)
  await handle.sync().finally(() => handle.close())
}
