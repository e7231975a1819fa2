import { useEffect, useId } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { PasswordField } from '../../../platform/forms/text-fields.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { PasswordChecklist } from './password-checklist.tsx'

interface Props {
  label: string
  /** The address of the account, where the form has no field for it. */
  email?: string
}

/** A new password with its rules, and its repetition (REG-04). */
export function NewPasswordFields({ label, email }: Props) {
  const rules = useId()
  return (
    <>
      <PasswordField name="password" label={label} autoComplete="new-password" describedBy={rules} />
      <PasswordChecklist id={rules} email={email} />
      <RepeatedPasswordField />
    </>
  )
}

/** Compares again when the password changes after its repetition was typed (REG-04). */
function RepeatedPasswordField() {
  const t = useText()
  const { control, trigger, getFieldState } = useFormContext()
  const password = useWatch({ control, name: 'password' }) as string
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the password triggers the check
  useEffect(() => {
    if (getFieldState('repeat_password').isTouched) void trigger('repeat_password')
  }, [password, getFieldState, trigger])
  return <PasswordField name="repeat_password" label={t('personal.repeat_password')} autoComplete="new-password" />
}
