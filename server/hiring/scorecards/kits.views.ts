import type { KitOfStage, KitView } from '#domain/hiring/scorecards/kits.contract.ts'
import type { InterviewStage } from '#domain/kernel/stages.ts'
import type { KitRow } from './kits.reads.ts'

export function presentKit({ scale, words, criteria, questions, version }: KitRow): KitView {
  return {
    ...{ scale, words, version },
    criteria: criteria.map(({ uuid, skill_uuid, name, hint }) => ({ uuid, skill: skill_uuid ?? '', name, hint })),
    questions: questions.map(({ uuid, text }) => ({ uuid, text })),
  }
}

export function presentKitOfStage(stage: InterviewStage, kits: readonly KitRow[], used: readonly InterviewStage[]): KitOfStage {
  const kit = kits.find((one) => one.stage === stage)
  return { stage, kit: kit ? presentKit(kit) : null, used: used.includes(stage) }
}
