import { Suspense } from 'react'
import type { BoardCard } from '#domain/hiring/board/board.contract.ts'
import { rejectionStage } from '#domain/hiring/board/board.rules.ts'
import { isInterview } from '#domain/kernel/stages.ts'
import { useText } from '../../../../platform/i18n/language.tsx'
import { ConfirmDialog } from '../../../../platform/ui/confirm-dialog.tsx'
import { type BoardDetail, useCard } from '../../board.queries.ts'
import type { StepTarget } from '../../columns/hooks/use-card-drag.ts'
import type { Board } from '../../hooks/use-board.ts'
import type { Undo } from '../../live/hooks/use-undo.ts'
import { findCard, type Place } from '../../parts/board-state.ts'
import { useBoardTools } from '../../parts/board-tools.ts'
import { nameOf } from '../../parts/card-name.ts'
import type { Review } from '../../review/hooks/use-review.ts'
import { ReviewEnd } from '../../review/parts/review-end.tsx'
import type { Selection } from '../../selection/hooks/use-selection.ts'
import type { CardChanges } from '../hooks/use-card-changes.ts'
import type { CardAction, CardDialogs as Dialogs } from '../hooks/use-card-dialogs.ts'
import { ApplicantDialog } from './applicant-dialog.tsx'
import { CancelInterview } from './cancel-interview.tsx'
import { CardMenu } from './card-menu.tsx'

interface Props {
  board: Board
  detail: BoardDetail
  dialogs: Dialogs
  changes: CardChanges
  undo: Undo
  selection: Selection
  review: Review
  onMove(id: string, place: Place): Promise<void>
  onSetStep(id: string, target: StepTarget): void
  /** Reloads the board as soon as no dialog is open. */
  onReload(): void
}

/** The dialogs about one card: menu, removal, cancellation of its interview, details, e-mail. */
export function CardDialogs({ board, detail, dialogs, changes, undo, review, ...rest }: Props) {
  const t = useText()
  const { Writing } = useBoardTools()
  const { current, close, goOn, follow } = dialogs
  const of = (action: CardAction) => (current?.action === action ? current : undefined)
  const [removing, details, writing] = [of('remove')?.card, of('details'), of('notify')]
  const columns = board.query.data ?? []
  const endReview = () => {
    review.stop()
    close()
  }
  return (
    <>
      <Menu {...{ columns, dialogs, changes, undo, ...rest }} mayChange={detail.may.change} />
      <ConfirmDialog
        open={removing !== undefined}
        title={t('board.remove')}
        confirmLabel={t('board.remove_confirm')}
        onCancel={close}
        onConfirm={() => removing && changes.remove(removing).then(close)}
      >
        <p>{removing && t('board.remove_question', { name: nameOf(removing) })}</p>
      </ConfirmDialog>
      <CancelInterview
        card={of('cancelInterview')?.card}
        onCancel={close}
        onConfirm={(card, reason) => changes.cancelInterview(card, reason).then(close)}
      />
      {details && review.ended && <ReviewEnd review={review} onClose={endReview} />}
      {details && !review.ended && (
        <ApplicantDialog
          {...details}
          {...{ columns, detail }}
          card={findCard(columns, details.card.uuid_element)?.card ?? details.card}
          review={review.isOn ? review : undefined}
          acts={{
            onMove: (place) =>
              review.isOn ? review.decide(place, rest.onMove) : void rest.onMove(details.card.uuid_element, place),
            onSetStep: (target) => rest.onSetStep(details.card.uuid_element, target),
            onWrite: () => (review.isOn ? dialogs.writeFirst() : goOn('notify')),
            onHired: (hired) => changes.showHired(details.card, hired),
          }}
          onStep={(card, stage) => follow({ card, stage })}
          onClose={endReview}
        />
      )}
      <TimesOf card={of('times')?.card} onChanged={rest.onReload} onClose={close} />
      {writing && (
        <Suspense fallback={null}>
          <Writing
            key={writing.card.uuid_element}
            card={writing.card}
            stage={writing.stage}
            name={nameOf(writing.card)}
            job={detail}
            top={writing.stage === rejectionStage && <RejectionReason card={writing.card} />}
            onSent={async (held) => {
              review.forgetMessage(writing.card.uuid_element)
              await changes.showSent(writing.card.uuid_element, writing.stage, held)
              // A reload announces an e-mail that was sent or failed meanwhile.
              if (isInterview(writing.stage)) rest.onReload()
            }}
            onStale={async () => {
              await board.reload()
              const now = findCard(board.read(), writing.card.uuid_element)
              if (now) follow(now)
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}

interface TimesProps {
  card: BoardCard | undefined
  onChanged(): void
  onClose(): void
}

/** The times of a candidate's interview (SLO-01). */
function TimesOf({ card, ...rest }: TimesProps) {
  const { Times } = useBoardTools()
  if (!card) return null
  return (
    <Suspense fallback={null}>
      <Times key={card.uuid_element} card={card.uuid_element} name={nameOf(card)} {...rest} />
    </Suspense>
  )
}

/** Why the candidate was rejected, in the dialog that opens after the move (REJ-01). */
function RejectionReason({ card }: { card: BoardCard }) {
  const { Reason } = useBoardTools()
  const known = useCard(card)
  return known.data ? <Reason card={card.uuid_element} reason={known.data.reason} /> : null
}

interface MenuProps extends Pick<Props, 'dialogs' | 'changes' | 'undo' | 'selection' | 'onMove' | 'onSetStep'> {
  columns: Parameters<typeof CardMenu>[0]['columns']
  mayChange: boolean
}

/** The menu of a card, which leads to the other dialogs. */
function Menu({ columns, mayChange, dialogs, changes, undo, selection, onMove, onSetStep }: MenuProps) {
  const { current, close, goOn } = dialogs
  const id = current?.card.uuid_element
  const onUndo = () => {
    close()
    void undo.takeBack()
  }
  return (
    <CardMenu
      columns={columns}
      id={current?.action === 'menu' ? id : undefined}
      mayChange={mayChange}
      chosen={selection.ids}
      onAction={goOn}
      onChoose={(card) => {
        selection.press(card, false)
        close()
      }}
      onHired={(card, hired) => {
        changes.showHired(card, hired)
        close()
      }}
      onClose={close}
      onUndo={id !== undefined && undo.isOf(id) ? onUndo : undefined}
      onMove={(card, place) => {
        // Moving before closing makes both one render (P16).
        void onMove(card, place)
        close()
      }}
      onSetStep={(card, target) => {
        onSetStep(card, target)
        close()
      }}
    />
  )
}
