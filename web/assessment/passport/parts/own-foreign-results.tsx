import { useState } from 'react'
import type { ForeignResult } from '#domain/assessment/passport/foreign-results.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { Card } from '../../../platform/ui/card.tsx'
import { ConfirmDialog } from '../../../platform/ui/confirm-dialog.tsx'
import { takeFocus } from '../../../platform/ui/take-focus.ts'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { useForeignResultChanges, useOwnForeignResults } from '../foreign-results.queries.ts'
import { AddForeignResult } from '../forms/add-foreign-result.tsx'
import { BandsHint } from './bands-hint.tsx'
import { ForeignResultFacts } from './foreign-result-facts.tsx'
import styles from './foreign-results.module.css'

/** The results of other sites that a candidate shows, and the form that adds one (PAS-02). Nothing while they load: see SharedResults. */
export function OwnForeignResults() {
  const t = useText()
  const { data } = useOwnForeignResults()
  const [removed, setRemoved] = useState<string>()
  if (!data) return null
  // The button that was pressed leaves with its result, so the focus moves to the heading then.
  const hasLeft = removed !== undefined && data.every(({ uuid }) => uuid !== removed)
  return (
    <section className={styles.section} aria-labelledby="foreign-results">
      <h2 id="foreign-results" {...(hasLeft && { ref: takeFocus, tabIndex: -1 })} key={hasLeft ? removed : ''}>
        {t('foreign_results.title')}
      </h2>
      <p>{t('foreign_results.text')}</p>
      <p>{t('foreign_results.seen')}</p>
      {data.length > 0 && <BandsHint results={data.map(({ attested }) => attested)} />}
      {data.length > 0 && (
        <ul className={styles.list}>
          {data.map((result) => (
            <li key={result.uuid}>
              <Card>
                <OwnResult result={result} onRemoved={() => setRemoved(result.uuid)} />
              </Card>
            </li>
          ))}
        </ul>
      )}
      <AddForeignResult />
    </section>
  )
}

function OwnResult({ result, onRemoved }: { result: ForeignResult; onRemoved(): void }) {
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
          const { success_message } = await remove(result.uuid)
          setAsking(false)
          onRemoved()
          banner.success(success_message)
        }}
        onCancel={() => setAsking(false)}
      >
        <p>{t('foreign_results.remove_question', names)}</p>
      </ConfirmDialog>
    </div>
  )
}
