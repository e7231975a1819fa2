import { passwordChangeForm } from '#domain/people/accounts/recovery.contract.ts'
import { FormShell } from '../../../platform/forms/form-shell.tsx'
import { PasswordField } from '../../../platform/forms/text-fields.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { useAccountChanges } from '../accounts.queries.ts'
import { NewPasswordFields } from './new-password-fields.tsx'

const empty = { current_password: '', password: '', repeat_password: '' }
const secrets = Object.keys(empty)

/** Changes one's own password, with the current one (ACC-07). */
export function PasswordForm({ email }: { email: string }) {
  const t = useText()
  const banner = useBanner()
  const { changePassword } = useAccountChanges()
  return (
    <FormShell
      name="password"
      schema={passwordChangeForm}
      initial={empty}
      secrets={secrets}
      submit={({ current_password, password }) => changePassword({ current_password, password })}
      saved={() => empty}
      onDone={({ success_message }) => banner.success(success_message)}
      submitLabel={t('account.password_button')}
      explain={({ retryAfter }) => (retryAfter ? t('login.wait', { count: Math.ceil(retryAfter / 60) }) : undefined)}
    >
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField name="current_password" label={t('personal.current_password')} autoComplete="current-password" />
      <NewPasswordFields label={t('account.new_password')} />
    </FormShell>
  )
}
