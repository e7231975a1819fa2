import type { StoredFile } from '#domain/kernel/stored-file.ts'
import type { Platform, Reader } from '../platform.ts'
import type { Viewer } from '../sessions/viewer.ts'
import { signedFilePath } from './signed-paths.ts'

export function readCv(db: Reader, userId: number) {
  return db
    .selectFrom('users')
    .innerJoin('files', 'files.id', 'users.cv_file_id')
    .select(['files.id', 'files.uuid', 'files.original_name', 'files.bytes', 'files.created_at'])
    .where('users.id', '=', userId)
    .executeTakeFirst()
}

export type CvRow = NonNullable<Awaited<ReturnType<typeof readCv>>>

type Signing = Pick<Platform, 'secretKey' | 'now'>

/** Presents a CV with a path that is newly signed for its viewer. */
export function presentCv({ secretKey, now }: Signing, viewer?: Viewer) {
  return ({ uuid, original_name: name, bytes, created_at }: CvRow): StoredFile => ({
    file: signedFilePath(secretKey, uuid, now(), viewer),
    name,
    bytes,
    uploaded_at: created_at.toISOString(),
  })
}
