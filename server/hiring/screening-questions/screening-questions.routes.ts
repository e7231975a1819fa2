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
import { answerStateOf } from '#domain/hiring/screening-questions/screening-questions.rules.ts'
import { library } from '#domain/hiring/screening-questions/screening-questions.screens.ts'
import { refuse } from '#domain/kernel/refusals.ts'
import { answerChange } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import { readVacancyPlace } from '../../platform/named-vacancy.reads.ts'
import type { Platform } from '../../platform/platform.ts'
import { readApplicationOfCard, readCardToAsk, readOwnApplication } from './answers.reads.ts'
import { presentAnswerTo, presentCardAnswerTo } from './answers.views.ts'
import { giveAnswers, giveFile, readUnanswered } from './answers.writes.ts'
import { askForAnswers } from './asking.writes.ts'
import { readAskedQuestions, readQuestion, readQuestionFor, readQuestions } from './screening-questions.reads.ts'
import { presentAsked, presentList, presentQuestion } from './screening-questions.views.ts'
import * as writes from './screening-questions.writes.ts'

export const screeningQuestionRoutes = (platform: Platform) => [
  route(listScreeningQuestionsEndpoint, async ({ params, viewer }) => {
    const place = await readVacancyPlace(platform.db, viewer, params.list, library)
    if (!place) return refuse('errors.not_found')
    return { data: presentList(place, await readQuestions(platform.db, place.vacancy?.id ?? null)) }
  }),

  route(addScreeningQuestionEndpoint, async ({ params, body, viewer }) => {
    const place = await readVacancyPlace(platform.db, viewer, params.list, library)
    if (!place) return refuse('errors.not_found')
    return answerChange('common.added', await writes.addQuestion(platform, viewer, place, body), presentQuestion)
  }),

  route(orderScreeningQuestionsEndpoint, async ({ params, body, viewer }) => {
    const place = await readVacancyPlace(platform.db, viewer, params.list, library)
    if (!place) return refuse('errors.not_found')
    const ordered = await writes.orderQuestions(platform, viewer, place, body.questions)
    return answerChange('screening.ordered', ordered, ({ rows }) => presentList(place, rows))
  }),

  route(updateScreeningQuestionEndpoint, async ({ params, body, viewer }) => {
    const question = await readQuestion(platform.db, viewer, params.id)
    if (!question) return refuse('errors.not_found')
    return answerChange('common.modified', await writes.updateQuestion(platform, viewer, question, body), presentQuestion)
  }),

  route(deleteScreeningQuestionEndpoint, async ({ params, viewer }) => {
    const question = await readQuestion(platform.db, viewer, params.id)
    if (!question) return refuse('errors.not_found')
    return answerChange('common.deleted', await writes.deleteQuestion(platform, viewer, question), presentQuestion)
  }),

  route(listAskedQuestionsEndpoint, async ({ params }) => {
    const questions = await readAskedQuestions(platform.db, params.job)
    return questions ? { data: questions.map(presentAsked) } : refuse('errors.not_found')
  }),

  route(getOwnAnswersEndpoint, async ({ params, viewer }) => {
    const application = await readOwnApplication(platform.db, viewer.id, params.uuid)
    if (!application) return refuse('errors.not_found')
    const { answers, unanswered } = await readUnanswered(platform.db, application)
    const { vacancy_uuid: uuid, title: name_job, language } = application
    return {
      data: {
        jobs: { uuid, name_job, language },
        answers: answers.map(presentAnswerTo(platform, viewer)),
        questions: unanswered.map(presentAsked),
      },
    }
  }),

  route(giveAnswersEndpoint, async ({ params, body, viewer }) => {
    const application = await readOwnApplication(platform.db, viewer.id, params.uuid)
    if (!application) return refuse('errors.not_found')
    const refusal = await giveAnswers(platform, viewer, application, body.answers ?? [])
    return refusal ?? { success_message: 'screening.given' }
  }),

  route(answerWithFileEndpoint, async ({ params, files, viewer }) => {
    const question = await readQuestionFor(platform.db, viewer.id, params.question)
    if (question?.kind !== 'file') return refuse('errors.not_found')
    return (await giveFile(platform, viewer, question, files.file)) ?? { success_message: 'screening.given' }
  }),

  route(getAnswersOfCardEndpoint, async ({ params, viewer }) => {
    const card = await readApplicationOfCard(platform.db, viewer, params.id)
    if (!card) return refuse('errors.not_found')
    const { answers, unanswered } = await readUnanswered(platform.db, card)
    const state = answerStateOf({ asked: unanswered.length > 0, answered: answers.length > 0 })
    return { data: { state, answers: answers.map(presentCardAnswerTo(platform, viewer)), missing: unanswered.length } }
  }),

  route(askForAnswersEndpoint, async ({ params, viewer }) => {
    const card = await readCardToAsk(platform.db, viewer, params.id)
    if (!card) return refuse('errors.not_found')
    return (await askForAnswers(platform, viewer, card)) ?? { success_message: 'screening.asked' }
  }),
]
