import { useState } from 'react'
import type { ForeignResult } from '#domain/assessment/passport/foreign-results.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { Card } from '../../../platform/ui/card.tsx'
import { ConfirmDialog } from '../../../platform/ui/confirm-dialog.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { useForeignResultChanges, useOwnForeignResults } from '../foreign-results.queries.ts'
import { AddForeignResult } from '../forms/add-foreign-result.tsx'
import { ForeignResultFacts } from './foreign-result-facts.tsx'
import styles from './foreign-results.module.css'

/** The results of other sites that a candidate shows, and the form that adds one (PAS-02). Nothing while they load: see SharedResults. */
export function OwnForeignResults() {
  const t = useText()
  const { data } = useOwnForeignResults()
  if (!data) return null
  return (
    <section className={styles.section} aria-labelledby="foreign-results">
      <h2 id="foreign-results">{t('foreign_results.title')}</h2>
      <p>{t('foreign_results.text')}</p>
      <p>{t('foreign_results.seen')}</p>
      {data.length > 0 && (
        <ul className={styles.list}>
          {data.map((result) => (
            <li key={result.uuid}>
              <Card>
                <OwnResult result={result} />
              </Card>
            </li>
          ))}
        </ul>
      )}
      <AddForeignResult />
    </section>
  )
}

function OwnResult({ result }: { result: ForeignResult }) {
  const t = useText()
  const banner = useBanner()
  const { remove } = useForeignResultChanges()
  const [asking, setAsking] = useState(false)
  const names = { skill: result.attested.skill, issuer: result.issuer.name }
  return (
    <div className={styles.result}>
      <ForeignResultFacts result={result} />
      <Button tone="quiet" deletes aria-label={t('foreign_results.remove_named', names)} onClick={() => setAsking(true)}>
        {t('foreign_results.remove')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('foreign_results.remove')}
        confirmLabel={t('foreign_results.remove')}
        onConfirm={async () => {
          banner.success((await remove(result.uuid)).success_message)
          setAsking(false)
        }}
        onCancel={() => setAsking(false)}
      >
        <p>{t('foreign_results.remove_question', names)}</p>
      </ConfirmDialog>
    </div>
  )
}
