import type { Stage } from '../../kernel/stages.ts'

/** The message that names the stage of a process to its candidate. Whom staff added did not apply. */
export const reachedMessage = (stage: Stage, added: boolean) =>
  added && stage === 'apply' ? 'applications.included' : (`applications.stage.${stage}` as const)
