import { expect, test } from 'vitest'
import { withdrawApplicationEndpoint } from '#domain/hiring/applications/applications.contract.ts'
import {
  answerWithFileEndpoint,
  askForAnswersEndpoint,
  deleteScreeningQuestionEndpoint,
  updateScreeningQuestionEndpoint,
} from '#domain/hiring/screening-questions/screening-questions.contract.ts'
import { exportApplicantsEndpoint, listApplicantsEndpoint } from '#domain/hiring/vacancies/applicants.contract.ts'
import { mergePeopleEndpoint } from '#domain/people/duplicates/duplicates.contract.ts'
import { deleteUserEndpoint } from '#domain/people/users/users.contract.ts'
import { eraseDueAccounts } from '../../people/users/erasure.writes.ts'
import { readOwnData } from '../../people/users/own-data.reads.ts'
import { readBytesOf } from '../../platform/usage/storage.reads.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { pdfFile } from '../../testing/documents.ts'
import { exportedRows } from '../../testing/exported.ts'
import { makeApplication, makeVacancy } from '../../testing/records.ts'
import { answersTo, makeQuestion, screeningOn } from '../../testing/screening.ts'

const site = sharedTestApp({ TRUST_PROXY: '127.0.0.1' })
const { asking, apply, cardOf, answersOn } = screeningOn(site)
const staff = () => site.person({ role: 'administrator' })

test('SCQ-03 later changes of a question leave earlier answers and marks as they are', async () => {
  const [recruiter, person, of] = [await staff(), await site.person({ cv: true }), await asking()]
  await apply(person, of, answersTo(of, ['no', '1', '']))
  const before = (await answersOn(person, of, recruiter)).answers
  const { token } = recruiter
  const body = { kind: 'yes_no', text: '¿Vives en Cali?', version: 1 } as const
  await site.call(updateScreeningQuestionEndpoint, { token, params: { id: of.travel.uuid }, body })
  await site.call(deleteScreeningQuestionEndpoint, { token, params: { id: of.years.uuid } })
  const after = await answersOn(person, of, recruiter)
  expect([after.answers, after.missing]).toEqual([before, 0])
})

test('SCQ-03 the list of applicants filters by answers, and its files have them', async () => {
  const [recruiter, of] = [await staff(), await asking()]
  const people = [await site.person({ cv: true }), await site.person({ cv: true }), await site.person({ cv: true })]
  await apply(people[0]!, of, answersTo(of, ['no', '1', '']))
  await apply(people[1]!, of, answersTo(of, ['yes', '5', 'Por el equipo']))
  await apply(people[2]!, of)
  const params = { id: of.vacancy.uuid }
  const { token } = recruiter
  const list = async (answers: '' | 'answered' | 'not_answered' | 'knockout') =>
    (await site.call(listApplicantsEndpoint, { token, params, query: { answers, sort: 'created_at' } })).answer
  const found = async (answers: Parameters<typeof list>[0]) => {
    const { data, total } = await list(answers)
    return [total, data.map(({ uuid }) => people.findIndex((one) => one.uuid === uuid))]
  }
  expect(await found('answered')).toEqual([2, [0, 1]])
  expect(await found('not_answered')).toEqual([1, [2]])
  expect(await found('knockout')).toEqual([1, [0]])
  expect((await list('')).data.map(({ screening }) => [screening.state, screening.knockouts])).toEqual([
    ['answered', ['El cargo pide viajar', 'Pedimos dos años']],
    ['answered', []],
    ['not_answered', []],
  ])
  const { header, rows } = await exportedRows(site, 'applicants', recruiter, { params, query: { answers: 'knockout' } })
  const cells = Object.fromEntries(header.map((title, at) => [title, rows[0]?.[at]]))
  expect(rows).toHaveLength(1)
  expect(cells).toMatchObject({
    Respuestas: '¿Puedes viajar? No\n¿Años de experiencia? 1\n¿Por qué aquí? Sin respuesta',
    'Motivos excluyentes': 'El cargo pide viajar; Pedimos dos años',
  })
  const { text } = await site.call(exportApplicantsEndpoint, { token, params, query: { language: 'en', answers: 'answered' } })
  expect(text).toContain('"¿Puedes viajar? Yes\n¿Años de experiencia? 5\n¿Por qué aquí? Por el equipo"')
})

test('SCQ-02 applying again after withdrawing asks again, and the new answers take the place of the old ones', async () => {
  const [recruiter, person, of] = [await staff(), await site.person({ cv: true }), await asking()]
  await apply(person, of, answersTo(of, ['no', '1', '']))
  const params = { uuid: (await cardOf(person, of))!.uuid }
  await site.call(withdrawApplicationEndpoint, { token: person.token, params })
  site.passSeconds(1)
  await apply(person, of, answersTo(of, ['yes', '2', '']))
  expect((await answersOn(person, of, recruiter)).answers.map(({ values, knockout }) => [values, knockout])).toEqual([
    [['yes'], ''],
    [['2'], ''],
    [[], ''],
  ])
})

