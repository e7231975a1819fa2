import type { BodyInput } from '#domain/kernel/endpoint.ts'
import type { getCvEndpoint, replaceCvEndpoint } from '#domain/people/profile/cv.contract.ts'
import type {
  addPortfolioItemEndpoint,
  deletePortfolioItemEndpoint,
  listPortfolioEndpoint,
  PortfolioView,
  updatePortfolioItemEndpoint,
} from '#domain/people/profile/portfolio.contract.ts'
import { useChanges } from '../../platform/client/use-changes.ts'
import { useRecord } from '../../platform/client/use-record.ts'
import type { Upload } from '../../platform/forms/form-shell.tsx'
import { personalPath } from '../../platform/session/own-record.ts'

const portfolioPath = '/api/portfolio'
const cvPath = '/api/users/cv'

/** The caller's whole portfolio (PRT-01). */
export const usePortfolio = () => useRecord<typeof listPortfolioEndpoint>(portfolioPath, {})

/** Adds, saves and deletes an item of the caller's portfolio. */
export function usePortfolioChanges() {
  const send = useChanges(portfolioPath, personalPath)
  return {
    add: (body: BodyInput<typeof addPortfolioItemEndpoint>, { files, onProgress }: Upload) =>
      send<typeof addPortfolioItemEndpoint>('POST', portfolioPath, { body, files: { file: files.file }, onProgress }),
    save: (
      { uuid, version }: PortfolioView,
      fields: Omit<BodyInput<typeof updatePortfolioItemEndpoint>, 'version'>,
      { files, onProgress }: Upload,
    ) =>
      send<typeof updatePortfolioItemEndpoint>('POST', '/api/editPortfolio/:uuid', {
        params: { uuid },
        body: { ...fields, version },
        files: { file: files.file },
        onProgress,
      }),
    remove: ({ uuid }: PortfolioView) =>
      send<typeof deletePortfolioItemEndpoint>('DELETE', '/api/portfolio/:uuid', { params: { uuid } }),
  }
}

/** The caller's CV; null without one. */
export const useCv = () => useRecord<typeof getCvEndpoint>(cvPath, {})

export function useReplaceCv() {
  const send = useChanges(cvPath, personalPath)
  return ({ files, onProgress }: Upload) =>
    send<typeof replaceCvEndpoint>('PUT', cvPath, { body: {}, files: { file: files.file }, onProgress })
}
