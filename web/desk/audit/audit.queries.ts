import { listAuditEndpoint } from '#domain/desk/audit/audit.contract.ts'
import { listReadsEndpoint } from '#domain/desk/audit/read-log.contract.ts'
import { useListFilter } from '../../platform/tables/list-state.ts'
import { useList } from '../../platform/tables/use-list.ts'

/** The filters of the audit. */
export const useAuditFilter = () => useListFilter(['person', 'action', 'record', 'from', 'to'])

/** One page of the audit (SPEC-55). */
export const useAudit = ({ filter }: ReturnType<typeof useAuditFilter>) => useList(listAuditEndpoint, { sort: '-at', filter })

/** The filters of the read log. */
export const useReadFilter = () => useListFilter(['colleague', 'what', 'from', 'to'])

/** One page of the read log (AUD-01). */
export const useReads = ({ filter }: ReturnType<typeof useReadFilter>) => useList(listReadsEndpoint, { sort: '-at', filter })
