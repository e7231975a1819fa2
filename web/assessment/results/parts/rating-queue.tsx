import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { TextsOfQuestion } from '#domain/assessment/results/rating.contract.ts'
import { likertCodes } from '#domain/assessment/results/scoring.rules.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { Button, LinkButton } from '../../../platform/ui/button.tsx'
import { Card } from '../../../platform/ui/card.tsx'
import { EmptyState } from '../../../platform/ui/empty-state.tsx'
import { Skeleton } from '../../../platform/ui/skeleton.tsx'
import type { useRatingQueue } from '../hooks/use-rating-queue.ts'
import { RatingButtons } from './rating-buttons.tsx'
import styles from './rating-queue.module.css'

interface Props {
  question: TextsOfQuestion
  queue: ReturnType<typeof useRatingQueue>
  /** Path of the list of questions. */
  back: string
}

/** Shows one text at a time to rate by key or button; the last rating can be undone (RES-02). */
export function RatingQueue({ question, queue, back }: Props) {
  const t = useText()
  const section = useRef<HTMLElement>(null)
  const { current, saving, last, done } = queue
  const keys = useKeys(queue)

  // Keyboard shortcuts need the focus, so each new text takes it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new text.
  useEffect(() => section.current?.focus({ preventScroll: true }), [current?.uid])

  const announcement = last && !saving ? t('results.rating_said', { band: t(`attempts.band.${last.code}`) }) : ''
  const left = { count: done, left: question.waiting }
  return (
    <section ref={section} tabIndex={-1} className={styles.queue} aria-label={t('results.rating_text')} onKeyDown={keys}>
      <div className={styles.progress}>
        <span>{t(question.waiting_capped ? 'results.rating_progress_capped' : 'results.rating_progress', left)}</span>
        <progress value={done} max={Math.max(1, done + question.waiting)} aria-label={t('results.rating_progress', left)} />
      </div>
      {current ? (
        <>
          <h2 className={styles.question} lang={question.language}>
            {current.question}
          </h2>
          <Card raised>
            <blockquote className={styles.text} lang={question.language}>
              {current.annotation}
            </blockquote>
          </Card>
          <RatingButtons saving={saving === 'undo' ? undefined : saving} onRate={(code) => void queue.rate(code)} />
        </>
      ) : queue.query.isFetching ? (
        <Skeleton height="12rem" />
      ) : (
        <EmptyState title={t('results.rating_done')} text={t('results.rating_done_hint')}>
          <LinkButton tone="quiet" to={back}>
            {t('results.rating_back')}
          </LinkButton>
        </EmptyState>
      )}
      <div className={styles.tools}>
        {current && (
          <Button tone="bare" size="small" onClick={queue.putOff}>
            {t('results.rating_later')}
          </Button>
        )}
        <Button
          tone="bare"
          size="small"
          icon={<IconArrowBackUp size={18} aria-hidden="true" />}
          disabled={!last}
          busy={saving === 'undo'}
          onClick={() => void queue.undo()}
        >
          {t('results.rating_undo')}
        </Button>
        {queue.settle && (
          <Button
            tone="bare"
            size="small"
            onClick={() => {
              section.current?.focus()
              queue.settle?.()
            }}
          >
            {t('results.rating_settle')}
          </Button>
        )}
        <span role="status" className="visually-hidden">
          {announcement}
        </span>
      </div>
      {current && <p className={styles.keys}>{t('results.rating_keys')}</p>}
    </section>
  )
}

/** Letters rate, N postpones, Z undoes. Combinations with a modifier key are left to the browser. */
function useKeys({ rate, putOff, undo }: Props['queue']) {
  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    const key = event.key.toUpperCase()
    const code = likertCodes.find((one) => one === key)
    if (!code && key !== 'N' && key !== 'Z') return
    event.preventDefault()
    if (code) void rate(code)
    else if (key === 'N') putOff()
    else void undo()
  }
}
