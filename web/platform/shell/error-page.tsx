import type { ReactNode } from 'react'
import { isRouteErrorResponse } from 'react-router'
import type { RefusalBody } from '#domain/kernel/refusals.ts'
import { siteScreens } from '#domain/site/content/content.screens.ts'
import { useText, useWireText } from '../i18n/language.tsx'
import { requestIdMetaName, useRequestId } from '../pages/request-id.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { MessagePage } from './message-page.tsx'
import { NotFound } from './not-found.tsx'

/** The page of the error boundary: 404 for missing pages, with further links when given; otherwise an apology and a way on. */
export function ErrorPage({ error, children }: { error: unknown; children?: ReactNode }) {
  const t = useText()
  const wireText = useWireText()
  const requestId = useRequestId()
  const refused = isRouteErrorResponse(error)
    ? { status: error.status, body: error.data as Partial<RefusalBody> | null }
    : undefined
  if (refused?.status === 404) return <NotFound>{children}</NotFound>
  const id = refused?.body?.request_id ?? requestId
  return (
    <MessagePage
      title={t('errors.unexpected_title')}
      text={wireText(refused?.body?.error_message ?? 'errors.unexpected')}
      note={id && t('errors.request_id', { id })}
    >
      {requestId && <meta name={requestIdMetaName} content={requestId} />}
      <Button onClick={() => location.reload()}>{t('common.try_again')}</Button>
      <LinkButton tone="quiet" to={siteScreens.home.to()}>
        {t('menu.back_home')}
      </LinkButton>
    </MessagePage>
  )
}
