import type {
  addSkill,
  deleteSkill,
  getSkill,
  listSkills,
  SkillView,
  updateSkill,
} from '#domain/assessment/skills/skills.contract.ts'
import type { BodyInput } from '#domain/kernel/endpoint.ts'
import { useChanges } from '../../platform/client/use-changes.ts'
import { useRecord } from '../../platform/client/use-record.ts'
import { useList } from '../../platform/tables/use-list.ts'

/** One page of the catalogue of skills (SKA-01). */
export const useSkills = () => useList<typeof listSkills>('/api/skills', { sort: 'name' })

export const useSkill = (id: string) => useRecord<typeof getSkill>('/api/skills/:id', { id })

/** Adds, saves and deletes a skill. */
export function useSkillChanges() {
  const send = useChanges('/api/skills')
  return {
    add: (body: BodyInput<typeof addSkill>) => send<typeof addSkill>('POST', '/api/skills', { body }),
    save: ({ uuid, version }: SkillView, fields: BodyInput<typeof addSkill>) =>
      send<typeof updateSkill>('PUT', '/api/skills/:id', { params: { id: uuid }, body: { ...fields, version } }),
    remove: ({ uuid }: SkillView) => send<typeof deleteSkill>('DELETE', '/api/skills/:id', { params: { id: uuid } }),
  }
}
