import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../config.ts'
import { StartupError } from '../database/startup-error.ts'

/** Reads the key of signing.ts: SECRET_KEY, or a key generated at the first start and stored in DATA_DIR. */
export async function readSecretKey(config: Pick<Config, 'secretKey' | 'dataDir'>): Promise<string> {
  if (config.secretKey) return config.secretKey
  const file = path.join(config.dataDir, 'secret.key')
  try {
    await mkdir(config.dataDir, { recursive: true })
    await writeFile(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST')
      throw new StartupError(
        `The data folder ${config.dataDir} cannot be written; choose another with DATA_DIR or change its owner.`,
      )
  }
  return readFile(file, 'utf8')
}
