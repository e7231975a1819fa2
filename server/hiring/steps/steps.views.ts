import type { StepList, StepView } from '#domain/hiring/steps/steps.contract.ts'
import type { StepPlace, StepRow } from './steps.reads.ts'

export const presentStep = ({ uuid, name, stage, version, cards }: StepRow): StepView => ({ uuid, name, stage, version, cards })

export function presentSteps({ vacancy }: StepPlace, rows: readonly StepRow[]): StepList {
  return {
    vacancy: vacancy && { uuid: vacancy.uuid, name_job: vacancy.title, language: vacancy.language },
    steps: rows.map(presentStep),
  }
}
