import { useText } from '../i18n/language.tsx'
import { useCompany } from '../pages/company.ts'
import { MessageBox } from '../ui/message-box.tsx'

/** Explains why the form needs JavaScript, and how to reach the company without it, as far as the company says so. */
export function NeedsScript() {
  const t = useText()
  const company = useCompany()
  if (!company) return null
  const { email, phone } = company
  return (
    <noscript>
      <MessageBox>
        {t('common.needs_script')}
        {email && phone && ` ${t('common.without_script_both', { email, phone })}`}
        {email && !phone && ` ${t('common.without_script_email', { email })}`}
        {!email && phone && ` ${t('common.without_script_phone', { phone })}`}
      </MessageBox>
    </noscript>
  )
}
