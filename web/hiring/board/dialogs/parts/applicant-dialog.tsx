import { Suspense, useRef, useState } from 'react'
import type { BoardCard, BoardColumn } from '#domain/hiring/board/board.contract.ts'
import type { CardPart } from '#domain/hiring/board/board.screens.ts'
import { limits } from '#domain/kernel/limits.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import { ShownFile } from '../../../../platform/files/shown-file.tsx'
import { useText } from '../../../../platform/i18n/language.tsx'
import { AsyncSection } from '../../../../platform/ui/async-section.tsx'
import { Badge } from '../../../../platform/ui/badge.tsx'
import { Button } from '../../../../platform/ui/button.tsx'
import { ModalShell } from '../../../../platform/ui/modal-shell.tsx'
import { PersonNotes } from '../../../../platform/ui/person-parts.tsx'
import { Skeleton } from '../../../../platform/ui/skeleton.tsx'
import { Tabs } from '../../../../platform/ui/tabs.tsx'
import { useMedia } from '../../../../platform/ui/use-media.ts'
import { useRecordOpening } from '../../../applications/applications.queries.ts'
import { type BoardDetail, useCard } from '../../board.queries.ts'
import { useBoardTools } from '../../parts/board-tools.ts'
import { nameOf } from '../../parts/card-name.ts'
import type { Review } from '../../review/hooks/use-review.ts'
import { useReviewKeys } from '../../review/hooks/use-review-keys.ts'
import { useSwipe } from '../../review/hooks/use-swipe.ts'
import round from '../../review/parts/review.module.css'
import { ReviewPager } from '../../review/parts/review-pager.tsx'
import { useAfter } from '../hooks/use-after.ts'
import type { CardDialog } from '../hooks/use-card-dialogs.ts'
import styles from './applicant-dialog.module.css'
import { CardDetails } from './card-details.tsx'
import { CardPager } from './card-pager.tsx'
import { CardTimeline } from './card-timeline.tsx'
import { type Acts, Decisions } from './decisions.tsx'

interface Props {
  card: BoardCard
  stage: Stage
  /** The part that is shown at first. */
  show?: CardPart
  /** The place before a move in this dialog. */
  from?: CardDialog['from']
  columns: readonly BoardColumn[]
  detail: BoardDetail
  acts: Acts
  /** The round of decisions in which the dialog stands (REV-01). */
  review?: Review | undefined
  /** Shows the card before or after this one, of this stage. */
  onStep(card: BoardCard, stage: Stage): void
  onClose(): void
}

/** From this width on the CV stands beside the rest. */
const wide = '(width >= 64rem)'

/**
 * Everything about one candidate, the CV beside it. The content appears after 300 ms (BRD-04). The decisions stay in sight above it, on a
 * phone below it in reach of the thumb, and so does the field for a note (BRD-08).
 */
export function ApplicantDialog({ card, stage, from, columns, acts, review, onStep, onClose, ...rest }: Props) {
  const t = useText()
  const shown = useAfter(limits.applicantDialogMs)
  const isWide = useMedia(wide)
  const isBeside = isWide && shown && !card.user.deleted
  const { detail } = rest
  const isSomebody = !card.user.deleted
  const decisions = detail.may.change && <Decisions {...{ card, stage, columns }} {...acts} />
  const pager = <Pager {...{ card, stage, from, columns, review, onStep }} />
  const foot = useRef<HTMLDivElement>(null)
  useReviewKeys({ review, stage, columns, foot, ...acts })
  const swipe = useSwipe(review)
  const tools = isWide ? (
    <>
      {pager}
      {decisions}
    </>
  ) : (
    pager
  )
  return (
    <ModalShell open title={<span title={nameOf(card)}>{nameOf(card)}</span>} size="full" tools={tools} onClose={onClose}>
      <div className={isBeside ? `${styles.layout} ${styles.beside}` : styles.layout} {...swipe}>
        {shown ? (
          <About key={card.uuid_element} {...{ card, stage, isWide, isSomebody, ...rest }} />
        ) : (
          <div className={styles.parts}>
            <Skeleton height="16rem" />
          </div>
        )}
        {/* The one place of the field for a note, so that it keeps its focus and text when the width of the window changes. */}
        {(shown || !isWide) && (
          <div ref={foot} className={styles.foot}>
            {review && <p className={round.keys}>{t('board.review_keys')}</p>}
            {shown && isSomebody && <Note {...{ card, stage, detail }} />}
            {!isWide && decisions && <div className={styles.decisions}>{decisions}</div>}
          </div>
        )}
      </div>
    </ModalShell>
  )
}

