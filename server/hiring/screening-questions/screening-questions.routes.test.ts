import { expect, test } from 'vitest'
import { listApplicationsEndpoint } from '#domain/hiring/applications/applications.contract.ts'
import { getBoardEndpoint } from '#domain/hiring/board/board.contract.ts'
import {
  addScreeningQuestionEndpoint,
  deleteScreeningQuestionEndpoint,
  getOwnAnswersEndpoint,
  giveAnswersEndpoint,
  listAskedQuestionsEndpoint,
  listScreeningQuestionsEndpoint,
  orderScreeningQuestionsEndpoint,
  updateScreeningQuestionEndpoint,
} from '#domain/hiring/screening-questions/screening-questions.contract.ts'
import { addVacancyEndpoint, getVacancyEndpoint } from '#domain/hiring/vacancies/vacancies.contract.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { makeVacancy, vacancyFields } from '../../testing/records.ts'
import { registrationForm, sendRegistration } from '../../testing/registrations.ts'
import { answersTo, makeQuestion, screeningOn } from '../../testing/screening.ts'

const site = sharedTestApp({ TRUST_PROXY: '127.0.0.1' })
const { asking, apply, cardOf, answersOn } = screeningOn(site)
const staff = () => site.person({ role: 'administrator' })

test('SCQ-01 questions of a vacancy are added, changed, ordered and deleted', async () => {
  const actor = await staff()
  const { token } = actor
  const params = { list: (await makeVacancy(site.platform)).uuid }
  const add = async (body: object) =>
    (await site.call(addScreeningQuestionEndpoint, { token, params, body: { kind: 'short_text', text: '¿Otra?', ...body } }))
      .answer.data
  const choices = [
    { text: 'Español', knockout: false },
    { text: 'Ninguno', knockout: true },
  ]
  const one = await add({
    kind: 'several_choices',
    text: '¿Qué idiomas hablas?',
    choices,
    knockout_reason: 'Hace falta uno',
    required: true,
  })
  const two = await add({ kind: 'number', knockout_min: '1,5', knockout_reason: 'Muy poco', choices })
  expect(one).toMatchObject({ choices, required: true, knockout_reason: 'Hace falta uno' })
  expect(two).toMatchObject({ choices: [], required: false, knockout_min: 1.5, knockout_max: null })

  const order = (questions: string[]) => site.call(orderScreeningQuestionsEndpoint, { token, params, body: { questions } })
  expect((await order([two.uuid, one.uuid])).answer.data.questions.map(({ uuid }) => uuid)).toEqual([two.uuid, one.uuid])
  expect((await order([two.uuid])).status).toBe(409)
  const change = (version: number) =>
    site.call(updateScreeningQuestionEndpoint, {
      token,
      params: { id: two.uuid },
      body: { kind: 'date', text: '¿Desde cuándo?', version },
    })
  expect((await change(1)).answer.data).toMatchObject({ kind: 'date', knockout_min: null, knockout_reason: '', version: 2 })
  expect((await change(1)).status).toBe(409)
  await site.call(deleteScreeningQuestionEndpoint, { token, params: { id: one.uuid } })
  const list = (await site.call(listScreeningQuestionsEndpoint, { token, params })).answer.data
  expect(list.questions.map(({ text }) => text)).toEqual(['¿Desde cuándo?'])
  expect(await site.auditOf(actor)).toEqual(
    ['added', 'added', 'ordered', 'modified', 'deleted'].map((verb) => `screening_question.${verb}`),
  )
})

test('SCQ-01 a vacancy asks at most thirty questions, and the library has its own', async () => {
  const { token } = await staff()
  const vacancy = await makeVacancy(site.platform)
  for (let made = 0; made < 30; made += 1) await makeQuestion(site.platform, vacancy.id)
  const body = { kind: 'yes_no', text: '¿Una más?' } as const
  const add = (list: string) => site.call(addScreeningQuestionEndpoint, { token, params: { list }, body })
  expect((await add(vacancy.uuid)).refusal.errors).toEqual({ text: ['screening.error.full'] })
  expect((await add('library')).status).toBe(200)
  const library = (await site.call(listScreeningQuestionsEndpoint, { token, params: { list: 'library' } })).answer.data
  expect(library).toMatchObject({ vacancy: null, questions: [{ text: '¿Una más?' }] })
})

test('SCQ-01 a copied vacancy asks the same questions, which are its own', async () => {
  const { token } = await staff()
  const source = await asking()
  const query = { questions_of: source.vacancy.uuid }
  const { uuid } = (await site.call(addVacancyEndpoint, { token, query, body: await vacancyFields(site.platform) })).answer.data
  const read = async (list: string) =>
    (await site.call(listScreeningQuestionsEndpoint, { token, params: { list } })).answer.data.questions
  const [copies, originals] = [await read(uuid), await read(source.vacancy.uuid)]
  const without = (questions: typeof copies) => questions.map(({ uuid: _, ...question }) => question)
  expect(without(copies)).toEqual(without(originals))
  expect(copies.map((copy) => copy.uuid)).not.toEqual(originals.map((one) => one.uuid))
})

test('SCQ-02 visitors read the questions of a published vacancy without its knock-outs', async () => {
  const of = await asking()
  const { data } = (await site.call(listAskedQuestionsEndpoint, { params: { job: of.vacancy.uuid } })).answer
  expect(data[0]).toEqual({
    uuid: of.travel.uuid,
    version: 1,
    kind: 'yes_no',
    text: '¿Puedes viajar?',
    required: true,
    choices: [],
  })
  expect(data.map(({ text }) => text)).toEqual(['¿Puedes viajar?', '¿Años de experiencia?', '¿Por qué aquí?'])
  expect((await site.call(getVacancyEndpoint, { params: { uuid: of.vacancy.uuid } })).answer.data.questions).toBe(3)
  const draft = await makeVacancy(site.platform, { active: false, published_at: null })
  expect((await site.call(listAskedQuestionsEndpoint, { params: { job: draft.uuid } })).status).toBe(404)
})

