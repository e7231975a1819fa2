/**
 * `done`: the server confirmed it. `refused`: it refused, or no server listened, so nothing was changed. `unknown`: no answer came, or one of an
 * error of the server, so the change may have been made, also later.
 */
export type Outcome = 'done' | 'refused' | 'unknown'

export interface Timed {
  readonly number: number
  /** Milliseconds of one clock. */
  readonly begun: number
  readonly ended: number
  readonly outcome: Outcome
  readonly status: number
  /** The code of a refusal; with its status, and `no retry-after` when the answer should say when to try again. */
  readonly code?: string
}

/** What the server answered to a change of a card. */
export interface CardAfter {
  readonly version: number
  readonly stage: string
  readonly changedColumn: boolean
}

export type Request =
  | { readonly kind: 'apply'; readonly person: string; readonly vacancy: string; readonly isNew?: boolean }
  | { readonly kind: 'withdraw'; readonly person: string; readonly card: string }
  | {
      readonly kind: 'move'
      readonly card: string
      readonly stage: string
      readonly before: string | null
      /** The version that the colleague saw; undefined for a client that names none. */
      readonly version?: number
      readonly after?: CardAfter
    }
  | { readonly kind: 'undo'; readonly card: string; readonly version: number; readonly after?: CardAfter }
  | {
      readonly kind: 'answer'
      readonly person: string
      readonly skill: string
      readonly position: number
      readonly choice: string
    }
  | { readonly kind: 'mail'; readonly card: string; readonly subject: string }
  | { readonly kind: 'merge'; readonly stays: string; readonly leaves: string }
  | { readonly kind: 'erase'; readonly person: string }
  /** A CV with these bytes. */
  | { readonly kind: 'upload'; readonly person: string; readonly sha256: string }

export type Operation = Timed & Request
export type OperationOf<Kind extends Request['kind']> = Timed & Extract<Request, { kind: Kind }>

export const ofKind = <Kind extends Request['kind']>(history: readonly Operation[], kind: Kind) =>
  history.filter((operation): operation is OperationOf<Kind> => operation.kind === kind)

/** From when on its change was made for certain, or will never be. A change without an answer may still be made at any time. */
export const settledAt = ({ outcome, ended }: Timed): number => (outcome === 'unknown' ? Number.POSITIVE_INFINITY : ended)

/** Whether it may have changed something. */
export const mayHaveHappened = ({ outcome }: Timed): boolean => outcome !== 'refused'

/** Whether it came to its end before the other one was sent. */
export const isBefore = (one: Timed, other: Timed): boolean => settledAt(one) < other.begun
