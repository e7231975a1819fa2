import { useEffect, useState } from 'react'
import { useAction } from '../../../platform/client/use-action.ts'
import { NeedsScript } from '../../../platform/forms/needs-script.tsx'
import { addAudiences } from '../../../platform/i18n/catalog.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { metaTools, privateMeta, secretHeaders } from '../../../platform/pages/page-meta.ts'
import { framed } from '../../../platform/shell/frame.ts'
import { MessagePage } from '../../../platform/shell/message-page.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { Card } from '../../../platform/ui/card.tsx'
import { RefusalMessage } from '../../../platform/ui/message-box.tsx'
import { takeFocus } from '../../../platform/ui/take-focus.ts'
import { OrderForm } from '../forms/order-form.tsx'
import { openOrderLink } from '../visitors.queries.ts'
import type { Route } from './+types/order.ts'

// The link of an e-mail leads here without a login.
await addAudiences('candidate')

export const headers = secretHeaders
export const handle = framed('client')

export function meta({ matches }: Route.MetaArgs) {
  const { t, siteName } = metaTools(matches)
  return privateMeta(t('order.title'), siteName)
}

/** /order/:secret: a contact of a client asks for a vacancy, without an account (CLT-04). */
export default function Order({ params: { secret } }: Route.ComponentProps) {
  const t = useText()
  const { answer: opened, refusal, busy, run } = useAction(async () => ({ client: await openOrderLink(secret) }))
  const [placed, setPlaced] = useState<string>()
  // Programs that only read the page open nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `run` is another function with every render.
  useEffect(() => void run(), [secret])
  if (opened?.client === null) return <MessagePage title={t('order.gone_title')} text={t('order.gone')} />
  if (placed !== undefined)
    return (
      <div ref={takeFocus} tabIndex={-1}>
        <MessagePage title={t('order.done_title')} text={t('order.done', { title: placed })}>
          <Button tone="quiet" onClick={() => setPlaced(undefined)}>
            {t('order.another')}
          </Button>
        </MessagePage>
      </div>
    )
  return (
    <div className="page">
      <Card raised>
        <h1>{t('order.title')}</h1>
        {opened?.client ? (
          <>
            <p>{t('order.intro', { client: opened.client })}</p>
            <OrderForm secret={secret} onDone={setPlaced} />
          </>
        ) : (
          <>
            <NeedsScript />
            <RefusalMessage refusal={refusal} />
            {refusal ? (
              <Button busy={busy} onClick={() => void run()}>
                {t('common.try_again')}
              </Button>
            ) : (
              <p role="status" aria-busy="true">
                {t('order.loading')}
              </p>
            )}
          </>
        )}
      </Card>
    </div>
  )
}
