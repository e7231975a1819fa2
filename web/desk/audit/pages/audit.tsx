import type { listAuditEndpoint } from '#domain/desk/audit/audit.contract.ts'
import { useText, useWireText } from '../../../platform/i18n/language.tsx'
import { DataTable } from '../../../platform/tables/data-table.tsx'
import { ListTools } from '../../../platform/tables/list-tools.tsx'
import type { ColumnsOf } from '../../../platform/tables/use-list.ts'
import { EmptyState } from '../../../platform/ui/empty-state.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import { useAudit, useAuditFilter } from '../audit.queries.ts'
import { useDetail } from '../hooks/use-detail.ts'
import { AuditFilters } from '../parts/audit-filters.tsx'
import { EntrySubject } from '../parts/entry-subject.tsx'

/** /roles/admin/audit: all changes with actor, action, time and record (SPEC-55). */
export default function Audit() {
  const t = useText()
  const wireText = useWireText()
  const detailOf = useDetail()
  const filters = useAuditFilter()
  const list = useAudit(filters)
  const columns: ColumnsOf<typeof listAuditEndpoint> = [
    { key: 'action', label: t('audit.what'), cell: ({ action }) => wireText(`audit.action.${action}`) },
    { key: 'subject', label: t('audit.on'), isLong: true, cell: ({ subject }) => <EntrySubject subject={subject} /> },
    { key: 'detail', importance: 'usual', label: t('audit.detail'), isLong: true, cell: detailOf },
    { key: 'actor', yields: true, label: t('audit.who'), cell: ({ actor }) => actor?.fullname ?? t('audit.system') },
    { key: 'at', label: t('audit.when'), sortable: true, cell: ({ at }) => <ShownDate at={at} withTime /> },
  ]
  return (
    <div className="page">
      <PageHead title={t('audit.title')} description={t('audit.description')} />
      <AuditFilters {...filters} />
      <DataTable
        caption={t('audit.title')}
        list={list}
        columns={columns}
        plainRows
        idOf={({ id }) => String(id)}
        nameOf={({ action }) => wireText(`audit.action.${action}`)}
        actions={({ subject }) => [
          subject.id !== null && {
            label: t('audit.only_record_short'),
            name: t('audit.only_record', { name: subject.word ? wireText(subject.word) : subject.name || t('audit.nameless') }),
            onPress: () => filters.change({ record: `${subject.type}:${subject.id}` }),
          },
        ]}
        empty={<EmptyState title={filters.isSet ? t('common.no_results') : t('audit.empty')} />}
        emptyFound={<EmptyState title={t('common.no_results')} text={t('audit.search_hint')} />}
      >
        <ListTools searchLabel={t('audit.search_record')} />
      </DataTable>
    </div>
  )
}
