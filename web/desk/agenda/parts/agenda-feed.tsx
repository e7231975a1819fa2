import { useAction } from '../../../platform/client/use-action.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useDates } from '../../../platform/i18n/use-dates.ts'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { CopyButton } from '../../../platform/ui/copy-button.tsx'
import { LinkField } from '../../../platform/ui/link-field.tsx'
import { MessageBox, RefusalMessage } from '../../../platform/ui/message-box.tsx'
import { useFeed, useFeedChanges } from '../agenda.queries.ts'
import styles from './agenda.module.css'

/** The secret address at which a calendar program reads the reader's interviews; a new one is shown once (SLO-02). */
export function AgendaFeed() {
  const t = useText()
  const dates = useDates()
  const query = useFeed()
  const changes = useFeedChanges()
  const making = useAction(changes.make)
  const ending = useAction(changes.end)
  return (
    <section className={styles.feed}>
      <h2>{t('agenda.feed')}</h2>
      <p>{t('agenda.feed_hint')}</p>
      <AsyncSection query={{ ...query, data: query.data === undefined ? undefined : { known: query.data } }}>
        {({ known }) => {
          const address = known ? making.answer?.data.address : undefined
          return (
            <>
              <p>{known ? t('agenda.feed_since', { day: dates.date(known.made_at) }) : t('agenda.feed_none')}</p>
              {address && (
                <>
                  <MessageBox tone="success">{t('agenda.feed_once')}</MessageBox>
                  <LinkField label={t('agenda.feed_link')} link={address} />
                </>
              )}
              <div className={styles.tools}>
                {address && <CopyButton text={address} label={t('agenda.feed_copy')} />}
                <Button tone="quiet" size="small" busy={making.busy} onClick={() => void making.run()}>
                  {t(known ? 'agenda.feed_renew' : 'agenda.feed_make')}
                </Button>
                {known && (
                  <Button tone="quiet" size="small" busy={ending.busy} onClick={() => void ending.run()}>
                    {t('agenda.feed_end')}
                  </Button>
                )}
              </div>
              <RefusalMessage refusal={making.refusal ?? ending.refusal} />
            </>
          )
        }}
      </AsyncSection>
    </section>
  )
}
