import {
  breakQuestionEndpoint,
  checkPairEndpoint,
  exportBankEndpoint,
  exportBankTableEndpoint,
  getBankEndpoint,
  importBankEndpoint,
  listHealthEndpoint,
  listParityEndpoint,
  listUnpairedEndpoint,
  mendQuestionEndpoint,
  pairQuestionsEndpoint,
  partQuestionsEndpoint,
  previewImportEndpoint,
} from '#domain/assessment/banks/banks.contract.ts'
import { type AccessRow, changeRequired, viewRequired } from '../../testing/access.ts'
import type { TestApp } from '../../testing/app.ts'
import { fileOf } from '../../testing/documents.ts'
import { makeBank } from '../../testing/tests.ts'

export const access: readonly AccessRow[] = [
  [getBankEndpoint, viewRequired, async (site) => ({ params: await aBank(site) })],
  [listHealthEndpoint, viewRequired, async (site) => ({ params: await aBank(site), query: { language: 'es' } })],
  [breakQuestionEndpoint, changeRequired, async (site) => ({ params: await createQuestion(site) })],
  [mendQuestionEndpoint, changeRequired, async (site) => ({ params: await createQuestion(site, { broken_at: new Date() }) })],
  [exportBankTableEndpoint, viewRequired, async (site) => ({ params: await aBank(site) })],
  [exportBankEndpoint, viewRequired, async (site) => ({ params: await aBank(site) })],
  [
    previewImportEndpoint,
    changeRequired,
    async (site) => ({ params: await aBank(site), files: aFile(), body: { language: 'es' } }),
  ],
  [importBankEndpoint, changeRequired, anImport],
  [listParityEndpoint, viewRequired, async (site) => ({ params: await aBank(site) })],
  [listUnpairedEndpoint, viewRequired, async (site) => ({ params: await aBank(site), query: { language: 'es' } })],
  [pairQuestionsEndpoint, changeRequired, twoQuestions],
  [checkPairEndpoint, changeRequired, async (site) => ({ params: await createQuestion(site, { pair: crypto.randomUUID() }) })],
  [
    partQuestionsEndpoint,
    changeRequired,
    async (site) => ({ params: await createQuestion(site, { pair: crypto.randomUUID() }) }),
  ],
]

/** Makes a question in each language, without a pair. */
async function twoQuestions({ platform }: TestApp) {
  const { skillId, questions } = await makeBank(platform, { questions: 1 })
  const english = await makeBank(platform, { questions: 1, language: 'en', skillId })
  return { body: { question_uuid: questions[0]?.uuid, other_uuid: english.questions[0]?.uuid } }
}

const aFile = () => ({ file: fileOf(Buffer.from('language,type,question\nes,text,¿Por qué?'), 'banco.csv') })

/** Makes an import with its preview. */
async function anImport(site: TestApp) {
  const [params, files] = [await aBank(site), aFile()]
  const { token } = await site.person({ role: 'administrator' })
  const { plan } = (await site.call(previewImportEndpoint, { token, params, files, body: {} })).answer.data
  return { params, files, body: { language: 'es', plan } }
}

async function aBank({ platform }: TestApp) {
  return { id: (await makeBank(platform, { questions: 1 })).skillUuid }
}

async function createQuestion({ platform }: TestApp, values: object = {}) {
  const { skillId } = await makeBank(platform, { questions: 1 })
  return platform.db
    .updateTable('questions')
    .set({ ready: true, ...values })
    .where('id', 'in', (from) => from.selectFrom('question_skills').select('question_id').where('skill_id', '=', skillId))
    .returning('uuid as id')
    .executeTakeFirstOrThrow()
}
