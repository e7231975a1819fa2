import type { ReactNode } from 'react'
import { siteScreens } from '#domain/site/content/content.screens.ts'
import { useText } from '../i18n/language.tsx'
import { LinkButton } from '../ui/button.tsx'
import { MessagePage } from './message-page.tsx'

/** The 404 page (NAV-07), with further links when given. */
export function NotFound({ children }: { children?: ReactNode }) {
  const t = useText()
  return (
    <MessagePage title={t('menu.404')} text={t('menu.error_mesagge')} mark="404">
      <LinkButton to={siteScreens.home.to()}>{t('menu.back_home')}</LinkButton>
      {children}
    </MessagePage>
  )
}
