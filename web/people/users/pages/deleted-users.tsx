import { Link } from 'react-router'
import type { listDeletedUsersEndpoint } from '#domain/people/users/users.contract.ts'
import { userScreens } from '#domain/people/users/users.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { DataTable } from '../../../platform/tables/data-table.tsx'
import type { ColumnsOf } from '../../../platform/tables/use-list.ts'
import { EmptyState } from '../../../platform/ui/empty-state.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import { useDeletedUsers } from '../users.queries.ts'

/** /admin/users/deleted: accounts that staff deleted and can restore until their erasure (SPEC-54). */
export default function DeletedUsers() {
  const t = useText()
  const columns: ColumnsOf<typeof listDeletedUsersEndpoint> = [
    {
      key: 'fullname',
      label: t('users.name'),
      cell: ({ uuid, fullname }) => <Link to={userScreens.userProfile.to({ uuid })}>{fullname}</Link>,
    },
    { key: 'email', label: t('users.email'), cell: ({ email }) => email },
    { key: 'reason', label: t('users.reason'), isLong: true, cell: ({ reason }) => reason },
    { key: 'deleted_at', label: t('users.deleted_at'), cell: (row) => <ShownDate at={row.deleted_at} /> },
    { key: 'erase_at', label: t('users.erase_at'), sortable: true, cell: (row) => <ShownDate at={row.erase_at} /> },
  ]
  return (
    <div className="page">
      <PageHead
        title={t('users.deleted_title')}
        description={t('users.deleted_description')}
        back={{ to: userScreens.users.to(), label: t('users.back') }}
      />
      <DataTable
        caption={t('users.deleted_title')}
        list={useDeletedUsers()}
        columns={columns}
        nameOf={({ fullname }) => fullname}
        empty={<EmptyState title={t('users.deleted_empty')} />}
      />
    </div>
  )
}
