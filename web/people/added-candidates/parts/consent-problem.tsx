import { isRouteErrorResponse } from 'react-router'
import type { RefusalBody } from '#domain/kernel/refusals.ts'
import { accountScreens } from '#domain/people/accounts/accounts.screens.ts'
import { sessionScreens } from '#domain/people/sessions/sessions.screens.ts'
import { siteScreens } from '#domain/site/content/content.screens.ts'
import { useText, useWireText } from '../../../platform/i18n/language.tsx'
import type { TextKey } from '../../../platform/i18n/translate.ts'
import { ErrorPage } from '../../../platform/shell/error-page.tsx'
import { MessagePage } from '../../../platform/shell/message-page.tsx'
import { LinkButton } from '../../../platform/ui/button.tsx'

const titles: Readonly<Record<string, TextKey>> = {
  'intake.error.unknown': 'intake.unknown_title',
  'intake.error.used': 'intake.used_title',
  'intake.error.expired': 'intake.expired_title',
}

/** Why a link asks for no consent, as the server answered the page's loader (INT-02). */
export function ConsentProblem({ error }: { error: unknown }) {
  const t = useText()
  const wireText = useWireText()
  const code = codeOf(error)
  const title = code && titles[code]
  if (!title) return <ErrorPage error={error} />
  return (
    <MessagePage title={t(title)} text={wireText(code)}>
      <NextStep code={code} />
      <LinkButton tone="quiet" to={siteScreens.home.to()}>
        {t('menu.back_home')}
      </LinkButton>
    </MessagePage>
  )
}

/** The next step after a link that does not work. */
export function NextStep({ code }: { code: string }) {
  const t = useText()
  return code === 'intake.error.used' || code === 'intake.error.registered' ? (
    <LinkButton to={sessionScreens.login.to()}>{t('recovery.go_login')}</LinkButton>
  ) : (
    <LinkButton to={accountScreens.register.to()}>{t('intake.register')}</LinkButton>
  )
}

/** The title of the page of a link that does not work. */
export const problemTitle = (error: unknown): TextKey | undefined => titles[codeOf(error) ?? '']

function codeOf(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error)) return undefined
  return (error.data as Partial<RefusalBody> | null)?.error_message
}
