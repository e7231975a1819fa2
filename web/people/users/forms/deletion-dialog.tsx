import { useId } from 'react'
import type { UserProfile } from '#domain/people/users/user-profile.contract.ts'
import { deletionForm } from '#domain/people/users/users.contract.ts'
import { FormEnd, FormShell } from '../../../platform/forms/form-shell.tsx'
import { TextAreaField } from '../../../platform/forms/text-area-field.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { ModalShell } from '../../../platform/ui/modal-shell.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { useUserChanges } from '../users.queries.ts'

interface Props {
  user: UserProfile
  open: boolean
  onClose(): void
}

/** Asks for the reason of a deletion and explains its consequences (USR-04, SPEC-54). */
export function DeletionDialog({ user, open, onClose }: Props) {
  const t = useText()
  const id = useId()
  const banner = useBanner()
  const { remove } = useUserChanges(user)
  return (
    <ModalShell open={open} title={t('users.delete_named', { name: user.fullname })} describedBy={id} onClose={onClose}>
      <p id={id}>{t('users.delete_hint')}</p>
      <FormShell
        name={`deletion:${user.uuid}`}
        schema={deletionForm}
        initial={{ reason: '' }}
        submit={({ reason }) => remove(reason)}
        onDone={({ success_message }) => {
          onClose()
          banner.success(success_message)
        }}
      >
        <TextAreaField name="reason" label={t('users.reason')} rows={3} />
        <FormEnd label={t('users.delete_confirm')} deletes />
      </FormShell>
    </ModalShell>
  )
}
