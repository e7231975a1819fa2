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
import { type AccessRow, changeRequired, viewRequired } from '../../testing/access.ts'
import type { TestApp, TestPerson } from '../../testing/app.ts'

let made = 0
const fields = () => ({ name: `Etiqueta de prueba ${++made}` })

export const access: readonly AccessRow[] = [
  [listTagsEndpoint, viewRequired],
  [addTagEndpoint, changeRequired, async () => ({ body: fields() })],
  [renameTagEndpoint, changeRequired, async (site) => ({ params: await aTag(site), body: { ...fields(), version: 1 } })],
  [deleteTagEndpoint, changeRequired, async (site) => ({ params: await aTag(site) })],
  [mergeTagEndpoint, changeRequired, async (site) => ({ params: await aTag(site), body: { into: (await aTag(site)).id } })],
  [listPersonTagsEndpoint, viewRequired, async (site) => ({ params: await aPerson(site) })],
  [tagPersonEndpoint, changeRequired, async (site) => ({ params: await aPerson(site), body: fields() })],
  [
    tagPeopleEndpoint,
    changeRequired,
    async (site) => ({ body: { ...fields(), uuid_users: [(await aPerson(site)).id, (await aPerson(site)).id] } }),
  ],
  [undoTaggingEndpoint, changeRequired, aTagging],
  [untagPersonEndpoint, changeRequired, async (site) => ({ params: { ...(await aPerson(site)), tag: (await aTag(site)).id } })],
]

const aPerson = async (site: TestApp) => ({ id: (await site.person()).uuid })

/** A tag that a person has from the caller. */
async function aTagging(site: TestApp, caller: TestPerson | undefined) {
  const person = await site.person()
  const added = site.platform.db.insertInto('tags').values(fields()).returning(['id', 'uuid'])
  const tag = await added.executeTakeFirstOrThrow()
  await site.platform.db
    .insertInto('person_tags')
    .values({ user_id: person.id, tag_id: tag.id, added_by: caller?.id ?? null })
    .execute()
  return { body: { tag: tag.uuid, uuid_users: [person.uuid] } }
}

async function aTag({ platform }: TestApp) {
  const row = platform.db.insertInto('tags').values(fields()).returning('uuid')
  return { id: (await row.executeTakeFirstOrThrow()).uuid }
}
