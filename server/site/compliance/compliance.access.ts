import {
  getComplianceEndpoint,
  getCompliancePdfEndpoint,
  getComplianceTextEndpoint,
} from '#domain/site/compliance/compliance.contract.ts'
import { type AccessRow, viewRequired } from '../../testing/access.ts'

const inSpanish = async () => ({ query: { language: 'es' } })

export const access: readonly AccessRow[] = [
  [getComplianceEndpoint, viewRequired, inSpanish],
  [getComplianceTextEndpoint, viewRequired, inSpanish],
  [getCompliancePdfEndpoint, viewRequired, inSpanish],
]
