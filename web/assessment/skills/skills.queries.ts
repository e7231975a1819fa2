import {
  addSkillEndpoint,
  deleteSkillEndpoint,
  getSkillEndpoint,
  listSkillsEndpoint,
  type SkillView,
  updateSkillEndpoint,
} from '#domain/assessment/skills/skills.contract.ts'
import type { BodyInput } from '#domain/kernel/endpoint.ts'
import { useChanges } from '../../platform/client/use-changes.ts'
import { useRecord } from '../../platform/client/use-record.ts'
import { useList } from '../../platform/tables/use-list.ts'

/** One page of the catalogue of skills (SKA-01). */
export const useSkills = () => useList(listSkillsEndpoint, { sort: 'name' })

export const useSkill = (id: string) => useRecord(getSkillEndpoint, { id })

/** Adds, saves and deletes a skill. */
export function useSkillChanges() {
  const send = useChanges(listSkillsEndpoint)
  return {
    add: (body: BodyInput<typeof addSkillEndpoint>) => send(addSkillEndpoint, { body }),
    save: ({ uuid, version }: SkillView, fields: BodyInput<typeof addSkillEndpoint>) =>
      send(updateSkillEndpoint, { params: { id: uuid }, body: { ...fields, version } }),
    remove: ({ uuid }: SkillView) => send(deleteSkillEndpoint, { params: { id: uuid } }),
  }
}
