import { type ComponentType, Suspense, useEffect, useState } from 'react'
import type { BoardCard, getBoardDetail, getCard } from '#domain/board/board.contract.ts'
import type { AnswerOf } from '#domain/kernel/endpoint.ts'
import { limits } from '#domain/kernel/limits.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import { useRecord } from '../../../platform/client/use-record.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { ModalShell } from '../../../platform/ui/modal-shell.tsx'
import { Skeleton } from '../../../platform/ui/skeleton.tsx'
import { Tabs } from '../../../platform/ui/tabs.tsx'
import { nameOf } from './board-card.tsx'
import { CardDetails } from './card-details.tsx'
import { CardTimeline } from './card-timeline.tsx'

/** What the page gives the board to keep notes on a candidate with. */
export interface NotepadProps {
  candidate: string
  vacancy: string
  stage: Stage
  mayWrite: boolean
}

interface Props {
  card: BoardCard
  stage: Stage
  detail: AnswerOf<typeof getBoardDetail>['data']
  notepad: ComponentType<NotepadProps>
  onWrite(): void
  onClose(): void
}

/** All about one candidate of the board; its content comes after 300 ms (BRD-04). */
export function ApplicantDialog({ card, stage, detail, notepad: Notepad, onWrite, onClose }: Props) {
  const t = useText()
  const shown = useAfter(limits.applicantDialogMs)
  const known = useRecord<typeof getCard>('/api/elements/:id', { id: card.uuid_element })
  const mayWrite = detail.may.change
  const loading = <Skeleton height="16rem" />
  const details = () => (
    <AsyncSection query={known} skeleton={loading}>
      {(loaded) => <CardDetails {...{ card, stage, detail, known: loaded }} onWrite={mayWrite ? onWrite : undefined} />}
    </AsyncSection>
  )
  const notes = () => (
    <Suspense fallback={loading}>
      <Notepad candidate={card.user_id} vacancy={detail.uuid} stage={stage} mayWrite={mayWrite} />
    </Suspense>
  )
  const timeline = () => (
    <AsyncSection query={known} skeleton={loading}>
      {({ timeline: entries }) => <CardTimeline entries={entries} />}
    </AsyncSection>
  )
  return (
    <ModalShell open title={nameOf(card)} size="wide" onClose={onClose}>
      {shown ? (
        <Tabs
          label={t('board.about', { name: nameOf(card) })}
          tabs={[
            { key: 'details', label: t('board.details'), content: details },
            ...(card.user.deleted ? [] : [{ key: 'notes', label: t('comments.title'), content: notes }]),
            { key: 'timeline', label: t('board.timeline'), content: timeline },
          ]}
        />
      ) : (
        loading
      )}
    </ModalShell>
  )
}

function useAfter(milliseconds: number): boolean {
  const [over, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return over
}
