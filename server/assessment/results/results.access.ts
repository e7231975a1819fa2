import {
  countWaitingTextsEndpoint,
  getTextsOfQuestionEndpoint,
  listWaitingQuestionsEndpoint,
  rateTextEndpoint,
  undoRatingEndpoint,
} from '#domain/assessment/results/rating.contract.ts'
import {
  getResultEndpoint,
  listAttemptsEndpoint,
  removeUserSkillEndpoint,
  resetTestEndpoint,
} from '#domain/assessment/results/results.contract.ts'
import { getResultSpreadEndpoint, listVacancyResultsEndpoint } from '#domain/assessment/results/vacancy-results.contract.ts'
import { type AccessRow, changeRequired, viewRequired } from '../../testing/access.ts'
import type { TestApp, TestPerson } from '../../testing/app.ts'
import { createCard } from '../../testing/records.ts'
import { makeResult } from '../../testing/results.ts'

const result = (site: TestApp) => makeResult(site.platform, { texts: 1 })
const named = async (site: TestApp) => {
  const { bank, person, attempt } = await result(site)
  return { idskill: bank.skillUuid, uuidUser: person.uuid, attempt }
}

export const access: readonly AccessRow[] = [
  [getResultEndpoint, viewRequired, async (site) => ({ params: { uuid: (await result(site)).userSkill } })],
  [listAttemptsEndpoint, viewRequired, async (site) => ({ params: { id: (await result(site)).userSkill } })],
  [resetTestEndpoint, changeRequired, async (site) => ({ body: await named(site) })],
  [removeUserSkillEndpoint, changeRequired, async (site) => ({ body: await named(site) })],
  [rateTextEndpoint, changeRequired, async (site) => ({ body: { uid: (await result(site)).uids[0], val: 'E' } })],
  [undoRatingEndpoint, changeRequired, async (site, caller) => ({ body: { uid: await aRatedText(site, caller) } })],
  [listWaitingQuestionsEndpoint, changeRequired],
  [countWaitingTextsEndpoint, changeRequired],
  [
    getTextsOfQuestionEndpoint,
    changeRequired,
    async (site) => ({ params: { uuid: (await result(site)).bank.questions[0]?.uuid } }),
  ],
  [getResultSpreadEndpoint, viewRequired, async (site) => ({ params: { id: (await createCard(site)).vacancy.uuid } })],
  [listVacancyResultsEndpoint, viewRequired, async (site) => ({ params: { id: (await createCard(site)).vacancy.uuid } })],
]

/** Makes a text that the caller has rated, if the caller may rate. */
async function aRatedText(site: TestApp, caller: TestPerson | undefined) {
  const [uid] = (await result(site)).uids
  await site.call(rateTextEndpoint, { token: caller?.token, body: { uid, val: 'E' } })
  return uid
}
