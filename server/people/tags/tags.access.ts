import {
  addTagEndpoint,
  deleteTagEndpoint,
  listPersonTagsEndpoint,
  listTagsEndpoint,
  mergeTagEndpoint,
  renameTagEndpoint,
  tagPeopleEndpoint,
  tagPersonEndpoint,
  untagPersonEndpoint,
} from '#domain/people/tags/tags.contract.ts'
import { type AccessRow, changeRequired, viewRequired } from '../../testing/access.ts'
import type { TestApp } from '../../testing/app.ts'

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
  [untagPersonEndpoint, changeRequired, async (site) => ({ params: { ...(await aPerson(site)), tag: (await aTag(site)).id } })],
]

const aPerson = async (site: TestApp) => ({ id: (await site.person()).uuid })

async function aTag({ platform }: TestApp) {
  const row = platform.db.insertInto('tags').values(fields()).returning('uuid')
  return { id: (await row.executeTakeFirstOrThrow()).uuid }
}
