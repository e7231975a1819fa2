import type {
  addSkillEndpoint,
  deleteSkillEndpoint,
  getSkillEndpoint,
  listSkillsEndpoint,
  SkillView,
  updateSkillEndpoint,
} from '#domain/assessment/skills/skills.contract.ts'
import type { BodyInput } from '#domain/kernel/endpoint.ts'
import { useChanges } from '../../platform/client/use-changes.ts'
import { useRecord } from '../../platform/client/use-record.ts'
import { useList } from '../../platform/tables/use-list.ts'

/** One page of the catalogue of skills (SKA-01). */
export const useSkills = () => useList<typeof listSkillsEndpoint>('/api/skills', { sort: 'name' })

export const useSkill = (id: string) => useRecord<typeof getSkillEndpoint>('/api/skills/:id', { id })

/** Adds, saves and deletes a skill. */
export function useSkillChanges() {
  const send = useChanges('/api/skills')
  return {
    add: (body: BodyInput<typeof addSkillEndpoint>) => send<typeof addSkillEndpoint>('POST', '/api/skills', { body }),
    save: ({ uuid, version }: SkillView, fields: BodyInput<typeof addSkillEndpoint>) =>
      send<typeof updateSkillEndpoint>('PUT', '/api/skills/:id', { params: { id: uuid }, body: { ...fields, version } }),
    remove: ({ uuid }: SkillView) => send<typeof deleteSkillEndpoint>('DELETE', '/api/skills/:id', { params: { id: uuid } }),
  }
}
