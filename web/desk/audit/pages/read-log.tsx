import { Link } from 'react-router'
import type { listReadsEndpoint, ReadEntry } from '#domain/desk/audit/read-log.contract.ts'
import { userScreens } from '#domain/people/users/users.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useMayOpen } from '../../../platform/session/use-may-open.ts'
import { DataTable } from '../../../platform/tables/data-table.tsx'
import { ListTools } from '../../../platform/tables/list-tools.tsx'
import type { ColumnsOf } from '../../../platform/tables/use-list.ts'
import { EmptyState } from '../../../platform/ui/empty-state.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import { useReadFilter, useReads } from '../audit.queries.ts'
import { ReadFilters } from '../parts/read-filters.tsx'

/** /roles/admin/audit/reads: what staff read of people (AUD-01). */
export default function ReadLog() {
  const t = useText()
  const filters = useReadFilter()
  const list = useReads(filters)
  const columns: ColumnsOf<typeof listReadsEndpoint> = [
    { key: 'what', label: t('reads.what'), cell: ({ what }) => t(`reads.kind.${what}`) },
    { key: 'of', label: t('reads.of'), isLong: true, cell: (entry) => <ReadSubject {...entry} /> },
    { key: 'actor', label: t('reads.who'), cell: ({ actor }) => actor.fullname },
    { key: 'at', label: t('audit.when'), sortable: true, cell: ({ at }) => <ShownDate at={at} withTime /> },
  ]
  return (
    <div className="page">
      <PageHead title={t('reads.title')} description={t('reads.description')} />
      <ReadFilters {...filters} />
      <DataTable
        caption={t('reads.title')}
        list={list}
        columns={columns}
        plainRows
        idOf={({ id }) => String(id)}
        nameOf={({ what }) => t(`reads.kind.${what}`)}
        empty={<EmptyState title={filters.isSet ? t('common.no_results') : t('reads.empty')} />}
      >
        <ListTools searchLabel={t('audit.search_person')} />
      </DataTable>
    </div>
  )
}

/** The person who was read, as a link where the reader may open them, or the list with its size. */
function ReadSubject({ person, list, rows }: ReadEntry) {
  const t = useText()
  const mayOpen = useMayOpen(userScreens.userProfile)
  if (list !== null) {
    const name = t(`reads.list.${list}`)
    return rows === null ? name : t('reads.sized', { list: name, count: rows })
  }
  if (!person?.uuid) return t('reads.deleted')
  return mayOpen ? <Link to={userScreens.userProfile.to({ uuid: person.uuid })}>{person.fullname}</Link> : person.fullname
}
