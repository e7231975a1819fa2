import type { BodyInput } from '#domain/kernel/endpoint.ts'
import type { getCv, replaceCv } from '#domain/people/profile/cv.contract.ts'
import type {
  addPortfolioItem,
  deletePortfolioItem,
  listPortfolio,
  PortfolioView,
  updatePortfolioItem,
} from '#domain/people/profile/portfolio.contract.ts'
import { useChanges } from '../../platform/client/use-changes.ts'
import { useRecord } from '../../platform/client/use-record.ts'
import type { Upload } from '../../platform/forms/form-shell.tsx'
import { personalPath } from '../../platform/session/own-record.ts'

const portfolioPath = '/api/portfolio'
const cvPath = '/api/users/cv'

/** The caller's whole portfolio (PRT-01). */
export const usePortfolio = () => useRecord<typeof listPortfolio>(portfolioPath, {})

/** Adds, saves and deletes an item of the caller's portfolio. */
export function usePortfolioChanges() {
  const send = useChanges(portfolioPath, personalPath)
  return {
    add: (body: BodyInput<typeof addPortfolioItem>, { files, onProgress }: Upload) =>
      send<typeof addPortfolioItem>('POST', portfolioPath, { body, files: { file: files.file }, onProgress }),
    save: (
      { uuid, version }: PortfolioView,
      fields: Omit<BodyInput<typeof updatePortfolioItem>, 'version'>,
      { files, onProgress }: Upload,
    ) =>
      send<typeof updatePortfolioItem>('POST', '/api/editPortfolio/:uuid', {
        params: { uuid },
        body: { ...fields, version },
        files: { file: files.file },
        onProgress,
      }),
    remove: ({ uuid }: PortfolioView) => send<typeof deletePortfolioItem>('DELETE', '/api/portfolio/:uuid', { params: { uuid } }),
  }
}

/** The caller's CV; null without one. */
export const useCv = () => useRecord<typeof getCv>(cvPath, {})

export function useReplaceCv() {
  const send = useChanges(cvPath, personalPath)
  return ({ files, onProgress }: Upload) =>
    send<typeof replaceCv>('PUT', cvPath, { body: {}, files: { file: files.file }, onProgress })
}
