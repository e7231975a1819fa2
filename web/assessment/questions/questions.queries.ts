import { useQuery } from '@tanstack/react-query'
import type {
  AnswerView,
  addAnswerEndpoint,
  addQuestionEndpoint,
  deleteAnswerEndpoint,
  deleteQuestionEndpoint,
  getQuestionEndpoint,
  listQuestionsEndpoint,
  QuestionView,
  setCorrectAnswerEndpoint,
  updateAnswerEndpoint,
  updateQuestionEndpoint,
  updateQuestionSkillsEndpoint,
} from '#domain/assessment/questions/questions.contract.ts'
import type { selectSkillsEndpoint } from '#domain/assessment/skills/skills.contract.ts'
import type { BodyInput } from '#domain/kernel/endpoint.ts'
import { request } from '../../platform/client/request.ts'
import { useChanges } from '../../platform/client/use-changes.ts'
import { useRecord } from '../../platform/client/use-record.ts'
import type { Upload } from '../../platform/forms/form-shell.tsx'
import { useList } from '../../platform/tables/use-list.ts'

const listPath = '/api/questions/list/:id'
const itemPath = '/api/questions/item/:id'
const all = '0'

/** One page of the questions of any of these skills, or of all (QST-01). */
export const useQuestions = (skills: readonly string[]) =>
  useList<typeof listQuestionsEndpoint>(listPath, { sort: '-created_at', params: { id: all }, filter: { skills: skills.join() } })

/** The questions of a skill, or of all, for print: in the order in which they were entered (RPT-02). */
export const usePrintedQuestions = (skill: string) =>
  useList<typeof listQuestionsEndpoint>(listPath, { sort: 'created_at', params: { id: skill || all }, sizes: [5, 10, 15] })

export const useQuestion = (id: string) => useRecord<typeof getQuestionEndpoint>(itemPath, { id })

/** The skills in use, as choices. */
export function useSkillOptions() {
  return useQuery({
    queryKey: ['/api/skills/:language/:offer'],
    queryFn: async ({ signal }) => {
      const { data } = await request<typeof selectSkillsEndpoint>('GET', '/api/skills/:language/:offer', {
        params: { language: 'es', offer: 'all' },
        signal,
      })
      return data.map(({ uuid, name }) => ({ value: uuid, label: name }))
    },
  })
}

/** Adds, saves, links and deletes questions. */
export function useQuestionChanges() {
  const send = useChanges(listPath)
  return {
    add: (body: BodyInput<typeof addQuestionEndpoint>, { files, onProgress }: Upload) =>
      send<typeof addQuestionEndpoint>('POST', '/api/questions', { body, files: { file: files.file }, onProgress }),
    save: (
      { uuid, version }: QuestionView,
      fields: Omit<BodyInput<typeof updateQuestionEndpoint>, 'version'>,
      { files, onProgress }: Upload,
    ) =>
      send<typeof updateQuestionEndpoint>('POST', '/api/questions/update/:id', {
        params: { id: uuid },
        body: { ...fields, version },
        files: { file: files.file },
        onProgress,
      }),
    link: ({ uuid }: QuestionView, body: BodyInput<typeof updateQuestionSkillsEndpoint>) =>
      send<typeof updateQuestionSkillsEndpoint>('POST', '/api/questions/update-skills/:id', { params: { id: uuid }, body }),
    remove: ({ uuid }: QuestionView) =>
      send<typeof deleteQuestionEndpoint>('DELETE', '/api/questions/:id', { params: { id: uuid } }),
  }
}

/** Adds, changes and deletes answers of a question, and sets the correct one (QST-03). */
export function useAnswerChanges({ uuid: question_uuid }: Pick<QuestionView, 'uuid'>) {
  const send = useChanges(listPath, itemPath)
  return {
    add: (fields: Omit<BodyInput<typeof addAnswerEndpoint>, 'question_uuid'>, { files, onProgress }: Upload) =>
      send<typeof addAnswerEndpoint>('POST', '/api/answers', {
        body: { ...fields, question_uuid },
        files: { file: files.file },
        onProgress,
      }),
    save: ({ uuid }: AnswerView, body: BodyInput<typeof updateAnswerEndpoint>) =>
      send<typeof updateAnswerEndpoint>('PUT', '/api/answers/:uuid', { params: { uuid }, body }),
    setCorrect: ({ uuid }: AnswerView) =>
      send<typeof setCorrectAnswerEndpoint>('PUT', '/api/answers/set/default', { body: { question_uuid, uuid } }),
    remove: ({ uuid }: AnswerView) => send<typeof deleteAnswerEndpoint>('DELETE', '/api/answers/:uuid', { params: { uuid } }),
  }
}
