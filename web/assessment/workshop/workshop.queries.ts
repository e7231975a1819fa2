import { getLanguageDifferencesEndpoint, getWorkshopEndpoint } from '#domain/assessment/workshop/workshop.contract.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { useRecord } from '../../platform/client/use-record.ts'

/** What a bank needs in a language. */
export const useWorkshop = (id: string, language: Language) => useRecord(getWorkshopEndpoint, { id }, { language })

/** The pairs of a bank's questions that are harder in one language. */
export const useLanguageDifferences = (id: string) => useRecord(getLanguageDifferencesEndpoint, { id })
