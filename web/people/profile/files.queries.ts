import type { BodyInput } from '#domain/kernel/endpoint.ts'
import { getPersonalEndpoint } from '#domain/kernel/own-record.contract.ts'
import { getCvEndpoint, replaceCvEndpoint } from '#domain/people/profile/cv.contract.ts'
import {
  addPortfolioItemEndpoint,
  deletePortfolioItemEndpoint,
  listPortfolioEndpoint,
  type PortfolioView,
  updatePortfolioItemEndpoint,
} from '#domain/people/profile/portfolio.contract.ts'
import { useChanges } from '../../platform/client/use-changes.ts'
import { useRecord } from '../../platform/client/use-record.ts'
import type { Upload } from '../../platform/forms/form-shell.tsx'

/** The caller's whole portfolio (PRT-01). */
export const usePortfolio = () => useRecord(listPortfolioEndpoint, {})

/** Adds, saves and deletes an item of the caller's portfolio. */
export function usePortfolioChanges() {
  const send = useChanges(listPortfolioEndpoint, getPersonalEndpoint)
  return {
    add: (body: BodyInput<typeof addPortfolioItemEndpoint>, { files, onProgress }: Upload) =>
      send(addPortfolioItemEndpoint, { body, files: { file: files.file }, onProgress }),
    save: (
      { uuid, version }: PortfolioView,
      fields: Omit<BodyInput<typeof updatePortfolioItemEndpoint>, 'version'>,
      { files, onProgress }: Upload,
    ) =>
      send(updatePortfolioItemEndpoint, {
        params: { uuid },
        body: { ...fields, version },
        files: { file: files.file },
        onProgress,
      }),
    remove: ({ uuid }: PortfolioView) => send(deletePortfolioItemEndpoint, { params: { uuid } }),
  }
}

/** The caller's CV; null without one. */
export const useCv = () => useRecord(getCvEndpoint, {})

export function useReplaceCv() {
  const send = useChanges(getCvEndpoint, getPersonalEndpoint)
  return ({ files, onProgress }: Upload) => send(replaceCvEndpoint, { body: {}, files: { file: files.file }, onProgress })
}
