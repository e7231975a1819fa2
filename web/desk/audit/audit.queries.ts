import type { listAudit } from '#domain/desk/audit/audit.contract.ts'
import { useListFilter } from '../../platform/tables/list-state.ts'
import { useList } from '../../platform/tables/use-list.ts'

/** What the audit is searched by. */
export const useAuditFilter = () => useListFilter(['person', 'action', 'record', 'from', 'to'])

/** The audit, a page at a time (SPEC-55). */
export const useAudit = ({ filter }: ReturnType<typeof useAuditFilter>) =>
  useList<typeof listAudit>('/api/audit', { sort: '-at', filter })
