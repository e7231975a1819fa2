import { useText } from '../i18n/language.tsx'
import { useCompany } from '../pages/company.ts'
import { MessageBox } from '../ui/message-box.tsx'

/** Explains why the form needs JavaScript, and how to reach the company without it. */
export function NeedsScript() {
  const t = useText()
  const company = useCompany()
  return (
    company && (
      <noscript>
        <MessageBox>{t('common.needs_script', { email: company.email, phone: company.phone })}</MessageBox>
      </noscript>
    )
  )
}
