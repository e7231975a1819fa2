import { deleteKitEndpoint, listKitsEndpoint, saveKitEndpoint } from '#domain/hiring/scorecards/kits.contract.ts'
import {
  discardScorecardDraftEndpoint,
  getOwnScorecardEndpoint,
  getScorecardsEndpoint,
  listDueScorecardsEndpoint,
  saveScorecardDraftEndpoint,
  submitScorecardEndpoint,
} from '#domain/hiring/scorecards/scorecards.contract.ts'
import { type AccessRow, changeRequired, viewRequired } from '../../testing/access.ts'
import type { TestApp } from '../../testing/app.ts'
import { makeVacancy } from '../../testing/records.ts'
import { interviewed, kitFields, makeKit, scorecardOf } from '../../testing/scorecards.ts'

export const access: readonly AccessRow[] = [
  [listKitsEndpoint, viewRequired, async (site) => ({ params: { vacancy: (await makeVacancy(site.platform)).uuid } })],
  [
    saveKitEndpoint,
    changeRequired,
    async (site) => ({
      params: { vacancy: (await makeVacancy(site.platform)).uuid, stage: 'firstInterview' },
      body: kitFields(),
    }),
  ],
  [
    deleteKitEndpoint,
    changeRequired,
    async (site) => {
      const vacancy = await makeVacancy(site.platform)
      await makeKit(site, vacancy.id)
      return { params: { vacancy: vacancy.uuid, stage: 'firstInterview' } }
    },
  ],
  [getScorecardsEndpoint, viewRequired, async (site) => ({ params: { id: (await interviewed(site)).card.uuid } })],
  [getOwnScorecardEndpoint, changeRequired, async (site) => ({ params: (await aCard(site)).params })],
  [saveScorecardDraftEndpoint, changeRequired, (site) => aCard(site)],
  [discardScorecardDraftEndpoint, changeRequired, async (site) => ({ params: (await aCard(site)).params })],
  [submitScorecardEndpoint, changeRequired, (site) => aCard(site)],
  [listDueScorecardsEndpoint, changeRequired],
]

async function aCard(site: TestApp) {
  const { card, kit } = await interviewed(site)
  return { params: { id: card.uuid, stage: 'firstInterview' }, body: scorecardOf(kit, 3, 4) }
}
