import { type ComponentType, Suspense } from 'react'
import type { BoardCard, BoardColumn } from '#domain/board/board.contract.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { ConfirmDialog } from '../../../platform/ui/confirm-dialog.tsx'
import { type CardAction, nameOf } from './board-card.tsx'
import type { Place } from './board-state.ts'
import { CancelInterview } from './cancel-interview.tsx'
import { MoveDialog } from './move-dialog.tsx'

/** What the page gives the board to write to a candidate with. */
export interface WritingProps {
  card: BoardCard
  stage: Stage
  name: string
  job: string
  onSent(): void
  /** The server says that the card is not at this stage any more. */
  onStale(): void
  onClose(): void
}

/** A card that a dialog is open about, at the stage where it was asked for. */
export interface Ask {
  readonly action: CardAction
  readonly card: BoardCard
  readonly stage: Stage
}

interface Props extends Pick<WritingProps, 'job' | 'onSent' | 'onStale' | 'onClose'> {
  ask: Ask | undefined
  columns: readonly BoardColumn[]
  writing: ComponentType<WritingProps>
  onMove(id: string, place: Place): void
  onRemove(card: BoardCard): Promise<void>
  onCancelInterview(card: BoardCard): Promise<void>
}

/** The dialogs about one card: where to, call its interview off, remove it, write to its candidate. */
export function BoardDialogs({ ask, columns, writing: Writing, onMove, onRemove, onCancelInterview, onClose, ...rest }: Props) {
  const t = useText()
  const removing = ask?.action === 'remove' ? ask.card : undefined
  return (
    <>
      <MoveDialog
        columns={columns}
        id={ask?.action === 'move' ? ask.card.uuid_element : undefined}
        onClose={onClose}
        onMove={(id, place) => {
          onClose()
          onMove(id, place)
        }}
      />
      <ConfirmDialog
        open={removing !== undefined}
        title={t('board.remove')}
        confirmLabel={t('board.remove_confirm')}
        onCancel={onClose}
        onConfirm={() => removing && onRemove(removing).then(onClose)}
      >
        <p>{removing && t('board.remove_question', { name: nameOf(removing) })}</p>
      </ConfirmDialog>
      <CancelInterview
        card={ask?.action === 'cancelInterview' ? ask.card : undefined}
        onCancel={onClose}
        onConfirm={(card) => onCancelInterview(card).then(onClose)}
      />
      {ask?.action === 'notify' && (
        <Suspense fallback={null}>
          <Writing
            key={ask.card.uuid_element}
            card={ask.card}
            stage={ask.stage}
            name={nameOf(ask.card)}
            onClose={onClose}
            {...rest}
          />
        </Suspense>
      )}
    </>
  )
}
