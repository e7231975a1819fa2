import {
  getLanguageLinkEndpoint,
  signLanguageLinkEndpoint,
  withdrawLanguageLinkEndpoint,
} from '#domain/assessment/language-links/language-links.contract.ts'
import { useChanges } from '../../platform/client/use-changes.ts'
import { useRecord } from '../../platform/client/use-record.ts'

/** The table that makes results of both languages of a bank comparable. */
export const useLanguageLink = (id: string) => useRecord(getLanguageLinkEndpoint, { id })

export function useLinkChanges(id: string) {
  const send = useChanges(getLanguageLinkEndpoint)
  const params = { id }
  return {
    sign: (constant: number, note: string) => send(signLanguageLinkEndpoint, { params, body: { constant, note } }),
    withdraw: (number: number) => send(withdrawLanguageLinkEndpoint, { params, body: { number } }),
  }
}
