import type { StepList, StepView } from '#domain/hiring/steps/steps.contract.ts'
import type { VacancyPlace } from '../../platform/named-vacancy.reads.ts'
import type { StepRow } from './steps.reads.ts'

export const presentStep = ({ uuid, name, stage, version, cards }: StepRow): StepView => ({ uuid, name, stage, version, cards })

export function presentSteps({ vacancy }: VacancyPlace, rows: readonly StepRow[]): StepList {
  return {
    vacancy: vacancy && { uuid: vacancy.uuid, name_job: vacancy.title, language: vacancy.language },
    steps: rows.map(presentStep),
  }
}
