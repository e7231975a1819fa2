import { listAuditEndpoint } from '#domain/desk/audit/audit.contract.ts'
import { type AccessRow, viewRequired } from '../../testing/access.ts'

export const access: readonly AccessRow[] = [[listAuditEndpoint, viewRequired]]
