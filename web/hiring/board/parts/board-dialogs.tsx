import { type ComponentType, Suspense } from 'react'
import type { BoardCard, BoardColumn, getBoardDetail } from '#domain/hiring/board/board.contract.ts'
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

type Detail = AnswerOf<typeof getBoardDetail>['data']

/** What the page gives the board to write to a candidate with. */
interface WritingProps {
  card: BoardCard
  stage: Stage
  name: string
  job: Pick<Detail, 'name_job' | 'language'>
  /** `held` is true of an e-mail that waits, so that the move before it may still be taken back with it. */
  onSent(held: boolean): void
  /** The server says that the card is not at this stage any more. */
  onStale(): void
  onClose(): void
}

/** What the page gives the board to move and write to several candidates at once with. */
interface ManyProps {
  people: readonly Chosen[]
  job: string
  /** The card as the board has it now. */
  find(id: string): Chosen | undefined
  readAgain(): Promise<void>
  onMoved(id: string, stage: Stage, change: Pick<BoardCard, 'version' | 'notice'>): Promise<void>
  onSent(id: string, stage: Stage, held: boolean): Promise<void>
  /** With the cards that something failed for, which stay chosen, and the moves to a stage that may be taken back. */
  onClose(left: readonly string[], undoable?: readonly MovedCard[], to?: Stage): void
}

/** A card that a dialog is open about, at the stage where it was asked for. */
export interface Ask {
  readonly action: CardAction
  readonly card: BoardCard
  readonly stage: Stage
}

/** What other features bring to the board. */
export interface BoardTools {
  readonly writing: ComponentType<WritingProps>
  readonly notepad: ComponentType<NotepadProps>
  readonly many: ComponentType<ManyProps>
}

interface Props extends Pick<WritingProps, 'onSent' | 'onStale' | 'onClose'>, Pick<BoardTools, 'writing' | 'notepad'> {
  ask: Ask | undefined
  columns: readonly BoardColumn[]
  detail: Detail
  undo: ReturnType<typeof useUndo>
  chosen: ReadonlySet<string>
  onChoose(id: string, range: boolean): void
  /** Goes on from one dialog about a card to another. */
  onNext(ask: Ask): void
  /** Shows the neighbour of the card that a dialog is open about. */
  onStep(card: BoardCard): void
  onHired(card: BoardCard, hired: BoardCard['hired_strut']): void
  onMove(id: string, place: Place): void
  onRemove(card: BoardCard): Promise<void>
  onCancelInterview(card: BoardCard, reason: string): Promise<void>
}

/** The dialogs about one card: all about its candidate, where to, call its interview off, remove it, write to its candidate. */
export function BoardDialogs(props: Props) {
  const { ask, columns, detail, writing: Writing, notepad, undo } = props
  const { chosen, onChoose, onNext, onStep, onHired, onMove, onRemove, onCancelInterview, onClose, onSent, onStale } = props
  const t = useText()
  const removing = ask?.action === 'remove' ? ask.card : undefined
  return (
    <>
      <CardMenu
        columns={columns}
        id={ask?.action === 'menu' ? ask.card.uuid_element : undefined}
        mayChange={detail.may.change}
        chosen={chosen}
        onAction={(action) => ask && onNext({ ...ask, action })}
        onChoose={(id) => {
          onChoose(id, false)
          onClose()
        }}
        onClose={onClose}
        onUndo={
          ask && undo.isOf(ask.card.uuid_element)
            ? () => {
                onClose()
                void undo.takeBack()
              }
            : undefined
        }
        onMove={(id, place) => {
          // In this order all of it is one rendering (P16).
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
        card={ask?.action === 'cancelInterview' ? ask.card : undefined}
        onCancel={onClose}
        onConfirm={(card, reason) => onCancelInterview(card, reason).then(onClose)}
      />
      {ask?.action === 'details' && (
        <ApplicantDialog
          {...ask}
          {...{ columns, detail, notepad, onStep, onClose }}
          onHired={(hired) => onHired(ask.card, hired)}
          onWrite={() => onNext({ ...ask, action: 'notify' })}
        />
      )}
      {ask?.action === 'notify' && (
        <Suspense fallback={null}>
          <Writing
            key={ask.card.uuid_element}
            card={ask.card}
            stage={ask.stage}
            name={nameOf(ask.card)}
            job={detail}
            onClose={onClose}
            {...{ onSent, onStale }}
          />
        </Suspense>
      )}
    </>
  )
}
