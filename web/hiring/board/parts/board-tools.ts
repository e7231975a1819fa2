import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import type { BoardCard } from '#domain/hiring/board/board.contract.ts'
import type { NamedStep } from '#domain/hiring/steps/steps.contract.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import type { ReplyActionsProps } from '../../../platform/ui/received-reply.tsx'
import type { BoardDetail, KnownCard } from '../board.queries.ts'
import type { MovedCard } from '../live/hooks/use-undo.ts'
import type { Chosen } from '../selection/parts/chosen-cards.ts'

/** The dialog that writes to one candidate. */
interface WritingProps {
  card: BoardCard
  stage: Stage
  name: string
  job: Pick<BoardDetail, 'name_job' | 'language'>
  /** Stands above the message. */
  top?: ReactNode
  /** `held`: the e-mail waits for a possible undo of the move before it. */
  onSent(held: boolean): void
  /** The server answered that the card has left this stage. */
  onStale(): void
  onClose(): void
}

/** The dialog that moves several candidates and writes to them. */
export interface ManyProps {
  people: readonly Chosen[]
  job: string
  /** Nobody is moved: they get the e-mail of the stage at which they are. */
  onlyWrites?: boolean
  /** The card as the board has it now. */
  find(id: string): Chosen | undefined
  reload(): Promise<void>
  onMoved(id: string, stage: Stage, change: Pick<BoardCard, 'version' | 'notice'>): Promise<void>
  onSent(id: string, stage: Stage, held: boolean): Promise<void>
  /** `left`: cards that failed and stay selected. `undoable`: moves to the stage `to` that can be undone. */
  onClose(left: readonly string[], undoable?: readonly MovedCard[], to?: Stage): void
}

/** The dialog that presents several candidates to a client. */
interface PresentProps {
  people: readonly { readonly id: string; readonly name: string }[]
  vacancy: Pick<BoardDetail, 'uuid' | 'language'>
  /** `done`: they were presented. */
  onClose(done: boolean): void
}

/** The dialog that puts several candidates at a step. */
interface StepChoiceProps {
  count: number
  column: { readonly stage: Stage; readonly steps: readonly NamedStep[] } | undefined
  onChoose(step: NamedStep | null): Promise<void>
  onClose(): void
}

/** The dialog about the times of a candidate's interview. */
interface TimesProps {
  card: string
  name: string
  onChanged(): void
  onClose(): void
}

/** The notes on an application. */
interface NotepadProps {
  candidate: string
  vacancy: string
  stage: Stage
  mayWrite: boolean
  /** `field` writes a note; `list` has those that are written. */
  part: 'field' | 'list'
}

/** The components that other features bring to the board. The page puts them together, because a part may not import theirs. */
export interface BoardTools {
  readonly Writing: ComponentType<WritingProps>
  readonly Many: ComponentType<ManyProps>
  readonly Notepad: ComponentType<NotepadProps>
  /** The owner and the members of the vacancy. */
  readonly Team: ComponentType<{ vacancy: { readonly uuid: string; readonly name: string }; short?: boolean }>
  /** What staff do with a reply. */
  readonly ReplyActions: ComponentType<ReplyActionsProps>
  /** The choice of the reason for rejecting a candidate (REJ-01). */
  readonly Reason: ComponentType<{ card: string; reason: KnownCard['reason'] }>
  /** The answers to the questions of the vacancy (SCQ-03). */
  readonly Answers: ComponentType<{ card: string }>
  /** What interviewers wrote (SCO-03). */
  readonly Scorecards: ComponentType<{ card: string }>
  /** What the person has shown of what the vacancy asks (SHL-01). */
  readonly Shown: ComponentType<{ card: string }>
  /** Presents candidates to a client (CLT-02). */
  readonly Present: ComponentType<PresentProps>
  /** Puts candidates of one stage at a step (STP-01). */
  readonly StepChoice: ComponentType<StepChoiceProps>
  /** Offers times for an interview (SLO-01). */
  readonly Times: ComponentType<TimesProps>
}

export const BoardToolsContext = createContext<BoardTools | undefined>(undefined)

export function useBoardTools(): BoardTools {
  const tools = useContext(BoardToolsContext)
  if (!tools) throw new Error('useBoardTools outside the page of a board')
  return tools
}
