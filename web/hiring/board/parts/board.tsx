import { useState } from 'react'
import { useBoardDetail } from '../board.queries.ts'
import { useBoardDrag } from '../columns/hooks/use-board-drag.ts'
import { useBoardMoves } from '../columns/hooks/use-board-moves.ts'
import { useBoardSteps } from '../columns/hooks/use-board-steps.ts'
import { BoardColumns } from '../columns/parts/board-columns.tsx'
import { useCardChanges } from '../dialogs/hooks/use-card-changes.ts'
import { type InitialCard, useCardDialogs } from '../dialogs/hooks/use-card-dialogs.ts'
import { CardDialogs } from '../dialogs/parts/card-dialogs.tsx'
import { useAnnouncement } from '../hooks/use-announcement.ts'
import { useBoard } from '../hooks/use-board.ts'
import { useTabTitle } from '../hooks/use-tab-title.ts'
import { useLiveUpdates } from '../live/hooks/use-live-updates.ts'
import { useUndo } from '../live/hooks/use-undo.ts'
import { LiveMessages } from '../live/parts/live-messages.tsx'
import { UndoBar } from '../live/parts/undo-bar.tsx'
import { useReview } from '../review/hooks/use-review.ts'
import { CollectedMessages } from '../review/parts/collected-messages.tsx'
import { useSelection } from '../selection/hooks/use-selection.ts'
import { SelectedCards } from '../selection/parts/selected-cards.tsx'
import styles from './board.module.css'
import { BoardFailure } from './board-failure.tsx'
import { BoardHead } from './board-head.tsx'
import { BoardSkeleton } from './board-skeleton.tsx'
import { nameOf } from './card-name.ts'
import { EmptyBoard } from './empty-board.tsx'

interface Props {
  /** The vacancy's id. */
  job: string
  initialSearch: string
  /** The card whose dialog opens at first. */
  initialCard?: InitialCard | undefined
  /** Whether the review begins at once. */
  initialReview: boolean
}

/** Why nothing can be shown; null while there is something. */
const failureOf = ({ data, error }: { readonly data: unknown; readonly error: Error | null }) => (data ? null : error)

/** The board: six columns and all actions on their cards. */
export default function Board({ job, initialSearch, initialCard, initialReview }: Props) {
  const [search, setSearch] = useState(initialSearch)
  const [announcement, announce] = useAnnouncement()
  const board = useBoard(job, search)
  const detail = useBoardDetail(job)
  useTabTitle(detail.data?.name_job)
  const dialogs = useCardDialogs(board.read, board.query.data && initialCard)
  const undo = useUndo(board)
  const changes = useCardChanges(board, undo)
  const review = useReview(board, dialogs, undo, { atOnce: initialReview, detail: detail.data })
  const moves = useBoardMoves(board, {
    announce,
    onNewStage: (card, stage, from) => {
      undo.make({ cards: [{ id: card.uuid_element, version: card.version }], name: nameOf(card), to: stage })
      if (!review.collect(card, stage)) dialogs.openNewStage(card, stage, from)
    },
    onReordered: undo.forgetIfOf,
  })
  const steps = useBoardSteps(board, undo, announce)
  const { dragging, landing } = useBoardDrag(board.read, moves.move, steps.set, announce)
  const selection = useSelection(board.read, announce)
  const isInDialog = [dialogs.current, selection.isOpen, review.isSending].some(Boolean)
  const held = [dragging, isInDialog, moves.busy, steps.busy].some(Boolean)
  const live = useLiveUpdates(job, board, held, { announce, renew: detail.refetch })

  const columns = board.query.data
  const failure = failureOf(detail) ?? failureOf(board.query)
  if (failure) return <BoardFailure error={failure} onRetry={() => void Promise.all([detail.refetch(), board.query.refetch()])} />
  if (!detail.data) return <BoardSkeleton />
  const mayChange = detail.data.may.change
  const found = columns?.reduce((sum, { total }) => sum + total, 0)
  const isEmpty = found === 0 && search === '' && !board.query.isPlaceholderData
  return (
    <div className={styles.page}>
      <BoardHead
        detail={detail.data}
        search={search}
        found={board.query.isPlaceholderData ? undefined : found}
        onSearch={setSearch}
        onReview={review.start}
        columns={columns}
      />
      <LiveMessages lost={live.lost} waiting={live.waiting && held} announcement={announcement} />
      {isEmpty && <EmptyBoard detail={detail.data} />}
      {columns && !isEmpty && (
        <BoardColumns
          {...{ columns, mayChange, dragging, landing }}
          searching={search !== ''}
          busy={board.query.isPlaceholderData}
          chosen={selection.ids}
          onChoose={selection.press}
          onAction={dialogs.openOn}
          onLoadMore={live.loadMore}
        />
      )}
      {!columns && <BoardSkeleton head={false} />}
      {mayChange && (
        <>
          <SelectedCards {...{ board, selection, undo, changes, steps }} detail={detail.data} />
          <CollectedMessages {...{ board, review, changes }} detail={detail.data} />
        </>
      )}
      <UndoBar {...undo} offer={isInDialog || moves.changingStage ? undefined : undo.offer} />
      <CardDialogs
        {...{ board, dialogs, changes, undo, selection, review }}
        detail={detail.data}
        onMove={moves.move}
        onSetStep={(id, target) => void steps.set([id], target)}
        onReload={live.requestReload}
      />
    </div>
  )
}
