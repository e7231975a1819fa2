import { randomBytes } from 'node:crypto'
import { open, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Config } from '../config.ts'
import { makeFolder, syncFolder } from '../database/durable-files.ts'
import { StartupError } from '../database/startup-error.ts'

const tries = 10
const pauseMs = 50

/**
 * Reads the key of signing.ts: SECRET_KEY, or a key generated at the first start and stored in DATA_DIR.
 * @throws StartupError when DATA_DIR cannot be written, or has a key without content
 */
export async function readSecretKey(config: Pick<Config, 'secretKey' | 'dataDir'>): Promise<string> {
  if (config.secretKey) return config.secretKey
  const file = path.join(config.dataDir, 'secret.key')
  try {
    await makeFolder(config.dataDir)
    await writeNew(file, randomBytes(48).toString('base64url'))
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code !== 'EEXIST')
      throw new StartupError(
        `The data folder ${config.dataDir} cannot be written (${message}); make room, choose another with DATA_DIR or change its owner.`,
      )
  }
  // Another process may be writing it.
  for (let left = tries; left > 0; left -= 1) {
    const key = await readFile(file, 'utf8')
    if (key.trim() !== '') return key
    await pause(pauseMs)
  }
  throw new StartupError(
    `The key in ${file} is empty, as after a power cut; put it back from a copy of DATA_DIR, or delete the file: then a new key is made, and everybody logs in again.`,
  )
}

/** Writes a new file that survives a power cut, or none: an empty key would sign what anybody can forge. */
async function writeNew(file: string, text: string): Promise<void> {
  const handle = await open(file, 'wx', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } catch (error) {
    await rm(file, { force: true })
    throw error
  } finally {
    await handle.close()
  }
  await syncFolder(path.dirname(file))
}
