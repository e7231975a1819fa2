import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  countTestQuestionsEndpoint,
  getTestAnswersEndpoint,
  getTestQuestionsEndpoint,
  getTestSummaryEndpoint,
  startTestEndpoint,
} from '#domain/assessment/attempts/attempts.contract.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { changeSettingsEndpoint, getSettingsEndpoint } from '#domain/site/settings/settings.contract.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { type Bank, makeAttempt, makeBank, makeUserSkill } from '../../testing/tests.ts'

const site = sharedTestApp()
const window = randomUUID()

async function candidateWith(bank: Bank) {
  const person = await site.person()
  return { person, uuid: (await makeUserSkill(site.platform, person.id, bank.skillId)).uuid }
}
const look = (person: TestPerson, uuid: string, { language = 'es' as Language, from = window } = {}) =>
  site.call(getTestQuestionsEndpoint, {
    token: person.token,
    params: { user_skill_uuid: uuid, language },
    query: { window: from },
  })
const start = (person: TestPerson, uuid: string, { language = 'es' as Language, from = window, again = false } = {}) =>
  site.call(startTestEndpoint, {
    token: person.token,
    params: { user_skill_uuid: uuid },
    body: { language, window: from, again, agreed: true },
  })
const attemptsOf = ({ id }: TestPerson) =>
  site.platform.db.selectFrom('attempts').selectAll().where('user_id', '=', id).orderBy('id').execute()
const questionsOf = (attemptId: number) =>
  site.platform.db.selectFrom('attempt_questions').selectAll().where('attempt_id', '=', attemptId).orderBy('position').execute()

test('TST-01 the start screen shows the expiry hours of the settings', async () => {
  const bank = await makeBank(site.platform, { questions: 10 })
  const { person, uuid } = await candidateWith(bank)
  expect((await look(person, uuid)).answer.data).toMatchObject({ time_limit_minutes: null, expiry_hours: 24 })
  const { token } = await site.person({ role: 'administrator' })
  const { version } = (await site.call(getSettingsEndpoint, { token })).answer.data
  await site.call(changeSettingsEndpoint, { token, body: { test_expiry_hours: 48, version } })
  expect((await look(person, uuid)).answer.data.expiry_hours).toBe(48)
  await site.call(changeSettingsEndpoint, { token, body: { version: version + 1 } })
})

