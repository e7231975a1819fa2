import { useState } from 'react'
import { limits } from '#domain/kernel/limits.ts'
import { type ModuleKey, moduleKeys, modules } from '#domain/kernel/permissions.ts'
import { type listRolesEndpoint, type RoleView, roleForm } from '#domain/people/roles/roles.contract.ts'
import { CheckboxField } from '../../../platform/forms/checkbox-field.tsx'
import { otherNameErrors } from '../../../platform/forms/other-name-errors.ts'
import { TextAreaField } from '../../../platform/forms/text-area-field.tsx'
import { TextField } from '../../../platform/forms/text-fields.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { RecordForm } from '../../../platform/records/record-form.tsx'
import { RecordSection } from '../../../platform/records/record-section.tsx'
import { useMay } from '../../../platform/session/use-session.ts'
import type { ColumnsOf } from '../../../platform/tables/use-list.ts'
import { Button } from '../../../platform/ui/button.tsx'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import { NewModules } from '../forms/new-modules.tsx'
import { PermissionsDialog } from '../forms/permissions-dialog.tsx'
import { HoldersDialog } from '../parts/holders-dialog.tsx'
import { RequireFactorDialog } from '../parts/require-factor-dialog.tsx'
import { useRoleName } from '../parts/role-name.ts'
import { useRoleChanges, useRoles } from '../roles.queries.ts'

type ModuleField = `module_${(typeof modules)[ModuleKey]['id']}`
const off = Object.fromEntries(moduleKeys.map((module) => [`module_${modules[module].id}`, false])) as Record<
  ModuleField,
  boolean
>

/** /roles/admin: roles and their permissions (ROL-01). */
export default function Roles() {
  const t = useText()
  const nameOf = useRoleName()
  const list = useRoles()
  const { add, save, remove } = useRoleChanges()
  const [permitting, setPermitting] = useState<RoleView>()
  const [listing, setListing] = useState<RoleView>()
  const [requiring, setRequiring] = useState<RoleView>()
  const mayChange = useMay({ module: 'roles', item: 'change' })
  const factorAction = (row: RoleView) => ({
    label: t(row.requires_factor ? 'roles.stop_requiring_factor' : 'roles.require_factor'),
    name: t(row.requires_factor ? 'roles.stop_requiring_factor_of' : 'roles.require_factor_of', { name: nameOf(row) }),
    onPress: () => setRequiring(row),
  })
  const columns = useColumns(setListing)
  return (
    <>
      <div className="page">
        <RecordSection
          texts={{
            title: t('roles.title'),
            description: t('roles.description'),
            add: t('roles.add'),
            edit: t('roles.edit'),
            empty: t('roles.empty'),
          }}
          list={list}
          columns={columns}
          nameOf={(row: RoleView) => nameOf(row)}
          mayChange={mayChange}
          addsIn="dialog"
          form={(row, then) => (
            <RecordForm
              name={`role:${row?.uuid ?? 'new'}`}
              schema={roleForm}
              initial={{
                ...off,
                modules: undefined,
                name: row?.name ?? '',
                description: row?.description ?? '',
                limited: row?.limited ?? false,
              }}
              submit={(input) => (row ? save(row, input) : add(input))}
              nameOf={nameOf}
              submitLabel={t('common.save')}
              {...then}
            >
              <TextField name="name" label={t('roles.name')} errorTexts={otherNameErrors} autoComplete="off" />
              <TextAreaField name="description" label={t('roles.about')} rows={3} />
              <CheckboxField name="limited" label={t('roles.limited')} hint={t('roles.limited_hint')} />
              {!row && <NewModules />}
            </RecordForm>
          )}
          isFixed={({ built_in, grantable }: RoleView) => built_in !== null || !grantable}
          actions={(row: RoleView) => [
            {
              label: t('roles.permissions'),
              name: t('roles.permissions_named', { name: nameOf(row) }),
              onPress: () => setPermitting(row),
            },
            mayChange && row.grantable && (row.built_in ?? 'administrator') === 'administrator' && factorAction(row),
          ]}
          onDelete={remove}
        />
      </div>
      <PermissionsDialog role={permitting} onClose={() => setPermitting(undefined)} />
      <RequireFactorDialog role={requiring} onClose={() => setRequiring(undefined)} />
      <HoldersDialog role={listing} onClose={() => setListing(undefined)} />
    </>
  )
}

/** How many people have a role. For viewers with permission to see people it is a button that lists them. */
function Holders({ role, onList }: { role: RoleView; onList(role: RoleView): void }) {
  const t = useText()
  const nameOf = useRoleName()
  const maySeePeople = useMay({ module: 'users', item: 'view' })
  const count = role.holders < limits.countCap ? role.holders : t('roles.holders_capped', { count: role.holders })
  if (!maySeePeople || role.holders === 0) return count
  return (
    <Button
      tone="bare"
      size="small"
      aria-label={t('roles.holders_of_count', { name: nameOf(role), count })}
      onClick={() => onList(role)}
    >
      {count}
    </Button>
  )
}

function useColumns(onList: (role: RoleView) => void): ColumnsOf<typeof listRolesEndpoint> {
  const t = useText()
  const nameOf = useRoleName()
  return [
    { key: 'name', label: t('roles.name'), sortable: true, cell: nameOf },
    {
      key: 'description',
      label: t('roles.about'),
      isLong: true,
      cell: ({ built_in, description, limited, requires_factor }) => {
        const about = built_in ? t(`roles.built_in_description.${built_in}`) : description
        const whole = limited ? t('roles.about_limited', { description: about }) : about
        return requires_factor ? t('roles.with_factor', { description: whole }) : whole
      },
    },
    { key: 'updated_at', label: t('roles.updated_at'), sortable: true, cell: (row) => <ShownDate at={row.updated_at} /> },
    {
      key: 'holders',
      label: t('roles.holders'),
      numeric: true,
      hasButtons: true,
      cell: (row) => <Holders role={row} onList={onList} />,
    },
  ]
}
