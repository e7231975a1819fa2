import { getLanguageLinkEndpoint } from '#domain/assessment/language-links/language-links.contract.ts'
import { useRecord } from '../../platform/client/use-record.ts'

/** The tables between the languages of a bank that were signed. */
export const useLanguageLink = (id: string) => useRecord(getLanguageLinkEndpoint, { id })
