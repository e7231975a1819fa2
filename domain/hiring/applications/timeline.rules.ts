import { firstStage, type Stage } from '../../kernel/stages.ts'
import type { InterviewAnswer } from '../interviews/interviews.rules.ts'

export const timelineKinds = [
  'applied',
  'applied_again',
  'told',
  'invited',
  'rescheduled',
  'cancelled',
  'answered',
  'withdrawn',
] as const

/** What is kept of an application that its candidate may know of. */
export interface Noted {
  readonly kind: 'applied' | 'restored' | 'told' | 'invitation' | 'cancellation' | 'answered' | 'withdrawn'
  readonly at: Date
  readonly stage: Stage | null
  readonly starts_at: Date | null
  readonly ends_at: Date | null
  readonly time_zone: string | null
  readonly answer: InterviewAnswer | null
  readonly note: string
}
export type Told = Omit<Noted, 'kind'> & { readonly kind: (typeof timelineKinds)[number] }

/**
 * An application as its candidate lived it, in order of time (APP-03): a stage stands there once until another one is told, an
 * invitation tells of its stage, and the invitation to an interview that stands already moves it.
 */
export function timelineOf(noted: readonly Noted[]): Told[] {
  let stage: Stage | null = null
  const invitedTo = new Set<Stage | null>()
  return noted.flatMap((one): Told[] => {
    const { kind } = one
    if (kind === 'applied' || kind === 'restored') {
      stage = firstStage
      return [{ ...one, kind: kind === 'applied' ? 'applied' : 'applied_again' }]
    }
    if (kind === 'told') {
      const isNew = one.stage !== stage
      stage = one.stage
      return isNew && !noted.some((other) => isInvitationOf(one, other)) ? [{ ...one, kind }] : []
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

function isInvitationOf(told: Noted, { kind, stage, at }: Noted): boolean {
  return kind === 'invitation' && stage === told.stage && at.getTime() === told.at.getTime()
}
