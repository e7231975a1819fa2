import {
  countWaitingTexts,
  getTextsOfQuestion,
  listWaitingQuestions,
  rateText,
  undoRating,
} from '#domain/assessment/results/rating.contract.ts'
import { getResult, listAttempts, removeUserSkill, resetTest } from '#domain/assessment/results/results.contract.ts'
import { listVacancyResults } from '#domain/assessment/results/vacancy-results.contract.ts'
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
  [getResult, viewRequired, async (site) => ({ params: { uuid: (await result(site)).userSkill } })],
  [listAttempts, viewRequired, async (site) => ({ params: { id: (await result(site)).userSkill } })],
  [resetTest, changeRequired, async (site) => ({ body: await named(site) })],
  [removeUserSkill, changeRequired, async (site) => ({ body: await named(site) })],
  [rateText, changeRequired, async (site) => ({ body: { uid: (await result(site)).uids[0], val: 'E' } })],
  [undoRating, changeRequired, async (site, caller) => ({ body: { uid: await aRatedText(site, caller) } })],
  [listWaitingQuestions, changeRequired],
  [countWaitingTexts, changeRequired],
  [getTextsOfQuestion, changeRequired, async (site) => ({ params: { uuid: (await result(site)).bank.questions[0]?.uuid } })],
  [listVacancyResults, viewRequired, async (site) => ({ params: { id: (await createCard(site)).vacancy.uuid } })],
]

/** Makes a text that the caller has rated, if the caller may rate. */
async function aRatedText(site: TestApp, caller: TestPerson | undefined) {
  const [uid] = (await result(site)).uids
  await site.call(rateText, { token: caller?.token, body: { uid, val: 'E' } })
  return uid
}