test('SCQ-02 applying again without answers leaves none of the earlier application', async () => {
  const [recruiter, person, of] = [await staff(), await site.person({ cv: true }), await asking()]
  await apply(person, of, answersTo(of, ['no', '1', '']))
  const params = { uuid: (await cardOf(person, of))!.uuid }
  await site.call(withdrawApplicationEndpoint, { token: person.token, params })
  expect((await apply(person, of)).status).toBe(200)
  expect(await answersOn(person, of, recruiter)).toMatchObject({ state: 'not_answered', answers: [] })
})

test('SCQ-03 answers are in the own data, stay after a merge, and go with the person', async () => {
  const [recruiter, of] = [await staff(), await asking()]
  const [stays, leaves] = [await site.person({ cv: true }), await site.person({ cv: true })]
  await apply(stays, of)
  await apply(leaves, of, answersTo(of, ['no', '7', '']))
  const body = { stays: stays.uuid, leaves: leaves.uuid, take: [] }
  expect((await site.call(mergePeopleEndpoint, { token: recruiter.token, body })).status).toBe(200)
  expect(await answersOn(stays, of, recruiter)).toMatchObject({
    state: 'answered',
    answers: [{ values: ['no'] }, { values: ['7'] }, {}],
  })
  const { applications } = await readOwnData(site.platform, { id: stays.id, language: 'es' })
  expect(applications[0]?.answers[1]).toEqual({
    question: '¿Años de experiencia?',
    answer: ['7'],
    answered_at: expect.any(String),
  })
  const deletion = { uuid: stays.uuid, reason: 'Lo pidió' }
  await site.call(deleteUserEndpoint, { token: recruiter.token, body: deletion })
  site.passSeconds(31 * 24 * 3600)
  await eraseDueAccounts(site.platform)
  const left = site.platform.db.selectFrom('screening_answers').select('id').where('vacancy_id', '=', of.vacancy.id)
  expect(await left.execute()).toEqual([])
})

test('SCQ-02 SCQ-03 a file is an answer that staff open, and it goes with the person', async () => {
  const [recruiter, person] = [await staff(), await site.person({ cv: true })]
  const vacancy = await makeVacancy(site.platform)
  const question = await makeQuestion(site.platform, vacancy.id, { kind: 'file', text: '¿Tu licencia?' })
  await apply(person, { vacancy }, [])
  expect(await answersOn(person, { vacancy }, recruiter)).toMatchObject({ state: 'not_answered', missing: 1 })
  const { token } = person
  const send = (file: File) => site.call(answerWithFileEndpoint, { token, params: { question: question.uuid }, files: { file } })
  expect((await send(new File(['hola'], 'licencia.txt'))).refusal.errors).toEqual({ file: ['portfolio.error.file_kind'] })
  const large = pdfFile('licencia.pdf', 2 * 1_048_576)
  expect((await send(large)).refusal.errors).toEqual({ file: ['portfolio.error.cv_limit'] })
  expect((await send(pdfFile('licencia.pdf'))).status).toBe(200)
  expect((await send(pdfFile('otra.pdf'))).status).toBe(200)
  const { answers } = await answersOn(person, { vacancy }, recruiter)
  expect(answers).toMatchObject([{ kind: 'file', values: ['licencia.pdf'], file: expect.stringContaining('&by=') }])
  const opened = await site.app.inject({ url: answers[0]?.file ?? '' })
  expect([opened.statusCode, opened.headers['content-type']]).toEqual([200, 'application/pdf'])

  const { db } = site.platform
  const stored = () => db.selectFrom('files').select('id').where('purpose', '=', 'answer').execute()
  expect(await stored()).toHaveLength(1)
  expect(await readBytesOf(db, person.id, ['replies'])).toBeGreaterThan(0)
  await site.call(deleteUserEndpoint, { token: recruiter.token, body: { uuid: person.uuid, reason: 'Lo pidió' } })
  site.passSeconds(31 * 24 * 3600)
  await eraseDueAccounts(site.platform)
  expect(await stored()).toEqual([])
})

test('SCQ-02 staff ask by e-mail for answers that are missing, once a minute, and not for none', async () => {
  const [recruiter, person, of] = [await staff(), await site.person({ cv: true }), await asking()]
  const { db } = site.platform
  const card = await makeApplication(site.platform, of.vacancy.id, person.id)
  const ask = () => site.call(askForAnswersEndpoint, { token: recruiter.token, params: { id: card.uuid } })
  expect([(await ask()).status, (await ask()).status]).toEqual([200, 200])
  const sent = await db.selectFrom('outgoing_emails').selectAll().where('application_id', '=', card.id).execute()
  expect(sent).toMatchObject([{ kind: 'missing_answers', to_address: person.email, actor_id: recruiter.id }])
  expect(sent[0]?.plain).toContain(`/profile/answers/${card.uuid}`)
  await db.deleteFrom('screening_questions').where('vacancy_id', '=', of.vacancy.id).execute()
  expect((await ask()).refusal.error_message).toBe('screening.error.answered')
})
