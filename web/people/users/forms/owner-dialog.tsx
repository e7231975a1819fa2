import type { Colleague } from '#domain/hiring/members/members.contract.ts'
import { ownerForm } from '#domain/people/users/owners.contract.ts'
import { useColleagues } from '../../../hiring/members/members.queries.ts'
import { SelectField } from '../../../platform/forms/choice-fields.tsx'
import { FormEnd, FormShell } from '../../../platform/forms/form-shell.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { useSession } from '../../../platform/session/use-session.ts'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { ModalShell } from '../../../platform/ui/modal-shell.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { useSetOwner } from '../users.queries.ts'

interface Owned {
  readonly uuid: string
  readonly fullname: string
  readonly owner: Colleague | null
}

interface Props {
  /** The people who get an owner; the dialog is open while there are some. */
  people: readonly Owned[] | undefined
  onClose(): void
  onSet?(): void
}

/** Sets the owner of people, or takes it away (MOV-03). */
export function OwnerDialog({ people, onClose, onSet }: Props) {
  const t = useText()
  const title = people && t('users.owner_title', { count: people.length, name: people[0]?.fullname ?? '' })
  return (
    <ModalShell open={people !== undefined} title={title ?? ''} onClose={onClose}>
      {people && <OwnerForm people={people} onClose={onClose} onSet={onSet} />}
    </ModalShell>
  )
}

function OwnerForm({ people, onClose, onSet }: { people: readonly Owned[] } & Pick<Props, 'onClose' | 'onSet'>) {
  const t = useText()
  const banner = useBanner()
  const session = useSession()
  const setOwner = useSetOwner()
  const [one, other] = people
  const own = session.status === 'user' ? session.user.uuid : ''
  return (
    <AsyncSection query={useColleagues()}>
      {(colleagues) => {
        const [owner] = other ? [] : [one?.owner]
        // An owner stays on offer after their role has lost the vacancies.
        const offered = owner && colleagues.every(({ uuid }) => uuid !== owner.uuid) ? [owner, ...colleagues] : colleagues
        const suggested = other && offered.some(({ uuid }) => uuid === own) ? own : ''
        return (
          <FormShell
            name={`owner of:${people.map(({ uuid }) => uuid).join()}`}
            schema={ownerForm}
            initial={{ owner: owner?.uuid ?? suggested }}
            submit={(form) =>
              setOwner(
                people.map(({ uuid }) => uuid),
                form.owner,
              )
            }
            onDone={({ success_message }) => {
              onSet?.()
              onClose()
              banner.success(success_message)
            }}
          >
            <SelectField
              name="owner"
              label={t('members.owner')}
              hint={t('users.owner_hint')}
              options={[
                { value: '', label: t('members.no_owner') },
                ...offered.map(({ uuid, fullname }) => ({ value: uuid, label: fullname })),
              ]}
            />
            <FormEnd label={t('common.save')} />
          </FormShell>
        )
      }}
    </AsyncSection>
  )
}
