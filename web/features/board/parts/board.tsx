import { type ComponentType, Suspense, useCallback, useState } from 'react'
import type { BoardCard } from '#domain/board/board.contract.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import { asRefusal } from '../../../platform/client/api-refusal.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { useText, useWireText } from '../../../platform/i18n/language.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { ConfirmDialog } from '../../../platform/ui/confirm-dialog.tsx'
import { LoadError } from '../../../platform/ui/load-error.tsx'
import { Notice } from '../../../platform/ui/notice.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import styles from './board.module.css'
import { type CardAction, nameOf } from './board-card.tsx'
import { BoardColumn } from './board-column.tsx'
import { BoardHead } from './board-head.tsx'
import { BoardSearch } from './board-search.tsx'
import { BoardSkeleton } from './board-skeleton.tsx'
import { findCard, withCardChanged } from './board-state.ts'
import { MoveDialog } from './move-dialog.tsx'
import { useBoard, useBoardDetail } from './use-board.ts'
import { focusCard, useBoardMoves } from './use-board-moves.ts'
import { useDragWatch } from './use-card-drag.ts'
import { useLiveBoard } from './use-live-board.ts'

/** What the page gives the board to write to a candidate with. */
export interface WritingProps {
  card: BoardCard
  stage: Stage
  name: string
  job: string
  onSent(): void
  onClose(): void
}

/** The six columns with everything that can be done to their cards. */
export default function Board({ job, dialog: NotificationDialog }: { job: string; dialog: ComponentType<WritingProps> }) {
  const banner = useBanner()
  const t = useText()
  const wireText = useWireText()
  const [search, setSearch] = useState('')
  const [dragging, setDragging] = useState(false)
  const [moving, setMoving] = useState<string>()
  const [removing, setRemoving] = useState<BoardCard>()
  const [writing, setWriting] = useState<{ card: BoardCard; stage: Stage }>()
  const board = useBoard(job, search)
  const detail = useBoardDetail(job)
  const moves = useBoardMoves(board, (card, stage) => setWriting({ card, stage }))
  const removal = useAction((card: BoardCard) => moves.remove(card).catch(banner.refusal))
  const live = useLiveBoard(job, dragging, board.readAgain)
  const { read, loadMore } = board

  useDragWatch({
    idsOf: (stage) =>
      read()
        .find((column) => column.name_board === stage)
        ?.elements.map((card) => card.uuid_element) ?? [],
    onStart: (id) => {
      setDragging(true)
      const found = findCard(read(), id)
      if (found) moves.say(t('board.dragging', { name: nameOf(found.card) }))
    },
    onEnd: (id, place) => {
      if (!place) return setDragging(false)
      void moves.move(id, place).finally(() => setDragging(false))
    },
  })
  const onAction = useCallback(
    (action: CardAction, id: string) => {
      const found = findCard(read(), id)
      if (!found) return
      if (action === 'move') setMoving(id)
      else if (action === 'remove') setRemoving(found.card)
      else setWriting({ card: found.card, stage: found.stage })
    },
    [read],
  )

  const failure = detail.error ?? (board.query.data ? null : board.query.error)
  if (failure) {
    return (
      <div className={styles.page}>
        <LoadError
          text={wireText(asRefusal(failure).code)}
          onRetry={() => void Promise.all([detail.refetch(), board.query.refetch()])}
        />
      </div>
    )
  }
  if (!detail.data) return <BoardSkeleton />
  const columns = board.query.data
  const mayChange = detail.data.may.change
  const found = columns?.reduce((sum, { total }) => sum + total, 0) ?? 0
  return (
    <div className={styles.page}>
      <BoardHead detail={detail.data} />
      <BoardSearch active={search} onSearch={setSearch} />
      {search && columns && (
        <p role="status">
          {found === 0 ? t('board.search_none', { text: search }) : t('board.search_results', { count: found })}
        </p>
      )}
      {live.lost && <Notice>{t('board.live_lost')}</Notice>}
      {live.waiting && <Notice>{t('board.live_waiting')}</Notice>}
      <p className="visually-hidden" aria-live="polite">
        {moves.said}
      </p>
      {columns ? (
        <>
          <nav className={styles.switcher} aria-label={t('board.columns')}>
            {columns.map(({ name_board: stage }) => (
              <Button
                key={stage}
                tone="bare"
                size="small"
                aria-label={t('board.go_to_column', { stage: t(`board.stage.${stage}`) })}
                onClick={() => document.getElementById(`stage-${stage}`)?.scrollIntoView({ inline: 'start', block: 'nearest' })}
              >
                {t(`board.stage.${stage}`)}
              </Button>
            ))}
          </nav>
          <div className={styles.columns}>
            {columns.map((column) => (
              <BoardColumn
                key={column.name_board}
                {...{ column, mayChange, onAction }}
                searching={search !== ''}
                onLoadMore={loadMore}
              />
            ))}
          </div>
        </>
      ) : (
        <BoardSkeleton />
      )}
      <MoveDialog
        columns={columns ?? []}
        id={moving}
        onClose={() => setMoving(undefined)}
        onMove={(id, place) => {
          setMoving(undefined)
          void moves.move(id, place)
        }}
      />
      <ConfirmDialog
        open={removing !== undefined}
        title={t('board.remove')}
        confirmLabel={t('board.remove_confirm')}
        busy={removal.busy}
        onCancel={() => setRemoving(undefined)}
        onConfirm={() => removing && void removal.run(removing).then(() => setRemoving(undefined))}
      >
        <p>{removing && t('board.remove_question', { name: nameOf(removing) })}</p>
      </ConfirmDialog>
      {writing && (
        <Suspense fallback={null}>
          <NotificationDialog
            key={`${writing.card.uuid_element}:${writing.stage}`}
            {...writing}
            name={nameOf(writing.card)}
            job={detail.data.name_job}
            onSent={() => void board.change((all) => withCardChanged(all, writing.card.uuid_element, { notice: 'queued' }))}
            onClose={() => {
              setWriting(undefined)
              focusCard(writing.card.uuid_element)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
