import { listAuditEndpoint } from '#domain/desk/audit/audit.contract.ts'
import { listReadsEndpoint } from '#domain/desk/audit/read-log.contract.ts'
import { type AccessRow, viewRequired } from '../../testing/access.ts'

export const access: readonly AccessRow[] = [
  [listAuditEndpoint, viewRequired],
  [listReadsEndpoint, viewRequired],
]
