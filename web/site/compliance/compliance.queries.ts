import type { Language } from '#domain/kernel/languages.ts'
import {
  getComplianceEndpoint,
  getCompliancePdfEndpoint,
  getComplianceTextEndpoint,
} from '#domain/site/compliance/compliance.contract.ts'
import { callForFile } from '../../platform/client/call.ts'
import { useRecord } from '../../platform/client/use-record.ts'

/** The facts that the compliance documents state. */
export const useCompliance = (language: Language) => useRecord(getComplianceEndpoint, {}, { language })

/** The documents as a file. */
export const readPack = (kind: 'pdf' | 'text', language: Language) =>
  callForFile(kind === 'pdf' ? getCompliancePdfEndpoint : getComplianceTextEndpoint, { query: { language } })
