import type { PortfolioView } from '#domain/people/profile/portfolio.contract.ts'
import { signedFilePath } from '../../platform/files/signed-paths.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Viewer } from '../../platform/sessions/viewer.ts'
import type { PortfolioRow } from './files.reads.ts'

type Signing = Pick<Platform, 'secretKey' | 'now'>

/** An item of a portfolio with a signed path to its file (PRT-01). */
export function presentPortfolioItem({ secretKey, now }: Signing, viewer?: Viewer) {
  return ({ uuid, description, link, file_uuid, file_name, version }: PortfolioRow): PortfolioView => ({
    uuid,
    description,
    link,
    file: file_uuid ? signedFilePath(secretKey, file_uuid, now(), viewer) : null,
    file_name,
    version,
  })
}
