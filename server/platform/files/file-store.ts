import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { Disk, type DriveFile } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Config } from '../../config.ts'
import type { Tx } from '../../database/database.ts'
import type { Upload } from './uploads.ts'

/** Keeps uploaded files under random names, in a local folder or an S3 bucket (decision 47). */
export interface FileStore {
  /**
   * Stores an upload and notes it in the caller's transaction.
   * @returns the id of its row, and how to take the stored bytes back when the transaction does not commit.
   */
  keep(tx: Tx, upload: Upload, purpose: 'cv'): Promise<{ id: number; takeBack: () => Promise<void> }>
  read(storageKey: string): Promise<Readable>
  remove(storageKey: string): Promise<void>
  /**
   * A page of what is stored, for housekeeping: at most `most` files of a folder, or as many as the bucket names at once.
   * @returns the files, and where the next page begins; undefined after the last.
   */
  list(from: string | undefined, most: number): Promise<{ files: StoredFile[]; next: string | undefined }>
}

export interface StoredFile {
  readonly storageKey: string
  readonly storedAt: Date
}

export async function openFileStore(config: Config): Promise<FileStore> {
  const disk = new Disk(await driverOf(config))
  return {
    async keep(tx, upload, purpose) {
      const storageKey = `${purpose}/${randomUUID()}.${upload.kind.extension}`
      await disk.putStream(storageKey, createReadStream(upload.path), {
        contentType: upload.kind.mediaType,
        contentLength: upload.bytes,
      })
      const takeBack = () => disk.delete(storageKey)
      try {
        const row = await tx
          .insertInto('files')
          .values({
            storage_key: storageKey,
            original_name: upload.originalName,
            media_type: upload.kind.mediaType,
            bytes: upload.bytes,
            sha256: upload.sha256,
            purpose,
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        return { id: row.id, takeBack }
      } catch (error) {
        await takeBack()
        throw error
      }
    },
    read: (storageKey) => disk.getStream(storageKey),
    remove: (storageKey) => disk.delete(storageKey),
    async list(from, most) {
      const { objects, paginationToken } = await disk.listAll('/', {
        recursive: true,
        ...(config.s3 && from ? { paginationToken: from } : {}),
      })
      const all = [...objects].filter((object) => object.isFile)
      if (config.s3) return { files: await storedFiles(all), next: paginationToken }
      // A folder tells everything at once; names in order make pages of it.
      const rest = all.filter(({ key }) => from === undefined || key > from).sort((a, b) => (a.key < b.key ? -1 : 1))
      const page = rest.slice(0, most)
      return { files: await storedFiles(page), next: rest.length > most ? page.at(-1)?.key : undefined }
    },
  }
}

async function storedFiles(objects: readonly DriveFile[]): Promise<StoredFile[]> {
  // One that is removed meanwhile has nothing to tell.
  const told = await Promise.allSettled(
    objects.map(async (object) => ({ storageKey: object.key, storedAt: (await object.getMetaData()).lastModified })),
  )
  return told.flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value : []))
}

async function driverOf(config: Config) {
  if (!config.s3) return new FSDriver({ location: path.join(config.dataDir, 'files'), visibility: 'private' })
  const { S3Driver } = await import('flydrive/drivers/s3')
  const { bucket, region, endpoint, accessKeyId, secretAccessKey } = config.s3
  return new S3Driver({
    bucket,
    region,
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    credentials: { accessKeyId, secretAccessKey },
    visibility: 'private',
    // Buckets are private by themselves, and many refuse a list of rights on a single object.
    supportsACL: false,
  })
}
