import { siteScreens } from '#domain/site/content/content.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { metaTools, privateMeta } from '../../../platform/pages/page-meta.ts'
import { MessagePage } from '../../../platform/shell/message-page.tsx'
import { LinkButton } from '../../../platform/ui/button.tsx'
import type { Route } from './+types/expired-file.ts'

export function meta({ matches }: Route.MetaArgs) {
  const { t, siteName } = metaTools(matches)
  return privateMeta(t('site.expired_file_title'), siteName)
}

/** /expired-file: shown to people who follow an expired link to a file, instead of a JSON error (FIL-01). */
export default function ExpiredFile() {
  const t = useText()
  return (
    <MessagePage title={t('site.expired_file_title')} text={t('site.expired_file_text')}>
      <LinkButton to={siteScreens.home.to()}>{t('menu.back_home')}</LinkButton>
    </MessagePage>
  )
}
