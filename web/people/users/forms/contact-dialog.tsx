import type { UserProfile } from '#domain/people/users/user-profile.contract.ts'
import { contactForm } from '#domain/people/users/users.contract.ts'
import { FormEnd, FormShell } from '../../../platform/forms/form-shell.tsx'
import { TextField } from '../../../platform/forms/text-fields.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { ModalShell } from '../../../platform/ui/modal-shell.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { useUserChanges } from '../users.queries.ts'

interface Props {
  user: UserProfile
  open: boolean
  onClose(): void
}

/** Marks a person who must not be contacted, or lifts the mark with the proof that they asked for it (CON-02). */
export function ContactDialog({ user, open, onClose }: Props) {
  const t = useText()
  const banner = useBanner()
  const { setContact } = useUserChanges(user)
  const { no_contact: isBarred } = user
  return (
    <ModalShell open={open} title={t(isBarred ? 'users.contact_again' : 'users.no_contact')} onClose={onClose}>
      <FormShell
        name={`contact:${user.uuid}`}
        schema={contactForm}
        initial={{ reason: '' }}
        submit={({ reason }) => setContact(!isBarred, reason)}
        onDone={({ success_message }) => {
          onClose()
          banner.success(success_message)
        }}
      >
        <p>{t(isBarred ? 'users.contact_again_text' : 'users.no_contact_text')}</p>
        <TextField name="reason" label={t(isBarred ? 'users.contact_proof' : 'users.no_contact_reason')} />
        <FormEnd label={t('common.save')} />
      </FormShell>
    </ModalShell>
  )
}