test('TST-01 TST-08 a start draws ten questions and shows the first; reading again changes nothing', async () => {
  const bank = await makeBank(site.platform, { questions: 14, texts: 4 })
  const { person, uuid } = await candidateWith(bank)
  const before = (await look(person, uuid)).answer.data
  expect(before).toMatchObject({ state: 'ready', answered: 0, count_question: 10, attempts_left: 2, languages: ['es'] })
  expect([before.question, before.seconds_left]).toEqual([null, null])

  const begun = (await start(person, uuid)).answer.data
  expect(begun).toMatchObject({ state: 'running', answered: 0, attempts_left: 1, language: 'es', question: { indice: 0 } })
  expect(begun.seconds_left).toBeGreaterThan(24 * 3600 - 60)
  const [attempt] = await attemptsOf(person)
  const asked = await questionsOf(attempt!.id)
  expect(asked.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(new Set(asked.map(({ question_id }) => question_id)).size).toBe(10)
  expect(asked.map(({ shown_at }) => shown_at !== null)).toEqual([true, ...Array(9).fill(false)])
  expect(attempt).toMatchObject({ state: 'running', language: 'es', signals_agreed_at: attempt!.started_at })
  // SPEC-30: seven questions in their original order at once happen in one of 280,000 attempts.
  const orders = asked.map(({ answer_order }) => answer_order).filter(({ length }) => length > 0)
  expect(orders.map((order) => [...order].sort())).toEqual(Array(7).fill([0, 1, 2]))
  expect(orders).not.toEqual(Array(7).fill([0, 1, 2]))

  expect((await look(person, uuid)).answer.data.question).toEqual(begun.question)
  expect(await questionsOf(attempt!.id)).toEqual(asked)
})

test('TST-08 the answers appear in the order that the attempt stores', async () => {
  const bank = await makeBank(site.platform, { questions: 10 })
  const { person, uuid } = await candidateWith(bank)
  const { question } = (await start(person, uuid)).answer.data
  const [attempt] = await attemptsOf(person)
  const [first] = await questionsOf(attempt!.id)
  const entered = bank.questions.find(({ id }) => id === first!.question_id)!.answers
  expect(question!.answers.map((answer) => answer.uuid)).toEqual(first!.answer_order.map((place) => entered[place]))
})

test('TST-08 an edit of the bank does not change a running attempt', async () => {
  const bank = await makeBank(site.platform, { questions: 10 })
  const { person, uuid } = await candidateWith(bank)
  const { question } = (await start(person, uuid)).answer.data
  const { db } = site.platform
  await db.updateTable('questions').set({ text: '¿Otra?', snapshot_id: null }).where('uuid', '=', question!.uuid).execute()
  const params = { question_uuid: question!.uuid, language: 'es' as const }
  expect((await look(person, uuid)).answer.data.question).toEqual(question)
  expect((await site.call(getTestAnswersEndpoint, { token: person.token, params })).answer.data).toEqual(question!.answers)
  const stranger = await site.person()
  expect((await site.call(getTestAnswersEndpoint, { token: stranger.token, params })).status).toBe(404)
})

test('TST-04 a question has its picture or audio, signed, with its alternative text', async () => {
  const bank = await makeBank(site.platform, { questions: 10 })
  const { db } = site.platform
  const fileOf = (extension: string, media_type: string) => ({
    storage_key: `question/${randomUUID()}.${extension}`,
    original_name: `medio.${extension}`,
    media_type,
    bytes: 9,
    sha256: '00',
    purpose: 'question',
  })
  const kinds = [fileOf('png', 'image/png'), fileOf('mp3', 'audio/mpeg')]
  const [picture, audio] = await db.insertInto('files').values(kinds).returning(['id', 'uuid']).execute()
  const shown = { media_file_id: audio!.id, transcript: 'Lo que dice' }
  await db
    .updateTable('questions')
    .set(shown)
    .where(
      'id',
      'in',
      bank.questions.map(({ id }) => id),
    )
    .execute()
  await db
    .updateTable('answers')
    .set({ media_file_id: picture!.id, alternative_text: 'Un gráfico' })
    .where('correct', '=', true)
    .execute()
  await db
    .updateTable('answers')
    .set({ media_file_id: audio!.id, alternative_text: 'Se oye un motor' })
    .where('text', '=', 'Equivocada')
    .execute()
  const { person, uuid } = await candidateWith(bank)
  const { question } = (await start(person, uuid)).answer.data
  const pathOf = (file: string) => expect.stringMatching(new RegExp(`^/files/${file}\\?expires=\\d+&signature=`))
  expect(question!.media).toEqual({
    kind: 'audio',
    path: pathOf(audio!.uuid),
    alternative_text: '',
    transcript: 'Lo que dice',
  })
  const images = question!.answers.flatMap(({ image }) => image ?? [])
  expect([question!.image, ...images].map((path) => path?.slice('/files/'.length, path.indexOf('?'))).sort()).toEqual(
    [audio!.uuid, audio!.uuid, picture!.uuid].sort(),
  )
  const ofAnswers = question!.answers.map(({ media }) => media).filter((media) => media !== null)
  expect(ofAnswers.sort((one, other) => one.kind.localeCompare(other.kind))).toEqual([
    { kind: 'audio', path: pathOf(audio!.uuid), alternative_text: 'Se oye un motor', transcript: 'Se oye un motor' },
    { kind: 'picture', path: pathOf(picture!.uuid), alternative_text: 'Un gráfico', transcript: '' },
  ])
})

test('TIM-02 two hundred simultaneous starts make one attempt of ten questions', async () => {
  const { person, uuid } = await candidateWith(await makeBank(site.platform))
  const all = await Promise.all(Array.from({ length: 200 }, () => start(person, uuid)))
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(all.map(({ answer }) => answer.data.question?.uuid)).size).toBe(1)
  const attempts = await attemptsOf(person)
  expect(attempts).toHaveLength(1)
  expect(await questionsOf(attempts[0]!.id)).toHaveLength(10)
})

