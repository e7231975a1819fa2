import type { Stage } from '../../kernel/stages.ts'
import { hiringStage } from './board.rules.ts'

/** What is known of the hire of an application (SPEC-87). */
export interface Hire {
  readonly hired_at: Date | string | null
  /** Since when the person works there no more. The hire stays. */
  readonly hire_ended_at: Date | string | null
}

/** Whether the application is a current hire: the person was hired through it and still works there, as far as staff know. */
export function isCurrentHire({ hired_at, hire_ended_at }: Hire): boolean {
  return hired_at !== null && hire_ended_at === null
}

/** Whether an application can be marked as hired: its card is in the column of approved candidates, and it is no current hire. */
export function canBeHired(application: Hire & { readonly stage: Stage; readonly removed: boolean }): boolean {
  return application.stage === hiringStage && !application.removed && !isCurrentHire(application)
}

/** Which application a person is hired through when none is named: the only one that can be. Otherwise why none is chosen. */
export function chooseHire<Application extends object>(
  hireable: readonly Application[],
): Application | 'board.error.none_to_hire' | 'board.error.which_hire' {
  const [only, other] = hireable
  if (only === undefined) return 'board.error.none_to_hire'
  return other === undefined ? only : 'board.error.which_hire'
}
