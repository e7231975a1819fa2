import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  addUserSkillEndpoint,
  deleteUserSkillEndpoint,
  listSkillsToAddEndpoint,
  listUserSkillsEndpoint,
  type UserSkillView,
  updateUserSkillEndpoint,
} from '#domain/assessment/skills/user-skills.contract.ts'
import type { BodyInput } from '#domain/kernel/endpoint.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { ApiRefusal } from '../../platform/client/api-refusal.ts'
import { call } from '../../platform/client/call.ts'
import { queryKey } from '../../platform/client/query-key.ts'
import { useChanges } from '../../platform/client/use-changes.ts'

/** The caller's skills in a language (SKL-01). Every visit reads them again, because tests and applications change them elsewhere. */
export function useUserSkills(language: Language) {
  return useQuery({
    queryKey: queryKey(listUserSkillsEndpoint, language),
    queryFn: async ({ signal }) => (await call(listUserSkillsEndpoint, { params: { language }, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** The skills that the caller may add. */
export function useSkillsToAdd() {
  return useQuery({
    queryKey: queryKey(listSkillsToAddEndpoint),
    queryFn: async ({ signal }) => (await call(listSkillsToAddEndpoint, { signal })).data,
    staleTime: 0,
  })
}

/** Adds, saves and deletes a skill of the caller. */
export function useUserSkillChanges() {
  const send = useChanges(listUserSkillsEndpoint, listSkillsToAddEndpoint)
  return {
    /** @throws ApiRefusal also when the skill's tests are used up, which the server answers with `added: '0'`. */
    add: async (body: BodyInput<typeof addUserSkillEndpoint>) => {
      const { success_message, data } = await send(addUserSkillEndpoint, { body })
      if (!data) throw new ApiRefusal(409, success_message)
      return { success_message, data }
    },
    save: ({ uuid, version }: UserSkillView, fields: Omit<BodyInput<typeof updateUserSkillEndpoint>, 'version'>) =>
      send(updateUserSkillEndpoint, { params: { uuid }, body: { ...fields, version } }),
    remove: ({ uuid }: UserSkillView) => send(deleteUserSkillEndpoint, { params: { uuid } }),
  }
}
