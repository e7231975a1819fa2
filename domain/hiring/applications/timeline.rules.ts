import { firstStage, type Stage } from '../../kernel/stages.ts'
import type { InterviewAnswer } from '../interviews/interviews.rules.ts'

export const timelineKinds = [
  'applied',
  'added',
  'applied_again',
  'notified',
  'invited',
  'rescheduled',
  'cancelled',
  'answered',
  'withdrawn',
  'brought',
] as const

/** A stored event of an application that its candidate may see. */
export interface RecordedEvent {
  readonly kind:
    | 'applied'
    | 'restored'
    | 'added'
    | 'notified'
    | 'invitation'
    | 'cancellation'
    | 'answered'
    | 'withdrawn'
    | 'brought'
  readonly at: Date
  readonly stage: Stage | null
  readonly starts_at: Date | null
  readonly ends_at: Date | null
  readonly time_zone: string | null
  readonly answer: InterviewAnswer | null
  readonly note: string
}
export type CandidateEvent = Omit<RecordedEvent, 'kind'> & { readonly kind: (typeof timelineKinds)[number] }

/**
 * The events of an application as its candidate sees them, in order of time (APP-03). A repeated notice of the same stage is left
 * out. An invitation includes the notice of its stage. Another invitation to the same interview reschedules it.
 */
export function timelineOf(recorded: readonly RecordedEvent[]): CandidateEvent[] {
  let stage: Stage | null = null
  const invitedTo = new Set<Stage | null>()
  return recorded.flatMap((one): CandidateEvent[] => {
    const { kind } = one
    if (kind === 'applied' || kind === 'added' || kind === 'restored') {
      stage = firstStage
      return [{ ...one, kind: kind === 'restored' ? 'applied_again' : kind }]
    }
    if (kind === 'notified') {
      const isNew = one.stage !== stage
      stage = one.stage
      return isNew && !recorded.some((other) => isInvitationOf(one, other)) ? [{ ...one, kind }] : []
    }
    if (kind === 'invitation') {
      const moves = invitedTo.has(one.stage)
      invitedTo.add(one.stage)
      return [{ ...one, kind: moves ? 'rescheduled' : 'invited' }]
    }
    if (kind === 'cancellation') {
      invitedTo.delete(one.stage)
      return [{ ...one, kind: 'cancelled' }]
    }
    return [{ ...one, kind }]
  })
}

function isInvitationOf(notice: RecordedEvent, { kind, stage, at }: RecordedEvent): boolean {
  return kind === 'invitation' && stage === notice.stage && at.getTime() === notice.at.getTime()
}
