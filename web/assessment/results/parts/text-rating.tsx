import { useRef, useState } from 'react'
import type { AnsweredQuestion } from '#domain/assessment/results/results.contract.ts'
import type { Likert } from '#domain/assessment/results/scoring.rules.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { MessageBox } from '../../../platform/ui/message-box.tsx'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { useRating } from '../results.queries.ts'
import styles from './rating.module.css'
import { RatingButtons } from './rating-buttons.tsx'

/** The ratings of a free text, with buttons for staff who may rate (RES-02). */
export function TextRating({ question, mayRate }: { question: AnsweredQuestion; mayRate: boolean }) {
  const t = useText()
  const banner = useBanner()
  const { rate, undo } = useRating()
  const [saving, setSaving] = useState<Likert>()
  const buttons = useRef<HTMLFieldSetElement>(null)
  const { uid, ratings } = question
  const own = ratings.find(({ mine }) => mine)?.code
  const give = async (code: Likert) => {
    setSaving(code)
    await banner.report(rate(uid, code))
    setSaving(undefined)
  }
  const takingBack = useAction(async () => {
    // The pressed button disappears with the rating, so the focus moves to the rating buttons.
    buttons.current?.focus()
    await banner.report(undo(uid))
  })
  return (
    <>
      {mayRate && question.rateable && (
        <RatingButtons ref={buttons} chosen={own} saving={saving} onRate={(code) => void give(code)} />
      )}
      {ratings.length > 0 && (
        <ul className={styles.notes}>
          {ratings.map(({ code, rater, rated_at, mine, counts }) => (
            <li key={rater + rated_at}>
              <strong>{t('results.rating_by', { rater, band: t(`attempts.band.${code}`) })}</strong>
              <span>
                <ShownDate at={rated_at} withTime />
              </span>
              {ratings.length > 1 && <span>{t(counts ? 'results.rating_counts' : 'results.rating_beside')}</span>}
              {mine && mayRate && question.rateable && (
                <Button tone="bare" size="small" busy={takingBack.busy} onClick={() => void takingBack.run()}>
                  {t('results.rating_mine_undo')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {question.disagreement && <MessageBox>{t('results.disagreement')}</MessageBox>}
    </>
  )
}
