import type { Platform } from '../../../platform/platform.ts'
import { readPictures } from './pictures.ts'

/** The company's logo for print; undefined without a logo that can be drawn. */
export async function readLogo(platform: Pick<Platform, 'db' | 'files'>): Promise<Uint8Array | undefined> {
  const file = await platform.db
    .selectFrom('settings')
    .innerJoin('files', 'files.id', 'settings.logo_file_id')
    .select(['files.storage_key', 'files.media_type'])
    .executeTakeFirst()
  return file && (await readPictures(platform, [file])).get(file.storage_key)
}
