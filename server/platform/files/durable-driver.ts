import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
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

  override put(...[key, contents, options]: Parameters<FSDriver['put']>): Promise<void> {
    return this.#whole(key, (unfinished) => super.put(unfinished, contents, options))
  }

  override putStream(...[key, contents, options]: Parameters<FSDriver['putStream']>): Promise<void> {
    return this.#whole(key, (unfinished) => super.putStream(unfinished, contents, options))
  }

  async #whole(key: string, write: (unfinished: string) => Promise<void>): Promise<void> {
    const unfinished = `${unfinishedFolder}/${randomUUID()}`
    const [from, to] = [unfinished, key].map((name) => path.join(this.#root, name)) as [string, string]
    try {
      // Before the library makes it, which syncs nothing.
      await makeFolder(path.dirname(from))
      await write(unfinished)
      await makeFolder(path.dirname(to))
      await publishFile(from, to)
    } catch (error) {
      await rm(from, { force: true }).catch(() => {})
      throw error
    }
  }
}

/** Where files are written before they get their names; a crash leaves them there. */
export const unfinishedFiles = (config: Pick<Config, 'dataDir'>): string => path.join(location(config), unfinishedFolder)