/** The field for a note, for those who may write one. */
function Note({ card, stage, detail }: Pick<Props, 'card' | 'stage' | 'detail'>) {
  const { Notepad } = useBoardTools()
  if (!detail.may.change) return null
  return (
    <Suspense fallback={<Skeleton height="var(--control)" />}>
      <Notepad key={card.uuid_element} part="field" candidate={card.user_id} vacancy={detail.uuid} stage={stage} mayWrite />
    </Suspense>
  )
}

/** Leads through the people of a review, or of the stage. */
function Pager({ review, ...place }: Pick<Props, 'card' | 'stage' | 'from' | 'columns' | 'review' | 'onStep'>) {
  return review ? <ReviewPager review={review} name={nameOf(place.card)} /> : <CardPager {...place} from={place.from} />
}

interface AboutProps extends Pick<Props, 'card' | 'stage' | 'show' | 'detail'> {
  isWide: boolean
  /** Whether the account of the candidate still exists. */
  isSomebody: boolean
}

function About({ card, stage, show, detail, isWide, isSomebody }: AboutProps) {
  const t = useText()
  const { Notepad, ReplyActions } = useBoardTools()
  const known = useCard(card)
  const [shown, setShown] = useState<{ part: CardPart | undefined; times: number }>({ part: show, times: 0 })
  // The board, and the card with it, stays as it is while a dialog is open.
  const hasWaiting = known.data?.reply_waits ?? card.reply_waits
  useRecordOpening({ card: card.uuid_element })
  const mayWrite = detail.may.change
  const loading = <Skeleton height="16rem" />
  const details = () => (
    <AsyncSection query={known} skeleton={loading}>
      {(loaded) => <CardDetails {...{ card, stage, detail, known: loaded }} beside={isWide} />}
    </AsyncSection>
  )
  const cv = () => (
    <AsyncSection query={known} skeleton={loading}>
      {({ cv: file }) => (file ? <ShownFile {...file} /> : <p className={styles.soft}>{t('board.no_cv')}</p>)}
    </AsyncSection>
  )
  const notes = () => (
    <Suspense fallback={loading}>
      <section>
        <h3>{t('comments.of_application')}</h3>
        <Notepad part="list" candidate={card.user_id} vacancy={detail.uuid} stage={stage} mayWrite={mayWrite} />
      </section>
      <PersonNotes person={card.user.uuid} heading="h3" />
    </Suspense>
  )
  const timeline = () => (
    <AsyncSection query={known} skeleton={loading}>
      {({ timeline: entries }) => <CardTimeline entries={entries} actions={mayWrite ? ReplyActions : undefined} />}
    </AsyncSection>
  )
  return (
    <>
      {isWide && isSomebody && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it has to be reachable by keyboard.
        <section className={styles.cv} aria-label={t('board.cv')} tabIndex={0}>
          {cv()}
        </section>
      )}
      <div className={styles.parts}>
        {hasWaiting && <WaitingReply onRead={() => setShown({ part: 'timeline', times: shown.times + 1 })} />}
        <Tabs
          key={shown.times}
          label={t('board.about', { name: nameOf(card) })}
          first={shown.part}
          focusFirst={shown.times > 0}
          tabs={[
            { key: 'details', label: t('board.details'), content: details },
            ...(isSomebody && !isWide ? [{ key: 'cv', label: t('board.cv'), content: cv }] : []),
            ...(isSomebody ? [{ key: 'notes', label: t('comments.title'), content: notes }] : []),
            { key: 'timeline', label: t('board.timeline'), content: timeline },
          ]}
        />
      </div>
    </>
  )
}

/** Says that a reply of the candidate waits for an answer, and leads to it (EML-03). */
function WaitingReply({ onRead }: { onRead(): void }) {
  const t = useText()
  return (
    <p className={styles.waiting}>
      <Badge tone="yellow">{t('replies.card_waits')}</Badge>
      <Button tone="bare" size="small" onClick={onRead}>
        {t('replies.card_read')}
      </Button>
    </p>
  )
}
