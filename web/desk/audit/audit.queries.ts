import { listAuditEndpoint } from '#domain/desk/audit/audit.contract.ts'
import { useListFilter } from '../../platform/tables/list-state.ts'
import { useList } from '../../platform/tables/use-list.ts'

/** The filters of the audit. */
export const useAuditFilter = () => useListFilter(['person', 'action', 'record', 'from', 'to'])

/** One page of the audit (SPEC-55). */
export const useAudit = ({ filter }: ReturnType<typeof useAuditFilter>) => useList(listAuditEndpoint, { sort: '-at', filter })
