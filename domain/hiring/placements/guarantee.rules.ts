/** The states of a placement: ended within its guarantee, the guarantee runs, is over, or was not agreed. */
export const placementStates = ['running', 'ended_within', 'over', 'none'] as const
export type PlacementState = (typeof placementStates)[number]

interface Guaranteed {
  /** The last day of the guarantee; null without one. Days are yyyy-mm-dd. */
  readonly guarantee_ends_on: string | null
  /** The day on which the hire ended; null while the person works there. */
  readonly ended_on: string | null
}

/** The state of a placement on a day (PLC-01). The last day belongs to the guarantee. */
export function placementState({ guarantee_ends_on, ended_on }: Guaranteed, today: string): PlacementState {
  if (guarantee_ends_on === null) return 'none'
  if (ended_on !== null && ended_on <= guarantee_ends_on) return 'ended_within'
  return today <= guarantee_ends_on ? 'running' : 'over'
}

/** How many days before the last day of a guarantee its owner is notified. */
export const guaranteeNoticeDays = 7
