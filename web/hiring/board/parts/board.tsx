import { Suspense, useCallback, useState } from 'react'
import { useSearchParams } from 'react-router'
import { limits } from '#domain/kernel/limits.ts'
import { isInterview, type Stage } from '#domain/kernel/stages.ts'
import { asRefusal } from '../../../platform/client/api-refusal.ts'
import { useText, useWireText } from '../../../platform/i18n/language.tsx'
import { EmptyState } from '../../../platform/ui/empty-state.tsx'
import { LoadError } from '../../../platform/ui/load-error.tsx'
import { Notice } from '../../../platform/ui/notice.tsx'
import styles from './board.module.css'
import { type CardAction, nameOf } from './board-card.tsx'
import { BoardColumns } from './board-columns.tsx'
import { BoardDialogs, type BoardTools, type CardDialog } from './board-dialogs.tsx'
import { focusCard, focusColumn, focusSelection } from './board-focus.ts'
import { BoardHead } from './board-head.tsx'
import { BoardSearch } from './board-search.tsx'
import { BoardSkeleton } from './board-skeleton.tsx'
import { findCard, withCardAt, withCardChanged } from './board-state.ts'
import { chosenIn, useSelection } from './selection.ts'
import { SelectionBar } from './selection-bar.tsx'
import { UndoBar } from './undo-bar.tsx'
import { UnknownBoard } from './unknown-board.tsx'
import { useAnnouncement } from './use-announcement.ts'
import { useBoard, useBoardDetail } from './use-board.ts'
import { useBoardDrag } from './use-board-drag.ts'
import { useBoardMoves } from './use-board-moves.ts'
import { useBoardUpdates } from './use-board-updates.ts'
import { useChangeWords } from './use-change-words.ts'
import { useDialogQueue } from './use-dialog-queue.ts'
import { useLiveBoard } from './use-live-board.ts'
import { useTabTitle } from './use-tab-title.ts'
import { useUndo } from './use-undo.ts'

