import * as contract from '#domain/assessment/questions/questions.contract.ts'
import { refuse } from '#domain/kernel/refusals.ts'
import { applyChanges, seenVersion } from '../../platform/changes.ts'
import { answerChange, answerPage } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import * as answerWrites from './answers.writes.ts'
import { readAnswer, readQuestion, readQuestions } from './questions.reads.ts'
import { presentAnswer, presentQuestion, questionFields } from './questions.views.ts'
import * as writes from './questions.writes.ts'

const skillsOf = (id: string) => (id === '0' ? [] : [id])
/** The order of the printed list: as the questions were entered. */
const printed = { sort: 'created_at', q: '' } as const

export const questionRoutes = (platform: Platform) => {
  const { db } = platform
  const present = ({ language }: Person) => presentQuestion(platform, language)
  const presentOne = presentAnswer(platform)
  return [
    route(contract.listQuestionsEndpoint, async ({ params, query: { skills, ...page }, viewer }) =>
      answerPage(await readQuestions(db, page, [...skillsOf(params.id), ...skills]), present(viewer)),
    ),

    route(contract.filterQuestionsEndpoint, async ({ query, body, viewer }) =>
      answerPage(await readQuestions(db, query, [...body.skills, ...body.skills_uuid]), present(viewer)),
    ),

    route(contract.printQuestionsEndpoint, async ({ params, query, viewer }) =>
      answerPage(await readQuestions(db, { ...printed, page: params.b, size: query.size }, skillsOf(params.a)), present(viewer)),
    ),

    route(contract.printFirstQuestionsEndpoint, async ({ params, query, viewer }) =>
      answerPage(await readQuestions(db, { ...printed, page: 0, size: query.size }, skillsOf(params.a)), present(viewer)),
    ),

    route(contract.getQuestionEndpoint, async ({ params, viewer }) => {
      const question = await readQuestion(db, params.id)
      return question ? { data: present(viewer)(question) } : refuse('errors.not_found')
    }),

    route(contract.addQuestionEndpoint, async ({ body, files, viewer }) => {
      const added = await writes.addQuestion(platform, viewer, questionFields(body), body.skills_uuid, files.file)
      return answerChange('common.added', added, present(viewer))
    }),

    route(contract.updateQuestionEndpoint, async ({ params, body, files, viewer }) => {
      const question = await readQuestion(db, params.id)
      if (!question) return refuse('errors.not_found')
      const wanted = applyChanges(present(viewer)(question), body)
      const edit = {
        fields: questionFields(wanted),
        skills: body.skills_uuid,
        active: wanted.status === 'A',
        version: seenVersion(body, question),
        removeFile: body.remove_file,
      }
      const changed = await writes.updateQuestion(platform, viewer, question, { ...edit, upload: files.file })
      return answerChange('common.modified', changed, present(viewer))
    }),

    route(contract.updateQuestionSkillsEndpoint, async ({ params, body, viewer }) => {
      const question = await readQuestion(db, params.id)
      if (!question) return refuse('errors.not_found')
      const changed = await writes.updateQuestionSkills(platform, viewer, question, body.skills_uuid)
      return answerChange('common.modified', changed, present(viewer))
    }),

    route(contract.deleteQuestionEndpoint, async ({ params, viewer }) => {
      const question = await readQuestion(db, params.id)
      if (!question) return refuse('errors.not_found')
      return question.in_use
        ? answerChange('questions.put_out_of_use', await writes.putQuestionOutOfUse(platform, viewer, question), present(viewer))
        : answerChange('common.deleted', await writes.deleteQuestion(platform, viewer, question), present(viewer))
    }),

    route(contract.listAnswersEndpoint, async ({ params }) => {
      const question = await readQuestion(db, params.question_uuid)
      if (!question) return refuse('errors.not_found')
      return { data: question.answers.map(presentOne), total: question.answers.length }
    }),

    route(contract.getQuestionTypeEndpoint, async ({ params }) => {
      const question = await readQuestion(db, params.uuid)
      return question ? { data: { uuid: question.uuid, type: question.type } } : refuse('errors.not_found')
    }),

    route(contract.addAnswerEndpoint, async ({ body: { question_uuid, answer, alternative_text }, files, viewer }) => {
      const question = await readQuestion(db, question_uuid)
      if (!question) return refuse('errors.not_found')
      const fields = { text: answer, alternative_text }
      return answerChange(
        'common.added',
        await answerWrites.addAnswer(platform, viewer, question.id, fields, files.file),
        presentOne,
      )
    }),

    route(contract.updateAnswerEndpoint, async ({ params, body, viewer }) => {
      const answer = await readAnswer(db, params.uuid)
      if (!answer) return refuse('errors.not_found')
      const fields = { text: body.answer, alternative_text: body.alternative_text ?? answer.alternative_text }
      return answerChange('common.modified', await answerWrites.updateAnswer(platform, viewer, answer, fields), presentOne)
    }),

    route(contract.setCorrectAnswerEndpoint, async ({ body, viewer }) => {
      const [question, answer] = [await readQuestion(db, body.question_uuid), await readAnswer(db, body.uuid)]
      if (!question || !answer) return refuse('errors.not_found')
      return answerChange(
        'common.modified',
        await answerWrites.setCorrectAnswer(platform, viewer, question.id, answer.id),
        presentOne,
      )
    }),

    route(contract.deleteAnswerEndpoint, async ({ params, viewer }) => {
      const answer = await readAnswer(db, params.uuid)
      if (!answer) return refuse('errors.not_found')
      return answerChange(
        'common.deleted',
        await answerWrites.deleteAnswer(platform, viewer, answer.question_id, answer.id),
        presentOne,
      )
    }),
  ]
}
