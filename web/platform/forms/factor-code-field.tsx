import { useText } from '../i18n/language.tsx'
import { TextField } from './text-fields.tsx'

/** A code of the present authenticator app, or a recovery code, which a change of the own account asks for (IDT-04). */
export function FactorCodeField() {
  const t = useText()
  return (
    <TextField
      name="code"
      label={t('second_factor.present_code')}
      hint={t('second_factor.code_hint')}
      autoComplete="one-time-code"
      autoCapitalize="none"
    />
  )
}
