import { useAction } from '../../../platform/client/use-action.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { metaTools, privateMeta } from '../../../platform/pages/page-meta.ts'
import { Button } from '../../../platform/ui/button.tsx'
import { Card } from '../../../platform/ui/card.tsx'
import { MessageBox, RefusalMessage } from '../../../platform/ui/message-box.tsx'
import { takeFocus } from '../../../platform/ui/take-focus.ts'
import { resumeSuggestions, stopSuggestions } from '../visitors.queries.ts'
import type { Route } from './+types/stop-suggestions.ts'
import styles from './stop-suggestions.module.css'

export function meta({ matches }: Route.MetaArgs) {
  const { t, siteName } = metaTools(matches)
  return privateMeta(t('suggestions.stop_title'), siteName)
}

/** /suggestions/:token: the link in suggestions of vacancies. Mail scanners open links, so only the button changes something (EML-04). */
export default function StopSuggestions({ params: { token } }: Route.ComponentProps) {
  const t = useText()
  const ending = useAction(() => stopSuggestions(token))
  const undoing = useAction(() => resumeSuggestions(token))
  return (
    <div className={`page ${styles.page}`}>
      <Card raised>
        <h1>{t('suggestions.stop_title')}</h1>
        {ending.answer ? (
          <div ref={takeFocus} tabIndex={-1} className={styles.parts}>
            <MessageBox tone="success">{t(undoing.answer ? 'suggestions.resumed' : 'suggestions.stopped')}</MessageBox>
            <RefusalMessage refusal={undoing.refusal} />
            {!undoing.answer && (
              <Button tone="quiet" busy={undoing.busy} onClick={() => void undoing.run()}>
                {t('suggestions.stop_undo')}
              </Button>
            )}
          </div>
        ) : (
          <div className={styles.parts}>
            <p>{t('suggestions.stop_text')}</p>
            <RefusalMessage refusal={ending.refusal} />
            <Button busy={ending.busy} onClick={() => void ending.run()}>
              {t('suggestions.stop_button')}
            </Button>
          </div>
        )}
      </Card>
    </div>
  )
}
