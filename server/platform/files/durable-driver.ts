import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Config } from '../../config.ts'
import { makeFolder, publishFile } from '../../database/durable-files.ts'

const location = ({ dataDir }: Pick<Config, 'dataDir'>) => path.join(dataDir, 'files')
const unfinishedFolder = '.unfinished'

/** Whether a key belongs to a file that is being written, or was left by a crash. */
export const isUnfinished = (key: string): boolean => key.startsWith(`${unfinishedFolder}/`)

/**
 * The local folder of files. A stored file is there as a whole or not at all, and survives a power cut: the row that names it is committed
 * afterwards, and notes outlive the database.
 */
export class DurableFiles extends FSDriver {
  readonly #root: string

  constructor(config: Pick<Config, 'dataDir'>) {
    super({ location: location(config), visibility: 'private' })
    this.#root = location(config)
  }

  override put(...[key, contents]: Parameters<FSDriver['put']>): Promise<void> {
    return this.#whole(key, contents)
  }

  override putStream(...[key, contents]: Parameters<FSDriver['putStream']>): Promise<void> {
    // A failed write destroys the stream, whose own error would hide the reason: a full disk.
    contents.on('error', () => {})
    return this.#whole(key, contents)
  }

  async #whole(key: string, contents: Parameters<typeof writeFile>[1]): Promise<void> {
    const unfinished = path.join(this.#root, unfinishedFolder, randomUUID())
    const file = path.join(this.#root, key)
    try {
      await makeFolder(path.dirname(unfinished))
      await writeFile(unfinished, contents)
      await makeFolder(path.dirname(file))
      await publishFile(unfinished, file)
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => {})
      throw error
    }
  }
}

/** Where files are written before they get their names; a crash leaves them there. */
export const unfinishedFiles = (config: Pick<Config, 'dataDir'>): string => path.join(location(config), unfinishedFolder)
