import { useQuery } from '@tanstack/react-query'
import { limits } from '#domain/kernel/limits.ts'
import {
  addTagEndpoint,
  deleteTagEndpoint,
  listPersonTagsEndpoint,
  listTagsEndpoint,
  mergeTagEndpoint,
  type PersonTag,
  renameTagEndpoint,
  type TagFields,
  type Tagging,
  type TagView,
  tagPeopleEndpoint,
  tagPersonEndpoint,
  undoTaggingEndpoint,
  untagPersonEndpoint,
} from '#domain/people/tags/tags.contract.ts'
import { listUsersEndpoint } from '#domain/people/users/users.contract.ts'
import { call } from '../../platform/client/call.ts'
import { queryKey } from '../../platform/client/query-key.ts'
import { useChanges } from '../../platform/client/use-changes.ts'
import { useFoundOptions } from '../../platform/forms/use-found-options.ts'
import { useList } from '../../platform/tables/use-list.ts'

/** The tags, page by page (POO-01). */
export const useTags = () => useList(listTagsEndpoint, { sort: 'name' })

export function useTagChanges() {
  const send = useChanges(listTagsEndpoint, listPersonTagsEndpoint, listUsersEndpoint)
  return {
    add: (body: TagFields) => send(addTagEndpoint, { body }),
    save: ({ uuid, version }: TagView, { name }: TagFields) =>
      send(renameTagEndpoint, { params: { id: uuid }, body: { name, version } }),
    remove: ({ uuid }: TagView) => send(deleteTagEndpoint, { params: { id: uuid } }),
    merge: ({ uuid }: TagView, into: string) => send(mergeTagEndpoint, { params: { id: uuid }, body: { into } }),
  }
}

/** Tags that match the typed text, and the one that is chosen already. */
export const useTagChoices = (chosen: string) =>
  useFoundOptions(
    'tags',
    async (query, signal) => {
      const { data } = await call(listTagsEndpoint, { query: { ...query, sort: 'name', size: limits.choices }, signal })
      return data.map(({ uuid, name }) => ({ value: uuid, label: name }))
    },
    chosen,
  )

/** The tags of a person. */
export const useTagsOf = (id: string) =>
  useQuery({
    queryKey: queryKey(listPersonTagsEndpoint, id),
    queryFn: async ({ signal }) => (await call(listPersonTagsEndpoint, { params: { id }, signal })).data,
  })

/** Gives many people a tag, and returns how many got it. */
export function useTagPeople() {
  const send = useChanges(listPersonTagsEndpoint, listTagsEndpoint, listUsersEndpoint)
  return async (name: string, people: readonly string[]) =>
    (await send(tagPeopleEndpoint, { body: { name, uuid_users: [...people] } })).data
}

/** Takes a tag off the people who got it together. */
export function useUndoTagging() {
  const send = useChanges(listPersonTagsEndpoint, listTagsEndpoint, listUsersEndpoint)
  return (tagging: Tagging) => send(undoTaggingEndpoint, { body: tagging })
}

/** Gives a person tags and takes them off. */
export function useTagging(id: string) {
  const send = useChanges(listPersonTagsEndpoint, listTagsEndpoint, listUsersEndpoint)
  return {
    add: (name: string) => send(tagPersonEndpoint, { params: { id }, body: { name } }),
    remove: ({ uuid: tag }: PersonTag) => send(untagPersonEndpoint, { params: { id, tag } }),
  }
}
