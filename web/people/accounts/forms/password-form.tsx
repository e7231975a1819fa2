import { passwordChangeForm } from '#domain/people/accounts/recovery.contract.ts'
import { FactorCodeField } from '../../../platform/forms/factor-code-field.tsx'
import { FormEnd, FormShell } from '../../../platform/forms/form-shell.tsx'
import { PasswordField } from '../../../platform/forms/text-fields.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { useOwnFactor } from '../../second-factor/second-factor.queries.ts'
import { useAccountChanges } from '../accounts.queries.ts'
import { NewPasswordFields } from './new-password-fields.tsx'

const empty = { current_password: '', code: '', password: '', repeat_password: '' }
const secrets = Object.keys(empty)

/** Changes one's own password, with the current one (ACC-07) and the second factor, if there is one. */
export function PasswordForm({ email }: { email: string }) {
  const t = useText()
  const banner = useBanner()
  const { changePassword } = useAccountChanges()
  const hasApp = useOwnFactor().data?.app != null
  return (
    <FormShell
      name="password"
      schema={passwordChangeForm}
      initial={empty}
      secrets={secrets}
      submit={({ current_password, code, password }) => changePassword({ current_password, code, password })}
      saved={() => empty}
      onDone={({ success_message }) => banner.success(success_message)}
    >
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField name="current_password" label={t('personal.current_password')} autoComplete="current-password" />
      {hasApp && <FactorCodeField />}
      <NewPasswordFields label={t('account.new_password')} email={email} />
      <FormEnd
        label={t('account.password_button')}
        explain={({ retryAfter }) => (retryAfter ? t('login.wait', { count: Math.ceil(retryAfter / 60) }) : undefined)}
      />
    </FormShell>
  )
}