/** The board: six columns and all actions on their cards. */
export default function Board({ job, tools: { many: Many, ...tools } }: { job: string; tools: BoardTools }) {
  const t = useText()
  const wireText = useWireText()
  const [address] = useSearchParams()
  const [search, setSearch] = useState(address.get('q') ?? '')
  const [announcement, announce] = useAnnouncement()
  const board = useBoard(job, search)
  const detail = useBoardDetail(job)
  useTabTitle(detail.data?.name_job)
  const { current: dialog, open, close, follow } = useDialogQueue()
  const undo = useUndo(board)
  const moves = useBoardMoves(board, {
    announce,
    onNewStage: (card, stage) => {
      undo.make({ cards: [{ id: card.uuid_element, version: card.version }], name: nameOf(card), to: stage })
      open({ action: 'notify', card, stage })
    },
  })
  const { dragging, landing } = useBoardDrag(board.read, moves.move, announce)
  const wordsOf = useChangeWords()
  const selection = useSelection(board.read, () => announce(t('board.chosen_too_many', { count: limits.cardsAtOnce })))
  const [many, setMany] = useState(false)
  const held = dragging || dialog !== undefined || moves.busy || many
  const updates = useBoardUpdates(board, held, (changes) => changes.length > 0 && announce(wordsOf(changes)))
  const lost = useLiveBoard(job, updates.reload, detail.refetch)
  const { read } = board

  const onAction = useCallback(
    (action: CardAction, id: string) => {
      const found = findCard(read(), id)
      if (found) open({ action, card: found.card, stage: found.stage })
    },
    [read, open],
  )
  const { loadMore, isReloadPending } = board
  const { requestReload } = updates
  const onLoadMore = useCallback(
    async (stage: Stage) => {
      await loadMore(stage)
      if (isReloadPending()) requestReload()
    },
    [loadMore, isReloadPending, requestReload],
  )

  const onSent = (id: string, stage: Stage, held: boolean) => {
    if (!held) undo.forgetIfOf(id)
    return board.change((all) => withCardChanged(all, id, { notice: 'queued', told: stage }))
  }

  const focusAfter = ({ action, card, stage }: CardDialog) => {
    if (!findCard(read(), card.uuid_element)) focusColumn(stage)
    else if (action !== 'remove') focusCard(card.uuid_element)
  }

  const columns = board.query.data
  const failure = (detail.data ? null : detail.error) ?? (columns ? null : board.query.error)
  if (failure && asRefusal(failure).status === 404) return <UnknownBoard />
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
  const mayChange = detail.data.may.change
  const found = columns?.reduce((sum, { total }) => sum + total, 0) ?? 0
  const people = chosenIn(columns ?? [], selection.ids)
  const isEmpty = columns !== undefined && found === 0 && search === ''
  return (
    <div className={styles.page}>
      <BoardHead detail={detail.data}>
        <BoardSearch active={search} onSearch={setSearch} />
      </BoardHead>
      {search && columns && (
        <p role="status">
          {found === 0 ? t('board.search_none', { text: search }) : t('board.search_results', { count: found })}
        </p>
      )}
      <div className={styles.live}>
        {lost && <Notice>{t('board.live_lost')}</Notice>}
        {updates.waiting && held && <Notice>{t('board.live_waiting')}</Notice>}
      </div>
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
      {isEmpty && <EmptyState title={t('board.empty_title')} text={t('board.empty_text')} />}
      {columns && !isEmpty && (
        <BoardColumns
          {...{ columns, mayChange, dragging, landing, onAction, onLoadMore }}
          chosen={selection.ids}
          onChoose={selection.press}
          searching={search !== ''}
        />
      )}
      {!columns && <BoardSkeleton />}
      {mayChange && <SelectionBar count={people.length} onOpen={() => setMany(true)} onClear={() => selection.keepOnly([])} />}
      <UndoBar {...undo} offer={dialog || many || moves.changingStage ? undefined : undo.offer} />
      {many && (
        <Suspense fallback={null}>
          <Many
            people={people}
            job={detail.data.name_job}
            find={(id) => findCard(read(), id)}
            reload={board.reload}
            onMoved={(id, stage, change) => {
              undo.forgetIfOf(id)
              return board.change((all) => {
                const found = findCard(all, id)
                return found ? withCardAt(all, { ...found.card, ...change }, { stage, before: null }) : all
              })
            }}
            onSent={onSent}
            onClose={(left, undoable = [], to) => {
              const [one, ...others] = undoable
              const found = one && findCard(read(), one.id)
              if (found && to) undo.make({ cards: [one, ...others], name: nameOf(found.card), to })
              setMany(false)
              selection.keepOnly(left)
              const [first] = people
              if (left.length > 0) focusSelection()
              else if (first) focusCard(first.card.uuid_element)
              void board.reload()
            }}
          />
        </Suspense>
      )}
      <BoardDialogs
        dialog={dialog}
        columns={columns ?? []}
        {...tools}
        detail={detail.data}
        undo={undo}
        chosen={selection.ids}
        onChoose={selection.press}
        onNext={(next) => {
          open(next)
          close(() => {})
        }}
        onStep={(card) => dialog && follow({ card, stage: dialog.stage })}
        onHired={({ uuid_element }, hired_strut) => {
          void board.change((all) => withCardChanged(all, uuid_element, { hired_strut }))
          void board.recount()
        }}
        onMove={(id, place) => void moves.move(id, place)}
        onRemove={moves.remove}
        onCancelInterview={moves.cancelInterview}
        onSent={async (held) => {
          if (!dialog) return
          await onSent(dialog.card.uuid_element, dialog.stage, held)
          // A reload announces an e-mail that was sent or failed meanwhile.
          if (isInterview(dialog.stage)) requestReload()
        }}
        onStale={async () => {
          await board.reload()
          const now = dialog && findCard(board.read(), dialog.card.uuid_element)
          if (now) follow(now)
        }}
        onClose={() => close(() => dialog && focusAfter(dialog))}
      />
    </div>
  )
}