test('TST-02 a language with fewer than ten questions does not start, and the others are named', async () => {
  const bank = await makeBank(site.platform, { questions: 9 })
  await makeBank(site.platform, { questions: 10, language: 'en', skillId: bank.skillId })
  const { person, uuid } = await candidateWith(bank)
  const count = async (language: Language) =>
    (await site.call(countTestQuestionsEndpoint, { token: person.token, params: { user_skill_uuid: uuid, language } })).answer
      .data
  expect([await count('es'), await count('en')]).toEqual([9, 10])
  expect((await look(person, uuid)).answer.data).toMatchObject({ state: 'no_questions', languages: ['en'], language: 'es' })
  const refused = await start(person, uuid)
  expect([refused.status, refused.refusal.error_message]).toEqual([409, 'attempts.error.no_questions'])
  const begun = (await start(person, uuid, { language: 'en' })).answer.data
  expect(begun).toMatchObject({ state: 'running', language: 'en', languages: ['en'] })
  // SPEC-31: the attempt keeps the language of its start.
  expect((await look(person, uuid)).answer.data).toMatchObject({ language: 'en', question: { uuid: begun.question!.uuid } })
})

test('TST-09 SKL-01 refuses a start: finished, used up, without dates, without a test, not in use', async () => {
  const { platform } = site
  const refusalFor = async (prepare: (person: TestPerson, bank: Bank) => Promise<unknown>) => {
    const bank = await makeBank(platform)
    const { person, uuid } = await candidateWith(bank)
    await prepare(person, bank)
    const { status, refusal } = await start(person, uuid)
    return [status, refusal.error_message, (await look(person, uuid)).answer.data.state]
  }
  const expired = async (userId: number, bank: Bank) => makeAttempt(platform, { userId, bank, state: 'expired' })
  const { db } = platform
  expect(await refusalFor(({ id }, bank) => makeAttempt(platform, { userId: id, bank }))).toEqual([
    409,
    'attempts.error.finished',
    'finished',
  ])
  expect(await refusalFor(async ({ id }, bank) => [await expired(id, bank), await expired(id, bank)])).toEqual([
    409,
    'attempts.error.no_attempts',
    'expired',
  ])
  const setOwn = (id: number, values: object) => db.updateTable('user_skills').set(values).where('user_id', '=', id).execute()
  expect(await refusalFor(({ id }) => setOwn(id, { from_date: null, to_date: null, required: true }))).toEqual([
    409,
    'attempts.error.dates_first',
    'dates_first',
  ])
  for (const values of [{ has_test: false }, { active: false }])
    expect(
      await refusalFor((_, { skillId }) => db.updateTable('skills').set(values).where('id', '=', skillId).execute()),
    ).toEqual([409, 'attempts.error.no_questions', 'no_questions'])
})

test('TST-10 missing dates of experience come with the start, and an own date is never replaced', async () => {
  const bank = await makeBank(site.platform, { questions: 10 })
  const { person, uuid } = await candidateWith(bank)
  const own = () =>
    site.platform.db.selectFrom('user_skills').select(['from_date', 'to_date', 'version']).where('uuid', '=', uuid)
  await site.platform.db.updateTable('user_skills').set({ from_date: null, to_date: null }).where('uuid', '=', uuid).execute()
  const startWith = (dates: object) => {
    const body = { language: 'es' as const, window, agreed: true as const, ...dates }
    return site.call(startTestEndpoint, { token: person.token, params: { user_skill_uuid: uuid }, body })
  }
  const refused = async (dates: object) => {
    const { status, refusal } = await startWith(dates)
    return [status, refusal.error_message, refusal.errors]
  }
  expect(await refused({ experience_timefrom: '2020-01-01' })).toEqual([409, 'attempts.error.dates_first', {}])
  expect(await refused({ experience_timefrom: '2022-01-01', experience_timeto: '2021-01-31' })).toEqual([
    422,
    'errors.fields',
    { experience_timeto: ['experience.error.to_after'] },
  ])
  expect(await refused({ experience_timefrom: '2020-01-01', experience_timeto: '2999-01-31' })).toEqual([
    422,
    'errors.fields',
    { experience_timeto: ['skills.error.future'] },
  ])
  expect(await attemptsOf(person)).toEqual([])
  const given = { experience_timefrom: '2020-01-01', experience_timeto: '2021-01-31' }
  expect((await startWith(given)).answer.data.state).toBe('running')
  expect(await own().executeTakeFirst()).toEqual({ from_date: '2020-01-01', to_date: '2021-01-31', version: 2 })
  expect((await startWith({ experience_timefrom: '2001-01-01', experience_timeto: '2002-01-31' })).status).toBe(200)
  expect(await own().executeTakeFirst()).toMatchObject({ from_date: '2020-01-01', version: 2 })
})

