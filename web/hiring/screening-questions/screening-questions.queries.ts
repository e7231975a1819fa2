import {
  addScreeningQuestionEndpoint,
  askForAnswersEndpoint,
  deleteScreeningQuestionEndpoint,
  getAnswersOfCardEndpoint,
  getOwnAnswersEndpoint,
  giveAnswersEndpoint,
  listScreeningQuestionsEndpoint,
  orderScreeningQuestionsEndpoint,
  type QuestionInput,
  type QuestionView,
  updateScreeningQuestionEndpoint,
} from '#domain/hiring/screening-questions/screening-questions.contract.ts'
import type { BodyInput } from '#domain/kernel/endpoint.ts'
import { call } from '../../platform/client/call.ts'
import { useChanges } from '../../platform/client/use-changes.ts'
import { useRecord } from '../../platform/client/use-record.ts'

/** The questions of a vacancy, or with `library` those of the company (SCQ-01). */
export const useQuestions = (list: string) => useRecord(listScreeningQuestionsEndpoint, { list })

export function useQuestionChanges(list: string) {
  const send = useChanges(listScreeningQuestionsEndpoint)
  return {
    add: (body: QuestionInput) => send(addScreeningQuestionEndpoint, { params: { list }, body }),
    save: ({ uuid, version }: QuestionView, body: QuestionInput) =>
      send(updateScreeningQuestionEndpoint, { params: { id: uuid }, body: { ...body, version } }),
    remove: ({ uuid }: QuestionView) => send(deleteScreeningQuestionEndpoint, { params: { id: uuid } }),
    order: (questions: string[]) => send(orderScreeningQuestionsEndpoint, { params: { list }, body: { questions } }),
  }
}

/** The answers of an application, for staff. */
export const useAnswersOfCard = (card: string) => useRecord(getAnswersOfCardEndpoint, { id: card })

/** The caller's answers, and the questions that wait for one. */
export const useOwnAnswers = (application: string) => useRecord(getOwnAnswersEndpoint, { uuid: application })

/** Answers questions of an application later. */
export const giveAnswers = (application: string, answers: BodyInput<typeof giveAnswersEndpoint>['answers']) =>
  call(giveAnswersEndpoint, { params: { uuid: application }, body: { answers } })

/** Asks the person of a card by e-mail for the answers that are missing. */
export const askForAnswers = (card: string) => call(askForAnswersEndpoint, { params: { id: card } })
