import { type Stage, stages } from '../../kernel/stages.ts'

/** The permanent id of a column on a vacancy's board. */
export function columnId(vacancyUuid: string, stage: Stage): string {
  return `${vacancyUuid}:${stage}`
}

/** The vacancy and stage of a column id; undefined for any other text. */
export function columnOf(id: string): { readonly vacancy: string; readonly stage: Stage } | undefined {
  const [vacancy = '', name] = id.toLowerCase().split(':')
  const stage = stages.find((one) => one.toLowerCase() === name)
  return stage && columnId(vacancy, stage).toLowerCase() === id.toLowerCase() ? { vacancy, stage } : undefined
}
