import { createReadStream } from 'node:fs'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Config } from '../../config.ts'
import type { Upload } from './uploads.ts'

/** Keeps the bytes of uploaded files, in a local folder or an S3 bucket (decision 47). Which there are says the database: see kept-files.ts. */
export interface FileStore {
  put(storageKey: string, upload: Upload): Promise<void>
  /** The bytes; undefined when there are none under this key. */
  read(storageKey: string): Promise<Readable | undefined>
  /** Removes the bytes, if they are there. */
  remove(storageKey: string): Promise<void>
}

export async function openFileStore(config: Config): Promise<FileStore> {
  const disk = new Disk(await driverOf(config))
  return {
    put: (storageKey, upload) =>
      disk.putStream(storageKey, createReadStream(upload.path), {
        contentType: upload.kind.mediaType,
        contentLength: upload.bytes,
      }),
    read: async (storageKey) => ((await disk.exists(storageKey)) ? disk.getStream(storageKey) : undefined),
    remove: (storageKey) => disk.delete(storageKey),
  }
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
