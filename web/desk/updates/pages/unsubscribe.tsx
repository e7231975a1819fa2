import { updateKinds } from '#domain/update-kinds.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { addAudiences } from '../../../platform/i18n/catalog.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { metaTools, privateMeta } from '../../../platform/pages/page-meta.ts'
import { Button } from '../../../platform/ui/button.tsx'
import { Card } from '../../../platform/ui/card.tsx'
import { MessageBox, RefusalMessage } from '../../../platform/ui/message-box.tsx'
import { takeFocus } from '../../../platform/ui/take-focus.ts'
import { resubscribe, unsubscribe } from '../visitors.queries.ts'
import type { Route } from './+types/unsubscribe.ts'
import styles from './unsubscribe.module.css'

await addAudiences('candidate')

/** The kind is found on the server, so that visitors do not load every feature. */
export function loader({ params: { token } }: Route.LoaderArgs) {
  return { kind: updateKinds.find((one) => token.split('.')[1] === one) }
}

export function meta({ matches }: Route.MetaArgs) {
  const { t, siteName } = metaTools(matches)
  return privateMeta(t('notices.unsubscribe_title'), siteName)
}

/** /unsubscribe/:token: the link in the e-mails about updates. Mail scanners open links, so only the button changes something (NOT-02). */
export default function Unsubscribe({ params: { token }, loaderData: { kind } }: Route.ComponentProps) {
  const t = useText()
  const ending = useAction(() => unsubscribe(token))
  const undoing = useAction(() => resubscribe(token, ending.answer?.data.kinds ?? []))
  return (
    <div className={`page ${styles.page}`}>
      <Card raised>
        <h1>{t('notices.unsubscribe_title')}</h1>
        {ending.answer ? (
          <div ref={takeFocus} tabIndex={-1} className={styles.parts}>
            <MessageBox tone="success">{t(undoing.answer ? 'notices.resubscribed' : 'notices.unsubscribed')}</MessageBox>
            <RefusalMessage refusal={undoing.refusal} />
            {!undoing.answer && (
              <Button tone="quiet" busy={undoing.busy} onClick={() => void undoing.run()}>
                {t('notices.unsubscribe_undo')}
              </Button>
            )}
          </div>
        ) : (
          <div className={styles.parts}>
            <p>{kind ? t('notices.unsubscribe_kind', { kind: t(`notices.kind.${kind}`) }) : t('notices.unsubscribe_daily')}</p>
            <RefusalMessage refusal={ending.refusal} />
            <Button busy={ending.busy} onClick={() => void ending.run()}>
              {t('notices.unsubscribe_button')}
            </Button>
          </div>
        )}
      </Card>
    </div>
  )
}