test('TST-10 an own date is kept when a start brings others', async () => {
  const bank = await makeBank(site.platform, { questions: 10 })
  const { person, uuid } = await candidateWith(bank)
  const read = () => site.platform.db.selectFrom('user_skills').select(['from_date', 'to_date']).where('uuid', '=', uuid)
  const before = await read().executeTakeFirstOrThrow()
  const body = { agreed: true as const, window, experience_timefrom: '1999-01-01', experience_timeto: '1999-12-31' }
  const begun = await site.call(startTestEndpoint, { token: person.token, params: { user_skill_uuid: uuid }, body })
  expect([begun.status, await read().executeTakeFirst()]).toEqual([200, before])
})

test('TST-09 another test after an expired attempt asks new questions', async () => {
  const bank = await makeBank(site.platform, { questions: 20 })
  const { person, uuid } = await candidateWith(bank)
  const first = await makeAttempt(site.platform, { userId: person.id, bank, state: 'expired' })
  expect((await look(person, uuid)).answer.data).toMatchObject({ state: 'expired', attempts_left: 1, languages: ['es'] })
  expect((await start(person, uuid)).answer.data).toMatchObject({ state: 'running', attempts_left: 0 })
  const idsOf = async (id: number) => (await questionsOf(id)).map(({ question_id }) => question_id)
  const [, second] = await attemptsOf(person)
  const known = await idsOf(first.id)
  expect((await idsOf(second!.id)).filter((id) => known.includes(id))).toEqual([])
})

test('SPEC-34: a finished test may be repeated, and its result stands until the new one is finished', async () => {
  const bank = await makeBank(site.platform, { questions: 20 })
  const { person, uuid } = await candidateWith(bank)
  await makeAttempt(site.platform, { userId: person.id, bank })
  const { db } = site.platform
  await db.updateTable('user_skills').set({ test_status: 1 }).where('user_id', '=', person.id).execute()
  expect((await look(person, uuid)).answer.data).toMatchObject({ state: 'finished', attempts_left: 1, may_retake: true })
  expect((await start(person, uuid)).refusal.error_message).toBe('attempts.error.finished')
  expect((await start(person, uuid, { again: true })).answer.data).toMatchObject({ state: 'running', attempts_left: 0 })
  const summary = async () =>
    (await site.call(getTestSummaryEndpoint, { token: person.token, params: { user_skill_uuid: uuid } })).answer.data.state
  const status = async () =>
    (await db.selectFrom('user_skills').select('test_status').where('user_id', '=', person.id).executeTakeFirstOrThrow())
      .test_status
  expect([await summary(), await status()]).toEqual(['finished', 1])
  const past = { ends_at: new Date('2020-01-02T00:00:00Z'), started_at: new Date() }
  await db.updateTable('attempts').set(past).where('user_id', '=', person.id).where('state', '=', 'running').execute()
  expect((await look(person, uuid)).answer.data).toMatchObject({ state: 'finished', may_retake: false })
  expect([await summary(), await status()]).toEqual(['finished', 1])
})

test('TST-01 a start requires agreement to the signals, and a foreign test is not found', async () => {
  const { person, uuid } = await candidateWith(await makeBank(site.platform))
  const body = { language: 'es', window, agreed: false }
  const refused = await site.call(startTestEndpoint, { token: person.token, params: { user_skill_uuid: uuid }, body })
  expect(refused.refusal.errors).toEqual({ agreed: ['attempts.error.agreement_required'] })
  const stranger = await site.person()
  expect([(await start(stranger, uuid)).status, (await look(stranger, uuid)).status]).toEqual([404, 404])
})
