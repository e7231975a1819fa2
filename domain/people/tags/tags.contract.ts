import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { recordId, recordIdOr, requiredText, version, versionSeen } from '../../kernel/fields.ts'
import { limits } from '../../kernel/limits.ts'
import { changeOf, listOf, listQuery } from '../../kernel/pagination.ts'

/** A tag of the company's own list (POO-01). Repeated spaces become one, so that no two tags look alike. */
export const tagForm = z.object({
  name: requiredText('personal.error.name_required', limits.tags.nameLength).transform((name) => name.replace(/ +/g, ' ')),
})
export type TagFields = z.output<typeof tagForm>

const tagView = z.object({
  uuid: z.string(),
  name: z.string(),
  /** How many people that the viewer may see have the tag, up to limits.countCap. */
  people: z.number().int(),
  people_capped: z.boolean(),
  updated_at: z.string(),
  version,
})
export type TagView = z.infer<typeof tagView>

const mayView = { module: 'users', item: 'view' } as const
export const mayChangeTags = { module: 'users', item: 'change' } as const
const params = z.object({ id: recordId })

export const listTagsEndpoint = endpoint({
  method: 'GET',
  path: '/api/tags',
  summary: "The company's tags, each with the number of people who have it",
  access: mayView,
  /** `chosen` answers only this tag, for a field that knows its uuid. */
  query: listQuery(['name', 'updated_at'], 'name').safeExtend({ chosen: recordId.optional() }),
  exported: true,
  answer: listOf(tagView),
})

export const addTagEndpoint = endpoint({
  method: 'POST',
  path: '/api/tags',
  summary: 'Adds a tag',
  access: mayChangeTags,
  body: tagForm,
  answer: changeOf(tagView),
})

export const renameTagEndpoint = endpoint({
  method: 'PUT',
  path: '/api/tags/:id',
  summary: 'Renames a tag; 409 when somebody else changed it since `version`',
  access: mayChangeTags,
  params,
  body: tagForm.extend({ version: versionSeen }),
  answer: changeOf(tagView),
})

export const deleteTagEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/tags/:id',
  summary: 'Deletes a tag and takes it off everybody who has it; answers with the tag as it was',
  access: mayChangeTags,
  params,
  answer: changeOf(tagView),
})

export const tagMergeForm = z.object({ into: recordIdOr('tags.error.into') })

export const mergeTagEndpoint = endpoint({
  method: 'POST',
  path: '/api/tags/:id/merge',
  summary: 'Gives everybody who has this tag the other one, and deletes this one; answers with the other',
  access: mayChangeTags,
  params,
  body: tagMergeForm,
  answer: changeOf(tagView.extend({ moved: z.number().int() })),
})

/** A tag that a person has. */
export const personTag = z.object({ uuid: z.string(), name: z.string() })
export type PersonTag = z.infer<typeof personTag>

export const listPersonTagsEndpoint = endpoint({
  method: 'GET',
  path: '/api/users/tags/:id',
  summary: 'The tags of a person, by name',
  access: mayView,
  params,
  reads: { what: 'person', of: 'user', by: ['id'] },
  answer: z.object({ data: z.array(personTag) }),
})

export const tagPersonEndpoint = endpoint({
  method: 'POST',
  path: '/api/users/tags/:id',
  summary: 'Gives a person the tag of this name, and adds the tag to the list if it is new; answers with the tags of the person',
  access: mayChangeTags,
  params,
  body: tagForm,
  answer: changeOf(z.array(personTag)),
})

const uuid_users = z.array(recordId).min(1, 'errors.bad_request').max(limits.peopleAtOnce, 'errors.bad_request')
/** The tag that many people get at once. */
export const tagPeopleForm = tagForm.extend({ uuid_users })
/** A tag, and people who got it together. */
const taggingForm = z.object({ tag: recordId, uuid_users })
export type Tagging = z.output<typeof taggingForm>

export const tagPeopleEndpoint = endpoint({
  method: 'POST',
  path: '/api/users/tags',
  summary:
    'Gives people the tag of this name, and adds the tag to the list if it is new; people who have as many tags as possible are left out',
  access: mayChangeTags,
  body: tagPeopleForm,
  answer: changeOf(
    z.object({
      /** How many people got the tag, had it before, and were left out. */
      tagged: z.number().int(),
      there: z.number().int(),
      full: z.number().int(),
      /** The people who got the tag, as its undo asks for them; null when nobody did. */
      undo: taggingForm.nullable(),
    }),
  ),
})

export const undoTaggingEndpoint = endpoint({
  method: 'POST',
  path: '/api/users/tags/undo',
  summary: 'Takes a tag off people whom the caller gave it; 409 when nobody has it from the caller any more',
  access: mayChangeTags,
  body: taggingForm,
  answer: changeOf(z.object({ untagged: z.number().int() })),
})

export const untagPersonEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/users/tags/:id/:tag',
  summary: 'Takes a tag off a person; answers with the tags that are left',
  access: mayChangeTags,
  params: params.extend({ tag: recordId }),
  answer: changeOf(z.array(personTag)),
})
