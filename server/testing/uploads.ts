import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { detectKind } from '../platform/files/file-kinds.ts'
import type { Upload } from '../platform/files/uploads.ts'
import { pdf } from './documents.ts'

/** A file as if the server had just received it into this folder. */
export async function receivedUpload(folder: string, originalName = 'cv.pdf', content = pdf(5000)): Promise<Upload> {
  const source = path.join(folder, 'source')
  await writeFile(source, content)
  const kind = await detectKind(source, originalName)
  if (!kind) throw new Error(`${originalName} is of no kind that is taken`)
  return { path: source, originalName, bytes: content.length, sha256: '00', kind }
}
