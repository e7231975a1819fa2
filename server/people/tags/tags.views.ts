import { limits } from '#domain/kernel/limits.ts'
import type { TagView } from '#domain/people/tags/tags.contract.ts'
import { capped } from '../../platform/lists.ts'
import type { TagRow } from './tags.reads.ts'

export function presentTag({ uuid, name, people, updated_at, version }: TagRow): TagView {
  const { total, total_capped } = capped(people, limits.countCap)
  return { uuid, name, people: total, people_capped: total_capped, updated_at: updated_at.toISOString(), version }
}
