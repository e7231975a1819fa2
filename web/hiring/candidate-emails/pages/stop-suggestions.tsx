import { useState } from 'react'
import { isRouteErrorResponse } from 'react-router'
import type { RefusalBody } from '#domain/kernel/refusals.ts'
import { siteScreens } from '#domain/site/content/content.screens.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { addAudiences } from '../../../platform/i18n/catalog.ts'
import { useText, useWireText } from '../../../platform/i18n/language.tsx'
import { metaTools, privateMeta } from '../../../platform/pages/page-meta.ts'
import { serverRequest } from '../../../platform/pages/server-request.ts'
import { MessagePage } from '../../../platform/shell/message-page.tsx'
import { Button, LinkButton } from '../../../platform/ui/button.tsx'
import { Card } from '../../../platform/ui/card.tsx'
import { MessageBox, RefusalMessage } from '../../../platform/ui/message-box.tsx'
import { takeFocus } from '../../../platform/ui/take-focus.ts'
import { loadChoice, resumeSuggestions, stopSuggestions } from '../visitors.queries.ts'
import type { Route } from './+types/stop-suggestions.ts'
import styles from './stop-suggestions.module.css'

await addAudiences('candidate')

export async function loader({ context, params }: Route.LoaderArgs) {
  return loadChoice(serverRequest(context).call, params.token)
}

export function meta({ matches }: Route.MetaArgs) {
  const { t, siteName } = metaTools(matches)
  return privateMeta(t('suggestions.stop_title'), siteName)
}

/**
 * /suggestions/:token: the link in suggestions of vacancies. It says whether the person gets them now, and offers the other. Mail scanners
 * open links, so only the buttons change something (EML-04).
 */
export default function StopSuggestions({ params: { token }, loaderData }: Route.ComponentProps) {
  const t = useText()
  const [changed, setChanged] = useState<boolean>()
  const wanted = changed ?? loaderData.wanted
  const choosing = useAction(async (next: boolean) => {
    await (next ? resumeSuggestions(token) : stopSuggestions(token))
    setChanged(next)
  })
  return (
    <div className={`page ${styles.page}`}>
      <Card raised>
        <h1>{t('suggestions.stop_title')}</h1>
        {/* Another element after each change, which takes the focus of the button that is gone. */}
        <div key={String(changed)} {...(changed !== undefined && { ref: takeFocus, tabIndex: -1 })} className={styles.parts}>
          {changed !== undefined && (
            <MessageBox tone="success">{t(changed ? 'suggestions.resumed' : 'suggestions.stopped')}</MessageBox>
          )}
          {changed === undefined && <p>{t(wanted ? 'suggestions.stop_text' : 'suggestions.already_stopped')}</p>}
          <RefusalMessage refusal={choosing.refusal} />
          <Button
            busy={choosing.busy}
            {...(changed !== undefined && { tone: 'quiet' as const })}
            onClick={() => void choosing.run(!wanted)}
          >
            {t(wanted ? 'suggestions.stop_button' : 'suggestions.stop_undo')}
          </Button>
        </div>
      </Card>
    </div>
  )
}

/** A link that was cut or forged, or whose account is gone, shows no button that could not work. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useText()
  const wireText = useWireText()
  if (!isRouteErrorResponse(error) || (error.data as RefusalBody | undefined)?.error_message !== 'suggestions.error.link')
    throw error
  return (
    <MessagePage title={t('suggestions.stop_title')} text={wireText('suggestions.error.link')}>
      <LinkButton to={siteScreens.home.to()}>{t('menu.back_home')}</LinkButton>
    </MessagePage>
  )
}
