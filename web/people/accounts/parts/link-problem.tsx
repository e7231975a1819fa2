import { isRouteErrorResponse, type MetaDescriptor } from 'react-router'
import type { RefusalBody } from '#domain/kernel/refusals.ts'
import { accountScreens } from '#domain/people/accounts/accounts.screens.ts'
import { sessionScreens } from '#domain/people/sessions/sessions.screens.ts'
import { siteScreens } from '#domain/site/content/content.screens.ts'
import { addAudiences } from '../../../platform/i18n/catalog.ts'
import { useText, useWireText } from '../../../platform/i18n/language.tsx'
import type { TextKey } from '../../../platform/i18n/translate.ts'
import { metaTools, privateMeta } from '../../../platform/pages/page-meta.ts'
import { ErrorPage } from '../../../platform/shell/error-page.tsx'
import { MessagePage } from '../../../platform/shell/message-page.tsx'
import { LinkButton } from '../../../platform/ui/button.tsx'

await addAudiences('candidate')

/** For pages whose URL contains a secret: the browser sends it to no other page as the referrer (LOG-03). */
export const withoutReferrer = () => ({ 'referrer-policy': 'no-referrer' })

/** Why a link does not work, as the server answered the page's loader: expired, used or unknown (AUTH-09). */
export function LinkProblem({ error }: { error: unknown }) {
  const t = useText()
  const wireText = useWireText()
  const code = problemIn(error)
  if (!code) return <ErrorPage error={error} />
  return (
    <MessagePage title={t(headingOf(code))} text={wireText(code)} {...(code === neverMade ? { mark: '404' } : {})}>
      <NextStep code={code} />
      <LinkButton tone="quiet" to={siteScreens.home.to()}>
        {t('menu.back_home')}
      </LinkButton>
    </MessagePage>
  )
}

/** The next step after a link that does not work. An expired invitation has none: a colleague has to send a new one. */
export function NextStep({ code }: { code: string }) {
  const t = useText()
  if (code === 'invitation.error.expired') return null
  return code === 'recovery.error.used' ? (
    <LinkButton to={sessionScreens.login.to()}>{t('recovery.go_login')}</LinkButton>
  ) : (
    <LinkButton to={accountScreens.forgot.to()}>{t('recovery.ask_again')}</LinkButton>
  )
}

/** Head tags of a page behind a link; search engines must not index it. */
export function linkMeta(matches: Parameters<typeof metaTools>[0], title: TextKey, error: unknown): MetaDescriptor[] {
  const { t, siteName } = metaTools(matches)
  const code = problemIn(error)
  return privateMeta(t(code ? headingOf(code) : title), siteName)
}

/** The page of an unknown link says only that it does not exist. */
const neverMade = 'menu.error_token'

function headingOf(code: string): TextKey {
  if (code === neverMade) return 'menu.404'
  return code === 'recovery.error.used' ? 'recovery.used_title' : 'recovery.expired_title'
}

function problemIn(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error) || ![404, 410].includes(error.status)) return undefined
  return (error.data as Partial<RefusalBody> | null)?.error_message
}
