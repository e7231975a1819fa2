import { refuse } from '#domain/kernel/refusals.ts'
import {
  addTagEndpoint,
  deleteTagEndpoint,
  listPersonTagsEndpoint,
  listTagsEndpoint,
  mergeTagEndpoint,
  renameTagEndpoint,
  tagPeopleEndpoint,
  tagPersonEndpoint,
  undoTaggingEndpoint,
  untagPersonEndpoint,
} from '#domain/people/tags/tags.contract.ts'
import { answerChange, answerPage } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { readUserToChange } from '../users/users.reads.ts'
import { readTag, readTags, readTagsOf } from './tags.reads.ts'
import { presentTag } from './tags.views.ts'
import * as writes from './tags.writes.ts'

export const tagRoutes = (platform: Platform) => {
  const { db } = platform
  return [
    route(listTagsEndpoint, async ({ query, viewer }) => answerPage(await readTags(db, viewer, query), presentTag)),

    route(addTagEndpoint, async ({ body, viewer }) =>
      answerChange('common.added', await writes.addTag(platform, viewer, body), presentTag),
    ),

    route(renameTagEndpoint, async ({ params, body, viewer }) => {
      const tag = await readTag(db, viewer, params.id)
      if (!tag) return refuse('errors.not_found')
      return answerChange('common.modified', await writes.renameTag(platform, viewer, tag, body), presentTag)
    }),

    route(deleteTagEndpoint, async ({ params, viewer }) => {
      const tag = await readTag(db, viewer, params.id)
      if (!tag) return refuse('errors.not_found')
      return answerChange('common.deleted', await writes.deleteTag(platform, viewer, tag), presentTag)
    }),

    route(mergeTagEndpoint, async ({ params, body, viewer }) => {
      const [from, into] = await Promise.all([readTag(db, viewer, params.id), readTag(db, viewer, body.into)])
      if (!from || !into) return refuse('errors.not_found')
      const merged = await writes.mergeTags(platform, viewer, from, into)
      return answerChange('tags.merged', merged, ({ moved, ...tag }) => ({ ...presentTag(tag), moved }))
    }),

    route(listPersonTagsEndpoint, async ({ params, viewer }) => {
      const person = await readUserToChange(db, viewer, params.id)
      if (!person) return refuse('errors.not_found')
      return { data: await readTagsOf(db, person.id) }
    }),

    route(tagPersonEndpoint, async ({ params, body, viewer }) => {
      const person = await readUserToChange(db, viewer, params.id)
      if (!person) return refuse('errors.not_found')
      const tagged = await writes.tagPerson(platform, viewer, person, body)
      return answerChange('tags.added_to_person', tagged, ({ tags }) => tags)
    }),

    route(tagPeopleEndpoint, async ({ body, viewer }) =>
      answerChange('tags.given', await writes.tagPeople(platform, viewer, body), (outcome) => outcome),
    ),

    route(undoTaggingEndpoint, async ({ body, viewer }) =>
      answerChange('tags.undone', await writes.undoTagging(platform, viewer, body), (outcome) => outcome),
    ),

    route(untagPersonEndpoint, async ({ params, viewer }) => {
      const [person, tag] = await Promise.all([readUserToChange(db, viewer, params.id), readTag(db, viewer, params.tag)])
      if (!person || !tag) return refuse('errors.not_found')
      const untagged = await writes.untagPerson(platform, viewer, person, tag)
      return answerChange('tags.removed_from_person', untagged, ({ tags }) => tags)
    }),
  ]
}
