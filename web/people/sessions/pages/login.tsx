import { useEffect, useRef, useState } from 'react'
import { limits } from '#domain/kernel/limits.ts'
import { sessionScreens } from '#domain/people/sessions/sessions.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { metaTools, pageMeta } from '../../../platform/pages/page-meta.ts'
import { Button } from '../../../platform/ui/button.tsx'
import { Card } from '../../../platform/ui/card.tsx'
import { RegistrationForm } from '../../accounts/forms/registration-form.tsx'
import { LoginCard } from '../parts/login-card.tsx'
import type { Route } from './+types/login.ts'
import styles from './login.module.css'

export function meta({ matches }: Route.MetaArgs) {
  const tools = metaTools(matches)
  const { t } = tools
  return pageMeta({
    ...tools,
    path: sessionScreens.login.to(),
    title: t('login.title'),
    description: t('login.page_description', { site: tools.siteName }),
  })
}

type Panel = 'login' | 'leaving' | 'register'

/** The login card. A button slides it out to the left and shows the register panel (AUTH-07). */
export default function Login() {
  const t = useText()
  const [panel, setPanel] = useState<Panel>('login')
  const place = useRef<HTMLDivElement>(null)
  const switched = useRef(false)
  useEffect(() => {
    if (panel !== 'leaving') return
    const timer = setTimeout(() => setPanel('register'), limits.panelFadeMs)
    return () => clearTimeout(timer)
  }, [panel])
  useEffect(() => {
    if (panel !== 'leaving' && switched.current) place.current?.focus()
    switched.current = true
  }, [panel])
  return (
    <div className={`page ${styles.page}`}>
      <div ref={place} tabIndex={-1} className={panel === 'leaving' ? styles.leaving : styles.panel}>
        {panel === 'register' ? (
          <Card raised alone>
            <h1>{t('personal.register_title')}</h1>
            <p>{t('personal.register_intro')}</p>
            <RegistrationForm toLogin={() => setPanel('login')} />
            <Button tone="bare" onClick={() => setPanel('login')}>
              {t('login.close_register')}
            </Button>
          </Card>
        ) : (
          <LoginCard onRegister={() => setPanel('leaving')} />
        )}
      </div>
    </div>
  )
}
