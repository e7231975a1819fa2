import { Link } from 'react-router'
import type { listHoldersEndpoint, RoleView } from '#domain/people/roles/roles.contract.ts'
import { userScreens } from '#domain/people/users/users.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { DataTable } from '../../../platform/tables/data-table.tsx'
import type { ColumnsOf } from '../../../platform/tables/use-list.ts'
import { SeparateHeads } from '../../../platform/ui/beside-title.tsx'
import { EmptyState } from '../../../platform/ui/empty-state.tsx'
import { ModalShell } from '../../../platform/ui/modal-shell.tsx'
import { useHolders } from '../roles.queries.ts'
import { useRoleName } from './role-name.ts'

/** Lists the people with a role (ROL-01). */
export function HoldersDialog({ role, onClose }: { role: RoleView | undefined; onClose(): void }) {
  const t = useText()
  const nameOf = useRoleName()
  return (
    <ModalShell
      open={role !== undefined}
      title={role ? t('roles.holders_of', { name: nameOf(role) }) : ''}
      size="wide"
      onClose={onClose}
    >
      {role && (
        <SeparateHeads>
          <Holders role={role} title={t('roles.holders_of', { name: nameOf(role) })} />
        </SeparateHeads>
      )}
    </ModalShell>
  )
}

function Holders({ role, title }: { role: RoleView; title: string }) {
  const t = useText()
  const columns: ColumnsOf<typeof listHoldersEndpoint> = [
    {
      key: 'fullname',
      label: t('roles.person'),
      sortable: true,
      cell: ({ uuid, fullname }) => <Link to={userScreens.userProfile.to({ uuid })}>{fullname}</Link>,
    },
    { key: 'email', label: t('roles.email'), cell: (row) => <a href={`mailto:${row.email}`}>{row.email}</a> },
  ]
  return (
    <DataTable
      caption={title}
      list={useHolders(role)}
      columns={columns}
      nameOf={({ fullname }) => fullname}
      empty={<EmptyState title={t('roles.holders_empty')} />}
    />
  )
}
