import {
  addScreeningQuestionEndpoint,
  answerWithFileEndpoint,
  askForAnswersEndpoint,
  deleteScreeningQuestionEndpoint,
  getAnswersOfCardEndpoint,
  getOwnAnswersEndpoint,
  giveAnswersEndpoint,
  listAskedQuestionsEndpoint,
  listScreeningQuestionsEndpoint,
  orderScreeningQuestionsEndpoint,
  updateScreeningQuestionEndpoint,
} from '#domain/hiring/screening-questions/screening-questions.contract.ts'
import { type AccessRow, candidates, changeRequired, everyone, viewRequired } from '../../testing/access.ts'
import type { TestApp, TestPerson } from '../../testing/app.ts'
import { pdfFile } from '../../testing/documents.ts'
import { createCard, makeApplication, makeVacancy } from '../../testing/records.ts'
import { makeQuestion } from '../../testing/screening.ts'

const fields = () => ({ kind: 'yes_no' as const, text: '¿Puedes viajar?', required: true })

export const access: readonly AccessRow[] = [
  [listScreeningQuestionsEndpoint, viewRequired, async (site) => ({ params: { list: (await makeVacancy(site.platform)).uuid } })],
  [
    addScreeningQuestionEndpoint,
    changeRequired,
    async (site) => ({ params: { list: (await makeVacancy(site.platform)).uuid }, body: fields() }),
  ],
  [
    orderScreeningQuestionsEndpoint,
    changeRequired,
    async (site) => {
      const vacancy = await makeVacancy(site.platform)
      const [one, other] = [await makeQuestion(site.platform, vacancy.id), await makeQuestion(site.platform, vacancy.id)]
      return { params: { list: vacancy.uuid }, body: { questions: [other.uuid, one.uuid] } }
    },
  ],
  [
    updateScreeningQuestionEndpoint,
    changeRequired,
    async (site) => ({ params: await aQuestion(site), body: { ...fields(), version: 1 } }),
  ],
  [deleteScreeningQuestionEndpoint, changeRequired, async (site) => ({ params: await aQuestion(site) })],
  [listAskedQuestionsEndpoint, everyone, async (site) => ({ params: { job: (await makeVacancy(site.platform)).uuid } })],
  [getOwnAnswersEndpoint, candidates, (site, asking) => own(site, asking)],
  [
    giveAnswersEndpoint,
    candidates,
    async (site, asking) => {
      const { params, question } = await own(site, asking)
      return { params, body: { answers: [{ question, version: 1, value: 'yes' }] } }
    },
  ],
  [
    answerWithFileEndpoint,
    candidates,
    async (site, asking) => {
      const { question } = await own(site, asking, { kind: 'file' })
      return { params: { question }, files: { file: pdfFile() } }
    },
  ],
  [getAnswersOfCardEndpoint, viewRequired, async (site) => ({ params: { id: (await createCard(site)).card.uuid } })],
  [
    askForAnswersEndpoint,
    changeRequired,
    async (site) => {
      const { vacancy, card } = await createCard(site)
      await makeQuestion(site.platform, vacancy.id)
      return { params: { id: card.uuid } }
    },
  ],
]

async function aQuestion({ platform }: TestApp) {
  return { id: (await makeQuestion(platform, (await makeVacancy(platform)).id)).uuid }
}

/** An application of the caller to a vacancy with a question. */
async function own({ platform, person }: TestApp, asking: TestPerson | undefined, kind: { kind?: 'file' } = {}) {
  const vacancy = await makeVacancy(platform)
  const question = await makeQuestion(platform, vacancy.id, kind)
  const { uuid } = await makeApplication(platform, vacancy.id, (asking ?? (await person())).id)
  return { params: { uuid }, question: question.uuid }
}
