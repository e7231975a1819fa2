import { type ComponentType, Suspense } from 'react'
import type { BoardCard, BoardColumn, getBoardDetailEndpoint } from '#domain/hiring/board/board.contract.ts'
import type { AnswerOf } from '#domain/kernel/endpoint.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { ConfirmDialog } from '../../../platform/ui/confirm-dialog.tsx'
import { ApplicantDialog, type NotepadProps } from './applicant-dialog.tsx'
import { type CardAction, nameOf } from './board-card.tsx'
import type { Place } from './board-state.ts'
import { CancelInterview } from './cancel-interview.tsx'
import { CardMenu } from './card-menu.tsx'
import type { Chosen } from './selection.ts'
import type { MovedCard, useUndo } from './use-undo.ts'

type Detail = AnswerOf<typeof getBoardDetailEndpoint>['data']

/** The props of the dialog that writes to one candidate. */
interface WritingProps {
  card: BoardCard
  stage: Stage
  name: string
  job: Pick<Detail, 'name_job' | 'language'>
  /** `held`: the e-mail waits for a possible undo of the move before it. */
  onSent(held: boolean): void
  /** The server answered that the card has left this stage. */
  onStale(): void
  onClose(): void
}

/** The props of the dialog that moves several candidates and writes to them. */
interface ManyProps {
  people: readonly Chosen[]
  job: string
  /** The card as the board has it now. */
  find(id: string): Chosen | undefined
  reload(): Promise<void>
  onMoved(id: string, stage: Stage, change: Pick<BoardCard, 'version' | 'notice'>): Promise<void>
  onSent(id: string, stage: Stage, held: boolean): Promise<void>
  /** `left`: cards that failed and stay selected. `undoable`: moves to the stage `to` that can be undone. */
  onClose(left: readonly string[], undoable?: readonly MovedCard[], to?: Stage): void
}

/** A dialog about a card, at the stage where it was opened. */
export interface CardDialog {
  readonly action: CardAction
  readonly card: BoardCard
  readonly stage: Stage
}

/** The components that other features bring to the board. */
export interface BoardTools {
  readonly writing: ComponentType<WritingProps>
  readonly notepad: ComponentType<NotepadProps>
  readonly many: ComponentType<ManyProps>
}

interface Props extends Pick<WritingProps, 'onSent' | 'onStale' | 'onClose'>, Pick<BoardTools, 'writing' | 'notepad'> {
  dialog: CardDialog | undefined
  columns: readonly BoardColumn[]
  detail: Detail
  undo: ReturnType<typeof useUndo>
  chosen: ReadonlySet<string>
  onChoose(id: string, range: boolean): void
  /** Closes this dialog and opens another about the card. */
  onNext(dialog: CardDialog): void
  /** Shows a neighbour of the card in the open dialog. */
  onStep(card: BoardCard): void
  onHired(card: BoardCard, hired: BoardCard['hired_strut']): void
  onMove(id: string, place: Place): void
  onRemove(card: BoardCard): Promise<void>
  onCancelInterview(card: BoardCard, reason: string): Promise<void>
}

/** The dialogs about one card: menu, details, removal, cancellation of its interview, e-mail. */
export function BoardDialogs(props: Props) {
  const { dialog, columns, detail, writing: Writing, notepad, undo } = props
  const { chosen, onChoose, onNext, onStep, onHired, onMove, onRemove, onCancelInterview, onClose, onSent, onStale } = props
  const t = useText()
  const removing = dialog?.action === 'remove' ? dialog.card : undefined
  return (
    <>
      <CardMenu
        columns={columns}
        id={dialog?.action === 'menu' ? dialog.card.uuid_element : undefined}
        mayChange={detail.may.change}
        chosen={chosen}
        onAction={(action) => dialog && onNext({ ...dialog, action })}
        onChoose={(id) => {
          onChoose(id, false)
          onClose()
        }}
        onClose={onClose}
        onUndo={
          dialog && undo.isOf(dialog.card.uuid_element)
            ? () => {
                onClose()
                void undo.takeBack()
              }
            : undefined
        }
        onMove={(id, place) => {
          // Moving before closing makes both one render (P16).
          onMove(id, place)
          onClose()
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
        card={dialog?.action === 'cancelInterview' ? dialog.card : undefined}
        onCancel={onClose}
        onConfirm={(card, reason) => onCancelInterview(card, reason).then(onClose)}
      />
      {dialog?.action === 'details' && (
        <ApplicantDialog
          {...dialog}
          {...{ columns, detail, notepad, onStep, onClose }}
          onHired={(hired) => onHired(dialog.card, hired)}
          onWrite={() => onNext({ ...dialog, action: 'notify' })}
        />
      )}
      {dialog?.action === 'notify' && (
        <Suspense fallback={null}>
          <Writing
            key={dialog.card.uuid_element}
            card={dialog.card}
            stage={dialog.stage}
            name={nameOf(dialog.card)}
            job={detail}
            onClose={onClose}
            {...{ onSent, onStale }}
          />
        </Suspense>
      )}
    </>
  )
}
