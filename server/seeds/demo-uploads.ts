import { createHash, randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { detectKind } from '../platform/files/file-kinds.ts'
import { temporaryFolder, type Upload } from '../platform/files/uploads.ts'
import type { Platform } from '../platform/platform.ts'

/** Bytes as if the server had just received them. */
export async function uploadOf({ config }: Platform, content: Buffer, originalName: string): Promise<Upload> {
  const folder = temporaryFolder(config)
  await mkdir(folder, { recursive: true })
  const file = path.join(folder, randomUUID())
  await writeFile(file, content, { flag: 'wx' })
  const kind = await detectKind(file, originalName)
  if (!kind) throw new Error(`The demo file ${originalName} is not of a kind that is taken.`)
  return { path: file, originalName, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex'), kind }
}
