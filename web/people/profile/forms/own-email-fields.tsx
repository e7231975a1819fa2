import { useWatch } from 'react-hook-form'
import { isAnotherAddress } from '#domain/people/profile/personal.contract.ts'
import { DomainQuestion } from '../../../platform/forms/domain-question.tsx'
import { PasswordField, TextField } from '../../../platform/forms/text-fields.tsx'
import { useText } from '../../../platform/i18n/language.tsx'

/** What no draft of a form with these fields keeps. */
export const ownEmailSecrets = ['current_password']

/** One's own address, which is `saved` so far, and the password that another one needs. */
export function OwnEmailFields({ saved }: { saved: string }) {
  const t = useText()
  return (
    <>
      <TextField
        name="email"
        label={t('personal.email')}
        type="email"
        autoComplete="email"
        explain={(key) => key === 'personal.error.email_duplicate' && t('personal.error.email_taken')}
      />
      <DomainQuestion name="email" />
      <PasswordForAnotherEmail saved={saved} />
    </>
  )
}

/** Asked for as soon as another address is typed. */
function PasswordForAnotherEmail({ saved }: { saved: string }) {
  const t = useText()
  const email: unknown = useWatch({ name: 'email' })
  if (!isAnotherAddress(email, saved)) return null
  return (
    <PasswordField
      name="current_password"
      label={t('personal.current_password')}
      hint={t('personal.current_password_help')}
      autoComplete="current-password"
    />
  )
}
