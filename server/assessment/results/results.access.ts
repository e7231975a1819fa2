import {
  countWaitingTexts,
  getTextsOfQuestion,
  listWaitingQuestions,
  rateText,
  undoRating,
} from '#domain/assessment/results/rating.contract.ts'
import { getResult, listAttempts, removeUserSkill, resetTest } from '#domain/assessment/results/results.contract.ts'
import { listVacancyResults } from '#domain/assessment/results/vacancy-results.contract.ts'
import { type AccessRow, whoMayChange, whoMayView } from '../../testing/access.ts'
import type { TestApp, TestPerson } from '../../testing/app.ts'
import { aCard } from '../../testing/records.ts'
import { makeResult } from '../../testing/results.ts'

const result = (site: TestApp) => makeResult(site.platform, { texts: 1 })
const named = async (site: TestApp) => {
  const { bank, person, attempt } = await result(site)
  return { idskill: bank.skillUuid, uuidUser: person.uuid, attempt }
}

export const access: readonly AccessRow[] = [
  [getResult, whoMayView, async (site) => ({ params: { uuid: (await result(site)).userSkill } })],
  [listAttempts, whoMayView, async (site) => ({ params: { id: (await result(site)).userSkill } })],
  [resetTest, whoMayChange, async (site) => ({ body: await named(site) })],
  [removeUserSkill, whoMayChange, async (site) => ({ body: await named(site) })],
  [rateText, whoMayChange, async (site) => ({ body: { uid: (await result(site)).uids[0], val: 'E' } })],
  [undoRating, whoMayChange, async (site, caller) => ({ body: { uid: await aRatedText(site, caller) } })],
  [listWaitingQuestions, whoMayChange],
  [countWaitingTexts, whoMayChange],
  [getTextsOfQuestion, whoMayChange, async (site) => ({ params: { uuid: (await result(site)).bank.questions[0]?.uuid } })],
  [listVacancyResults, whoMayView, async (site) => ({ params: { id: (await aCard(site)).vacancy.uuid } })],
]

/** Makes a text that the caller has rated, if the caller may rate. */
async function aRatedText(site: TestApp, caller: TestPerson | undefined) {
  const [uid] = (await result(site)).uids
  await site.call(rateText, { token: caller?.token, body: { uid, val: 'E' } })
  return uid
}
