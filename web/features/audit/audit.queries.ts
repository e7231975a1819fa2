import { useSearchParams } from 'react-router'
import type { listAudit } from '#domain/audit/audit.contract.ts'
import { useList } from '../../platform/tables/use-list.ts'

const filters = ['person', 'action', 'record', 'from', 'to'] as const
export type AuditFilter = Partial<Record<(typeof filters)[number], string>>

/** The audit, a page at a time (decision 55). */
export const useAudit = (filter: AuditFilter) =>
  useList<typeof listAudit>('/api/audit', { sort: '-at', filter: filter as Record<string, string> })

/** What the audit is searched by, kept in the address, and how to change it; an empty part goes. */
export function useAuditFilter() {
  const [search, setSearch] = useSearchParams()
  const filter: AuditFilter = Object.fromEntries(filters.flatMap((name) => (search.get(name) ? [[name, search.get(name)]] : [])))
  const change = (next: AuditFilter) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        after.delete('page')
        for (const [name, value] of Object.entries(next)) {
          if (value) after.set(name, value)
          else after.delete(name)
        }
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  const clear = () => change(Object.fromEntries(filters.map((name) => [name, ''])))
  return { filter, change, clear }
}
