/** The columns of the hiring board, in order (BRD-01), with their codes on the wire. */
export const stages = ['apply', 'makeTest', 'firstInterview', 'secondInterview', 'approved', 'reject'] as const
export type Stage = (typeof stages)[number]
export const firstStage: Stage = 'apply'

export type InterviewStage = Extract<Stage, `${string}Interview`>

/** Stages whose notification is an interview invitation. */
export function isInterview(stage: Stage): stage is InterviewStage {
  return stage === 'firstInterview' || stage === 'secondInterview'
}
