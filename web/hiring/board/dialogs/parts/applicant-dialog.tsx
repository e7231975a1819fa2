import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { Suspense } from 'react'
import type { BoardCard, BoardColumn } from '#domain/hiring/board/board.contract.ts'
import type { CardPart } from '#domain/hiring/board/board.screens.ts'
import { limits } from '#domain/kernel/limits.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import { ShownFile } from '../../../../platform/files/shown-file.tsx'
import { useText } from '../../../../platform/i18n/language.tsx'
import { AsyncSection } from '../../../../platform/ui/async-section.tsx'
import { IconButton } from '../../../../platform/ui/button.tsx'
import { ModalShell } from '../../../../platform/ui/modal-shell.tsx'
import { PersonNotes } from '../../../../platform/ui/person-parts.tsx'
import { Skeleton } from '../../../../platform/ui/skeleton.tsx'
import { Tabs } from '../../../../platform/ui/tabs.tsx'
import { useMedia } from '../../../../platform/ui/use-media.ts'
import { useRecordOpening } from '../../../applications/applications.queries.ts'
import { type BoardDetail, useCard } from '../../board.queries.ts'
import { findCard } from '../../parts/board-state.ts'
import { useBoardTools } from '../../parts/board-tools.ts'
import { nameOf } from '../../parts/card-name.ts'
import { useAfter } from '../hooks/use-after.ts'
import styles from './applicant-dialog.module.css'
import { CardDetails } from './card-details.tsx'
import { CardTimeline } from './card-timeline.tsx'

interface Props {
  card: BoardCard
  stage: Stage
  /** The part that is shown at first. */
  show?: CardPart
  columns: readonly BoardColumn[]
  detail: BoardDetail
  onWrite(): void
  /** Shows the card before or after this one. */
  onStep(card: BoardCard): void
  onHired(hired: BoardCard['hired_strut']): void
  onClose(): void
}

/** From this width on the CV stands beside the rest. */
const wide = '(width >= 64rem)'

/** Everything about one candidate, the CV beside it. The content appears after 300 ms (BRD-04). */
export function ApplicantDialog({ card, stage, columns, onStep, onClose, ...rest }: Props) {
  const shown = useAfter(limits.applicantDialogMs)
  const name = nameOf(card)
  return (
    <ModalShell open title={name} size="full" onClose={onClose}>
      <Pager {...{ card, stage, columns, onStep }} />
      {shown ? <About key={card.uuid_element} {...{ card, stage, ...rest }} /> : <Skeleton height="16rem" />}
    </ModalShell>
  )
}

function About({ card, stage, show, detail, onWrite, onHired }: Omit<Props, 'columns' | 'onStep' | 'onClose'>) {
  const t = useText()
  const { Notepad, ReplyActions } = useBoardTools()
  const isWide = useMedia(wide)
  const known = useCard(card)
  useRecordOpening({ card: card.uuid_element })
  const mayWrite = detail.may.change
  const loading = <Skeleton height="16rem" />
  const details = () => (
    <AsyncSection query={known} skeleton={loading}>
      {(loaded) => (
        <CardDetails
          {...{ card, stage, detail, known: loaded, onHired }}
          beside={isWide}
          onWrite={mayWrite ? onWrite : undefined}
        />
      )}
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
        <Notepad candidate={card.user_id} vacancy={detail.uuid} stage={stage} mayWrite={mayWrite} />
      </section>
      <PersonNotes person={card.user.uuid} heading="h3" />
    </Suspense>
  )
  const timeline = () => (
    <AsyncSection query={known} skeleton={loading}>
      {({ timeline: entries }) => <CardTimeline entries={entries} actions={mayWrite ? ReplyActions : undefined} />}
    </AsyncSection>
  )
  const isSomebody = !card.user.deleted
  return (
    <div className={styles.layout}>
      {isWide && isSomebody && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it has to be reachable by keyboard.
        <section className={styles.cv} aria-label={t('board.cv')} tabIndex={0}>
          {cv()}
        </section>
      )}
      <div className={styles.about}>
        <Tabs
          label={t('board.about', { name: nameOf(card) })}
          first={show}
          tabs={[
            { key: 'details', label: t('board.details'), content: details },
            ...(isSomebody && !isWide ? [{ key: 'cv', label: t('board.cv'), content: cv }] : []),
            ...(isSomebody ? [{ key: 'notes', label: t('comments.title'), content: notes }] : []),
            { key: 'timeline', label: t('board.timeline'), content: timeline },
          ]}
        />
      </div>
    </div>
  )
}

/** Leads to the previous and the next candidate of the stage, in the order of the board. */
function Pager({ card, stage, columns, onStep }: Pick<Props, 'card' | 'stage' | 'columns' | 'onStep'>) {
  const t = useText()
  const place = findCard(columns, card.uuid_element)?.index
  const column = columns.find(({ name_board }) => name_board === stage)
  if (place === undefined || !column) return null
  const [before, after] = [column.elements[place - 1], column.elements[place + 1]]
  return (
    <div className={styles.pager}>
      <IconButton label={t('board.previous')} disabled={!before} onClick={() => before && onStep(before)}>
        <IconChevronLeft size={20} aria-hidden="true" />
      </IconButton>
      <p role="status">
        <span className="visually-hidden">{nameOf(card)}. </span>
        {t('board.place_of', { place: place + 1, total: column.total, stage: t(`board.stage.${stage}`) })}
      </p>
      <IconButton label={t('board.next')} disabled={!after} onClick={() => after && onStep(after)}>
        <IconChevronRight size={20} aria-hidden="true" />
      </IconButton>
    </div>
  )
}
