import type { ReasonView } from '#domain/hiring/reasons/reasons.contract.ts'
import type { ReasonRow } from './reasons.reads.ts'

export function presentReason({ uuid, name, updated_at, version }: ReasonRow): ReasonView {
  return { uuid, name, updated_at: updated_at.toISOString(), version }
}
