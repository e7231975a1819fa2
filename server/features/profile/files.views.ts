import type { PortfolioView } from '#domain/profile/portfolio.contract.ts'
import type { StoredFile } from '#domain/profile/stored-file.contract.ts'
import { signedFilePath } from '../../platform/files/signed-paths.ts'
import type { Platform } from '../../platform/platform.ts'
import type { CvRow, PortfolioRow } from './files.reads.ts'

type Signing = Pick<Platform, 'secretKey' | 'now'>

export function presentCv({ secretKey, now }: Signing) {
  return ({ uuid, original_name: name, bytes, created_at }: CvRow): StoredFile => ({
    file: signedFilePath(secretKey, uuid, now()),
    name,
    bytes,
    uploaded_at: created_at.toISOString(),
  })
}

/** An item of a portfolio with a signed path to its file (PRT-01). */
export function presentPortfolioItem({ secretKey, now }: Signing) {
  return ({ uuid, description, link, file_uuid, file_name, version }: PortfolioRow): PortfolioView => ({
    uuid,
    description,
    link,
    file: file_uuid ? signedFilePath(secretKey, file_uuid, now()) : null,
    file_name,
    version,
  })
}
