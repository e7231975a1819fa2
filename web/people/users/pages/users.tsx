import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs'
import { useState } from 'react'
import { addedCandidatesScreens } from '#domain/people/added-candidates/added-candidates.screens.ts'
import { duplicateScreens } from '#domain/people/duplicates/duplicates.screens.ts'
import { importScreens } from '#domain/people/imports/imports.screens.ts'
import type { listUsersEndpoint, UserRowView } from '#domain/people/users/users.contract.ts'
import { userScreens } from '#domain/people/users/users.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useMay } from '../../../platform/session/use-session.ts'
import { DataTable } from '../../../platform/tables/data-table.tsx'
import { MarkedValue } from '../../../platform/tables/marked-value.tsx'
import { NamesInRow } from '../../../platform/tables/names-in-row.tsx'
import type { ColumnsOf } from '../../../platform/tables/use-list.ts'
import { LinkButton } from '../../../platform/ui/button.tsx'
import { EmptyState } from '../../../platform/ui/empty-state.tsx'
import { LightLink } from '../../../platform/ui/light-link.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import { UnconfirmedMark } from '../../../platform/ui/unconfirmed-mark.tsx'
import { InviteDialog } from '../../accounts/forms/invite-dialog.tsx'
import { useRoleName } from '../../roles/parts/role-name.ts'
import { AddToVacancyDialog } from '../forms/add-to-vacancy-dialog.tsx'
import { hasMarks, Marks } from '../parts/marks.tsx'
import { UserFilters, useUserFilter } from '../parts/user-filters.tsx'
import { useUsers } from '../users.queries.ts'

/** /admin/users: everybody with an account (USR-01). */
export default function Users() {
  const t = useText()
  const { filter, change, isSet } = useUserFilter()
  const list = useUsers(filter)
  const mayDelete = useMay({ module: 'users', item: 'delete' })
  const mayInvite = useMay({ module: 'users', item: 'invite' })
  const mayChange = useMay({ module: 'users', item: 'change' })
  const mayAdd = useMay({ module: 'candidates', item: 'change' })
  const [adding, setAdding] = useState<UserRowView>()
  const [inviting, setInviting] = useState(false)
  const columns = useColumns()
  return (
    <div className="page">
      <PageHead
        title={t('users.title')}
        description={t('users.description')}
        menu={[
          mayChange && { label: t('imports.title'), to: importScreens.imports.to(), whenEmpty: true },
          mayInvite && { label: t('invitation.invite'), onPress: () => setInviting(true) },
          { label: t('users.print_list'), to: userScreens.printUsers.to() },
          mayDelete && { label: t('duplicates.title'), to: duplicateScreens.duplicates.to() },
          mayDelete && { label: t('users.deleted_title'), to: userScreens.deletedUsers.to() },
        ]}
      >
        {mayChange && (
          <LinkButton to={addedCandidatesScreens.addPerson.to()} icon={<IconUserPlus size={20} aria-hidden="true" />}>
            {t('intake.add')}
          </LinkButton>
        )}
      </PageHead>
      <UserFilters filter={filter} onChange={change} />
      <DataTable
        caption={t('users.title')}
        emptyFound={<EmptyState title={t('common.no_results')} text={t('users.search_hint')} />}
        list={list}
        columns={columns}
        plainRows
        nameOf={({ fullname }) => fullname}
        actions={
          mayAdd
            ? (row) => [
                row.user_type !== 1 && {
                  label: t('applications.add_save'),
                  name: t('applications.add_named', { name: row.fullname }),
                  onPress: () => setAdding(row),
                },
              ]
            : undefined
        }
        empty={
          isSet ? (
            <EmptyState title={t('users.empty_found')} />
          ) : (
            <EmptyState title={t('users.empty')} text={t('users.description')} />
          )
        }
      />
      <AddToVacancyDialog people={adding && [adding]} onClose={() => setAdding(undefined)} />
      <InviteDialog open={inviting} onClose={() => setInviting(false)} />
    </div>
  )
}

/** The profile opens in another tab, so that the list stays as it is. */
function ProfileLink({ user }: { user: UserRowView }) {
  const t = useText()
  return (
    <LightLink to={userScreens.userProfile.to({ uuid: user.uuid })} target="_blank" title={t('users.new_tab')}>
      {user.fullname}
    </LightLink>
  )
}

function Email({ user: { email, confirmed } }: { user: UserRowView }) {
  const t = useText()
  if (email === '') return t('intake.no_email')
  return (
    <MarkedValue title={email} mark={!confirmed && <UnconfirmedMark />}>
      {email}
    </MarkedValue>
  )
}

function useColumns(): ColumnsOf<typeof listUsersEndpoint> {
  const t = useText()
  const roleName = useRoleName()
  return [
    { key: 'fullname', label: t('users.name'), sortable: true, cell: (row) => <ProfileLink user={row} /> },
    { key: 'email', label: t('users.email'), sortable: true, cell: (row) => <Email user={row} /> },
    {
      key: 'role',
      importance: 'usual',
      label: t('users.role'),
      cell: ({ role: name, built_in }) => roleName({ name, built_in }),
    },
    {
      key: 'user_type',
      importance: 'usual',
      label: t('users.filter_type'),
      cell: (row) => (row.user_type ? t(`users.type_one.${row.user_type}`) : ''),
    },
    { key: 'marks', label: t('users.marks'), isStatus: hasMarks, cell: (row) => <Marks of={row} /> },
    {
      key: 'tags',
      importance: 'minor',
      label: t('tags.of_person'),
      yields: true,
      hasValue: ({ tags }) => tags.length > 0,
      cell: ({ tags }) => <NamesInRow names={tags.map(({ name }) => name)} />,
    },
    {
      key: 'owner',
      importance: 'minor',
      label: t('members.owner'),
      yields: true,
      hasValue: ({ owner }) => owner !== null,
      cell: ({ owner }) => owner?.fullname ?? '',
    },
    {
      key: 'created_at',
      importance: 'minor',
      label: t('users.created_at'),
      sortable: true,
      cell: (row) => <ShownDate at={row.created_at} />,
    },
  ]
}
