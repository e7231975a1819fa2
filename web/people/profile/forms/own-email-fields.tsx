import { useWatch } from 'react-hook-form'
import { isAnotherAddress } from '#domain/people/profile/personal.contract.ts'
import { DomainQuestion } from '../../../platform/forms/domain-question.tsx'
import { FactorCodeField } from '../../../platform/forms/factor-code-field.tsx'
import { PasswordField, TextField } from '../../../platform/forms/text-fields.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { useOwnFactor } from '../../second-factor/second-factor.queries.ts'

/** Fields that drafts of a form must not store. */
export const ownEmailSecrets = ['current_password', 'code']

/** The own address, currently `saved`, and the password that a new address requires. */
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

/** The password and a second factor, shown as soon as a new address is typed. */
function PasswordForAnotherEmail({ saved }: { saved: string }) {
  const t = useText()
  const email: unknown = useWatch({ name: 'email' })
  if (!isAnotherAddress(email, saved)) return null
  return (
    <>
      <PasswordField
        name="current_password"
        label={t('personal.current_password')}
        hint={t('personal.current_password_help')}
        autoComplete="current-password"
      />
      <CodeOfApp />
    </>
  )
}

/** The code that people with an authenticator app add to the password (IDT-04). */
function CodeOfApp() {
  return useOwnFactor().data?.app ? <FactorCodeField /> : null
}
