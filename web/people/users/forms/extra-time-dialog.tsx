import type { UserProfile } from '#domain/people/users/user-profile.contract.ts'
import { extraTimeForm } from '#domain/people/users/users.contract.ts'
import { NumberField } from '../../../platform/forms/date-and-number-fields.tsx'
import { FormEnd, FormShell } from '../../../platform/forms/form-shell.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { ModalShell } from '../../../platform/ui/modal-shell.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { useUserChanges } from '../users.queries.ts'

interface Props {
  user: UserProfile
  open: boolean
  onClose(): void
}

/** Sets the extra time of a person in tests with a time limit (SPEC-32). */
export function ExtraTimeDialog({ user, open, onClose }: Props) {
  const t = useText()
  const banner = useBanner()
  const { giveTime } = useUserChanges(user)
  return (
    <ModalShell open={open} title={t('users.extra_time')} onClose={onClose}>
      <FormShell
        name={`extra time:${user.uuid}`}
        schema={extraTimeForm}
        initial={{ extra_time: String(user.extra_time) }}
        submit={({ extra_time }) => giveTime(extra_time)}
        onDone={({ success_message }) => {
          onClose()
          banner.success(success_message)
        }}
      >
        <NumberField name="extra_time" label={t('users.extra_time_percent')} hint={t('users.extra_time_hint')} />
        <FormEnd label={t('common.save')} />
      </FormShell>
    </ModalShell>
  )
}
