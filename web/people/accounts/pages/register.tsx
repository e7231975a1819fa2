import { Link } from 'react-router'
import { accountScreens } from '#domain/people/accounts/accounts.screens.ts'
import { sessionScreens } from '#domain/people/sessions/sessions.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { metaTools, pageMeta } from '../../../platform/pages/page-meta.ts'
import { Card } from '../../../platform/ui/card.tsx'
import { RegistrationForm } from '../forms/registration-form.tsx'
import type { Route } from './+types/register.ts'
import styles from './register.module.css'

export function meta({ matches }: Route.MetaArgs) {
  const tools = metaTools(matches)
  const { t } = tools
  return pageMeta({
    ...tools,
    path: accountScreens.register.to(),
    title: t('personal.register_title'),
    description: t('personal.register_page_description', { site: tools.siteName }),
  })
}

/** /register/ (REG-01). */
export default function Register() {
  const t = useText()
  return (
    <div className={`page ${styles.page}`}>
      <Card raised alone>
        <h1>{t('personal.register_title')}</h1>
        <p>{t('personal.register_intro')}</p>
        <RegistrationForm />
        <p>
          {t('personal.register_have_account')} <Link to={sessionScreens.login.to()}>{t('personal.register_go_login')}</Link>
        </p>
      </Card>
    </div>
  )
}
