import { z } from 'zod'
import type { AnswerOf, BodyInput } from '#domain/kernel/endpoint.ts'
import { itemsOf, moduleKeys, modules, permissionItems } from '#domain/kernel/permissions.ts'
import type { getRolePermissionsEndpoint, RoleView, updateRolePermissionsEndpoint } from '#domain/people/roles/roles.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { RecordForm } from '../../../platform/records/record-form.tsx'
import { useMay, useSession } from '../../../platform/session/use-session.ts'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { FactList } from '../../../platform/ui/fact-list.tsx'
import { MessageBox } from '../../../platform/ui/message-box.tsx'
import { ModalShell } from '../../../platform/ui/modal-shell.tsx'
import { useRoleName } from '../parts/role-name.ts'
import { useRoleChanges, useRolePermissions } from '../roles.queries.ts'
import { ModuleSwitches } from './module-switches.tsx'

type Permissions = AnswerOf<typeof getRolePermissionsEndpoint>['data']

const form = z.record(z.enum(moduleKeys), z.partialRecord(z.enum(permissionItems), z.boolean()))
type Fields = z.input<typeof form>

/** The permissions of a role in each module (ROL-01); read-only if the role cannot be changed. */
export function PermissionsDialog({ role, onClose }: { role: RoleView | undefined; onClose(): void }) {
  const t = useText()
  const nameOf = useRoleName()
  const title = role ? t('roles.permissions_named', { name: nameOf(role) }) : ''
  return (
    <ModalShell open={role !== undefined} title={title} onClose={onClose}>
      {role && <Loaded role={role} onDone={onClose} />}
    </ModalShell>
  )
}

function Loaded({ role, onDone }: { role: RoleView; onDone(): void }) {
  const query = useRolePermissions(role)
  const t = useText()
  const session = useSession()
  const mayChange = useMay({ module: 'roles', item: 'change' })
  const isOwn = session.status === 'user' && session.user.role_id === role.id
  const fixed = role.built_in ? t('roles.permissions_fixed') : isOwn ? t('roles.permissions_own') : undefined
  return (
    <AsyncSection query={query}>
      {(permissions) =>
        fixed || !mayChange ? (
          <>
            {fixed && <MessageBox>{fixed}</MessageBox>}
            <HeldPermissions {...permissions} />
          </>
        ) : (
          <PermissionsForm {...permissions} onReload={() => void query.refetch()} onDone={onDone} />
        )
      }
    </AsyncSection>
  )
}

function HeldPermissions({ modules: held }: Permissions) {
  const t = useText()
  return (
    <FactList
      facts={held.map(({ title, permissions }) => {
        const on = permissions.filter(({ visible_user }) => visible_user).map((one) => t(`roles.item.${one.title}`))
        return [t(`modules.${title}`), on.join(', ') || t('roles.nothing')]
      })}
    />
  )
}

function PermissionsForm({ role, modules: held, onReload, onDone }: Permissions & { onReload(): void; onDone(): void }) {
  const t = useText()
  const nameOf = useRoleName()
  const { allow } = useRoleChanges()
  const before = fieldsOf(held)
  return (
    <RecordForm
      key={role.version}
      name={`permissions:${role.uuid}`}
      schema={form}
      initial={before}
      submit={(after) => allow(role, changedItems(before, after))}
      nameOf={nameOf}
      onDone={onDone}
      stale={{ onReload }}
      submitLabel={t('common.save')}
    >
      {moduleKeys.map((module) => (
        <ModuleSwitches key={module} module={module} before={before[module]} />
      ))}
    </RecordForm>
  )
}

function fieldsOf(held: Permissions['modules']): Fields {
  return Object.fromEntries(
    held.map(({ title, permissions }) => [title, Object.fromEntries(permissions.map((one) => [one.title, one.visible_user]))]),
  ) as Fields
}

/** The changed switches, in the form of the request. */
function changedItems(before: Fields, after: Fields): BodyInput<typeof updateRolePermissionsEndpoint>['permissions'] {
  return moduleKeys.flatMap((module) =>
    itemsOf(module).flatMap((item) => {
      const visible_user = after[module][item]
      if (visible_user === undefined || visible_user === before[module][item]) return []
      return [{ module_id: modules[module].id, id: permissionItems.indexOf(item) + 1, visible_user }]
    }),
  )
}
