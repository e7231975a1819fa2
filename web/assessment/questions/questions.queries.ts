import { useQuery } from '@tanstack/react-query'
import {
  type AnswerView,
  addAnswerEndpoint,
  addQuestionEndpoint,
  deleteAnswerEndpoint,
  deleteQuestionEndpoint,
  getQuestionEndpoint,
  listQuestionsEndpoint,
  type QuestionView,
  setCorrectAnswerEndpoint,
  updateAnswerEndpoint,
  updateQuestionEndpoint,
  updateQuestionSkillsEndpoint,
} from '#domain/assessment/questions/questions.contract.ts'
import { selectSkillsEndpoint } from '#domain/assessment/skills/skills.contract.ts'
import type { BodyInput } from '#domain/kernel/endpoint.ts'
import { call } from '../../platform/client/call.ts'
import { queryKey } from '../../platform/client/query-key.ts'
import { useChanges } from '../../platform/client/use-changes.ts'
import { useRecord } from '../../platform/client/use-record.ts'
import type { Upload } from '../../platform/forms/form-shell.tsx'
import { optionOf } from '../../platform/forms/option-of.ts'
import { useLanguage } from '../../platform/i18n/language.tsx'
import { useList } from '../../platform/tables/use-list.ts'

const all = '0'

/** One page of the questions of any of these skills, or of all (QST-01). */
export const useQuestions = (skills: readonly string[]) =>
  useList(listQuestionsEndpoint, { sort: '-created_at', params: { id: all }, filter: { skills: skills.join() } })

/** The questions of a skill, or of all, for print: in the order in which they were entered (RPT-02). */
export const usePrintedQuestions = (skill: string) =>
  useList(listQuestionsEndpoint, { sort: 'created_at', params: { id: skill || all }, sizes: [5, 10, 15] })

export const useQuestion = (id: string) => useRecord(getQuestionEndpoint, { id })

/** The skills in use, as choices. */
export function useSkillOptions() {
  const { language } = useLanguage()
  return useQuery({
    queryKey: queryKey(selectSkillsEndpoint, language),
    queryFn: async ({ signal }) => {
      const { data } = await call(selectSkillsEndpoint, {
        params: { language, offer: 'all' },
        signal,
      })
      return data.map(({ name_language: language, other_name: otherLabel, ...skill }) => ({
        ...optionOf({ ...skill, language }),
        otherLabel,
      }))
    },
  })
}

/** Adds, saves, links and deletes questions. */
export function useQuestionChanges() {
  const send = useChanges(listQuestionsEndpoint)
  return {
    add: (body: BodyInput<typeof addQuestionEndpoint>, { files, onProgress }: Upload) =>
      send(addQuestionEndpoint, { body, files: { file: files.file }, onProgress }),
    save: (
      { uuid, version }: QuestionView,
      fields: Omit<BodyInput<typeof updateQuestionEndpoint>, 'version'>,
      { files, onProgress }: Upload,
    ) =>
      send(updateQuestionEndpoint, {
        params: { id: uuid },
        body: { ...fields, version },
        files: { file: files.file },
        onProgress,
      }),
    link: ({ uuid }: QuestionView, body: BodyInput<typeof updateQuestionSkillsEndpoint>) =>
      send(updateQuestionSkillsEndpoint, { params: { id: uuid }, body }),
    remove: ({ uuid }: QuestionView) => send(deleteQuestionEndpoint, { params: { id: uuid } }),
  }
}

/** Adds, changes and deletes answers of a question, and sets the correct one (QST-03). */
export function useAnswerChanges({ uuid: question_uuid }: Pick<QuestionView, 'uuid'>) {
  const send = useChanges(listQuestionsEndpoint, getQuestionEndpoint)
  return {
    add: (fields: Omit<BodyInput<typeof addAnswerEndpoint>, 'question_uuid'>, { files, onProgress }: Upload) =>
      send(addAnswerEndpoint, {
        body: { ...fields, question_uuid },
        files: { file: files.file },
        onProgress,
      }),
    save: ({ uuid }: AnswerView, body: BodyInput<typeof updateAnswerEndpoint>) =>
      send(updateAnswerEndpoint, { params: { uuid }, body }),
    setCorrect: ({ uuid }: AnswerView) => send(setCorrectAnswerEndpoint, { body: { question_uuid, uuid } }),
    remove: ({ uuid }: AnswerView) => send(deleteAnswerEndpoint, { params: { uuid } }),
  }
}
