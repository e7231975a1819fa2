import {
  countDuplicatesEndpoint,
  keepApartEndpoint,
  listDuplicatesEndpoint,
  mergePeopleEndpoint,
  previewMergeEndpoint,
} from '#domain/people/duplicates/duplicates.contract.ts'
import { type AccessRow, changeRequired } from '../../testing/access.ts'
import type { TestApp } from '../../testing/app.ts'

export const access: readonly AccessRow[] = [
  [listDuplicatesEndpoint, changeRequired],
  [countDuplicatesEndpoint, changeRequired],
  [previewMergeEndpoint, changeRequired, async (site) => ({ params: await aPair(site) })],
  [
    mergePeopleEndpoint,
    changeRequired,
    async (site) => {
      const { one, other } = await aPair(site)
      return { body: { stays: one, leaves: other } }
    },
  ],
  [keepApartEndpoint, changeRequired, async (site) => ({ body: await aPair(site) })],
]

async function aPair(site: TestApp) {
  return { one: (await site.person()).uuid, other: (await site.person()).uuid }
}