test('SCQ-02 SCQ-03 answers stand on the card with a mark, and the card stays where it is', async () => {
  const [recruiter, person, of] = [await staff(), await site.person({ cv: true }), await asking()]
  expect((await apply(person, of, answersTo(of, ['no', '3', '']))).answer.apply).toBe('new_apply')
  expect(await answersOn(person, of, recruiter)).toMatchObject({
    state: 'answered',
    missing: 0,
    answers: [
      { question: '¿Puedes viajar?', values: ['no'], knockout: 'El cargo pide viajar' },
      { question: '¿Años de experiencia?', values: ['3'], knockout: '' },
      { question: '¿Por qué aquí?', values: [], knockout: '' },
    ],
  })
  expect((await cardOf(person, of))?.stage).toBe('apply')
  const board = await site.call(getBoardEndpoint, { token: recruiter.token, params: { job: of.vacancy.uuid } })
  expect(board.answer.data[0]?.elements).toMatchObject([{ knockout: true }])
})

test('SCQ-02 a caller who does not know the questions applies, and the person answers later', async () => {
  const [recruiter, person, of] = [await staff(), await site.person({ cv: true }), await asking()]
  expect((await apply(person, of)).answer.apply).toBe('new_apply')
  expect(await answersOn(person, of, recruiter)).toEqual({ state: 'not_answered', answers: [], missing: 3 })
  const { token } = person
  const own = async () => (await site.call(listApplicationsEndpoint, { token })).answer.data[0]
  expect(await own()).toMatchObject({ to_do: true, answers: { given: 0, missing: 3 } })

  const params = { uuid: (await cardOf(person, of))!.uuid }
  const give = (answers: object[]) => site.call(giveAnswersEndpoint, { token, params, body: { answers } })
  expect((await give([{ question: of.why.uuid, value: 'Porque sí' }])).refusal.errors).toEqual({
    [`answer_${of.travel.uuid}`]: ['screening.error.required'],
    [`answer_${of.years.uuid}`]: ['screening.error.required'],
  })
  expect((await give(answersTo(of, ['yes', '1', 'Por el equipo']))).status).toBe(200)
  // Sent twice, as after a lost answer.
  expect((await give(answersTo(of, ['no', '9', 'Otra cosa']))).status).toBe(200)
  const { answers, questions } = (await site.call(getOwnAnswersEndpoint, { token, params })).answer.data
  expect([answers.map(({ values }) => values), questions]).toEqual([[['yes'], ['1'], ['Por el equipo']], []])
  expect(await own()).toMatchObject({ answers: { given: 3, missing: 0 } })
  const stranger = await site.person()
  expect((await site.call(getOwnAnswersEndpoint, { token: stranger.token, params })).status).toBe(404)
})

test('SCQ-02 a question that was changed or deleted meanwhile is an error of its field, and nobody has applied', async () => {
  const [recruiter, person, of] = [await staff(), await site.person({ cv: true }), await asking()]
  const body = { kind: 'yes_no', text: '¿Puedes viajar cada semana?', required: true, version: 1 } as const
  await site.call(updateScreeningQuestionEndpoint, { token: recruiter.token, params: { id: of.travel.uuid }, body })
  await site.call(deleteScreeningQuestionEndpoint, { token: recruiter.token, params: { id: of.why.uuid } })
  const refused = await apply(person, of, answersTo(of, ['yes', 'tres', 'Porque sí']))
  expect([refused.status, refused.refusal.errors]).toEqual([
    422,
    {
      [`answer_${of.travel.uuid}`]: ['screening.error.changed'],
      [`answer_${of.years.uuid}`]: ['screening.error.number'],
      [`answer_${of.why.uuid}`]: ['screening.error.gone'],
    },
  ])
  expect(await cardOf(person, of)).toBeUndefined()
  const again = [
    { question: of.travel.uuid, version: 2, value: 'yes' },
    { question: of.years.uuid, version: 1, value: '3' },
  ]
  expect((await apply(person, of, again)).answer.apply).toBe('new_apply')
})

test('SCQ-02 REG-07 a registration takes the answers along, and wrong ones keep it from being made', async () => {
  const of = await asking()
  const form = (answers: object[]) =>
    registrationForm({ vacancies: 'true', uuid_jobs: of.vacancy.uuid, answers: JSON.stringify(answers) })
  const wrong = form(answersTo(of, ['yes', '', '']))
  expect((await sendRegistration(site, wrong)).refusal.errors).toEqual({
    [`answer_${of.years.uuid}`]: ['screening.error.required'],
  })
  expect(await site.platform.db.selectFrom('users').select('id').where('email', '=', wrong.email).execute()).toEqual([])
  const { uuid } = (await sendRegistration(site, form(answersTo(of, ['yes', '4', ''])))).answer.data
  const stored = site.platform.db
    .selectFrom('screening_answers')
    .innerJoin('applications', 'applications.id', 'screening_answers.application_id')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .select('answer')
    .where('users.uuid', '=', uuid)
    .orderBy('screening_answers.position')
  expect((await stored.execute()).map(({ answer }) => answer)).toEqual([['yes'], ['4'], []])
})
