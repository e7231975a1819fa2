import { changeRoleForm } from '#domain/people/roles/roles.contract.ts'
import { SelectField } from '../../../platform/forms/choice-fields.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { RecordForm } from '../../../platform/records/record-form.tsx'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { ModalShell } from '../../../platform/ui/modal-shell.tsx'
import { useRoleName } from '../parts/role-name.ts'
import { useRoleChanges, useRoleOptions } from '../roles.queries.ts'

/** The person whose role changes, with the number of their current role. */
interface RoleHolder {
  readonly uuid: string
  readonly fullname: string
  readonly role_id: number
}

/** Gives a person another role. Offers the roles without permissions that the viewer lacks (USR-04, SPEC-15). */
export function RoleDialog({
  person,
  onClose,
  onDone,
}: {
  person: RoleHolder | undefined
  onClose(): void
  onDone?: (() => void) | undefined
}) {
  const t = useText()
  const title = person ? t('roles.change_role_of', { name: person.fullname }) : ''
  return (
    <ModalShell open={person !== undefined} title={title} onClose={onClose}>
      {person && (
        <RoleForm
          person={person}
          onDone={() => {
            onDone?.()
            onClose()
          }}
        />
      )}
    </ModalShell>
  )
}

function RoleForm({ person, onDone }: { person: RoleHolder; onDone(): void }) {
  const t = useText()
  const nameOf = useRoleName()
  const { giveTo } = useRoleChanges()
  return (
    <AsyncSection query={useRoleOptions()}>
      {(roles) => {
        const others = roles.filter(({ id, grantable }) => grantable && id !== person.role_id)
        if (others.length === 0) return <p>{t('roles.none_to_give')}</p>
        return (
          <RecordForm
            name={`role of:${person.uuid}`}
            schema={changeRoleForm}
            initial={{ new_role_id: '' }}
            submit={({ new_role_id }) => giveTo(person.uuid, String(new_role_id))}
            nameOf={({ fullname }) => fullname}
            onDone={onDone}
            submitLabel={t('roles.change_role')}
          >
            <SelectField
              name="new_role_id"
              label={t('roles.new_role')}
              hint={t('roles.change_role_hint')}
              placeholder
              options={others.map((role) => ({ value: role.uuid, label: nameOf(role) }))}
            />
          </RecordForm>
        )
      }}
    </AsyncSection>
  )
}
