import { expect, test } from 'vitest'
import {
  addSkillEndpoint,
  countSkillQuestionsEndpoint,
  deleteSkillEndpoint,
  getSkillEndpoint,
  listSkillsEndpoint,
  selectSkillsEndpoint,
  updateSkillEndpoint,
} from '#domain/assessment/skills/skills.contract.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { makeReadyQuestions } from '../../testing/bank.ts'
import { makeVacancy } from '../../testing/records.ts'

const site = sharedTestApp()
const staff = () => site.person({ role: 'administrator' })
const add = async (token: string, name: string, more: object = {}) =>
  (await site.call(addSkillEndpoint, { token, body: { name, ...more } })).answer.data

test('SKA-01 adds a skill without a test, changes and deletes it, each with an audit row', async () => {
  const actor = await staff()
  const { token } = actor
  const added = await add(token, 'Redacción', { description: 'Textos claros', time_limit_minutes: '45' })
  expect(added).toMatchObject({
    name: 'Redacción',
    description: 'Textos claros',
    skill_test: 0,
    count_questions: 0,
    ready: { es: 0, en: 0 },
    time_limit_minutes: 45,
    status_skill: 'A',
    in_use: false,
    version: 1,
  })
  const params = { id: added.uuid }
  expect((await site.call(getSkillEndpoint, { token, params: { id: String(added.id) } })).answer.data).toEqual(added)
  const body = { name: 'Redacción técnica', time_limit_minutes: '', version: 1 }
  expect((await site.call(updateSkillEndpoint, { token, params, body })).answer.data).toMatchObject({
    name: 'Redacción técnica',
    time_limit_minutes: null,
    version: 2,
  })
  expect((await site.call(updateSkillEndpoint, { token, params, body })).refusal.error_message).toBe('errors.stale')
  expect((await site.call(deleteSkillEndpoint, { token, params })).answer.success_message).toBe('common.deleted')
  expect((await site.call(getSkillEndpoint, { token, params })).status).toBe(404)
  expect(await site.auditOf(actor)).toEqual(['skill.added', 'skill.modified', 'skill.deleted'])
})

test('SKA-01 ADR-0057 fields absent from a change keep their values', async () => {
  const { token } = await staff()
  const { id, uuid } = await add(token, 'Contabilidad', { description: 'Libros', time_limit_minutes: 30 })
  await site.platform.db.updateTable('skills').set({ active: false, has_test: true }).where('id', '=', id).execute()
  const change = async (more: object) =>
    (await site.call(updateSkillEndpoint, { token, params: { id: uuid }, body: { name: 'Contaduría', ...more } })).answer.data
  const kept = { description: 'Libros', time_limit_minutes: 30, status_skill: 'I', skill_test: 1 }
  expect(await change({})).toMatchObject({ name: 'Contaduría', ...kept })
  const stated = { description: '', time_limit_minutes: '', status_skill: 'A', skill_test: 0 }
  expect(await change(stated)).toMatchObject({ ...stated, time_limit_minutes: null })
})

test('SKA-01 SPEC-04 a name is required, of allowed characters and unique in any case, even in a race', async () => {
  const { token } = await staff()
  const errorsOf = async (body: Record<string, unknown>) => (await site.call(addSkillEndpoint, { token, body })).refusal.errors
  expect(await errorsOf({ time_limit_minutes: 0 })).toEqual({
    name: ['skills.error.skillname_required'],
    time_limit_minutes: ['skills.error.time_limit'],
  })
  expect(await errorsOf({ name: 'C#', time_limit_minutes: 601 })).toEqual({
    name: ['skills.error.skill_invalid'],
    time_limit_minutes: ['skills.error.time_limit'],
  })
  expect(await errorsOf({ name: 'Ventas <b>' })).toEqual({ name: ['skills.error.skill_invalid'] })
  const both = await Promise.all(['Ventas', 'VENTAS'].map((name) => site.call(addSkillEndpoint, { token, body: { name } })))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const other = await add(token, 'Compras')
  const taken = await site.call(updateSkillEndpoint, { token, params: { id: other.uuid }, body: { name: 'ventas', version: 1 } })
  expect([taken.status, taken.refusal]).toEqual([
    409,
    { error_message: 'skills.error.skill_unique', errors: { name: ['skills.error.skill_unique'] } },
  ])
})

test('SKA-01 the test can be turned on from ten ready questions of one language', async () => {
  const { token } = await staff()
  const refused = await site.call(addSkillEndpoint, { token, body: { name: 'Ortografía', skill_test: 1 } })
  expect(refused.refusal.errors).toEqual({ skill_test: ['skills.error.test_needs_questions'] })
  const { id, uuid } = await add(token, 'Ortografía')
  const turnOn = (version: number) =>
    site.call(updateSkillEndpoint, { token, params: { id: uuid }, body: { name: 'Ortografía', skill_test: true, version } })
  const [unfit] = await makeReadyQuestions(site.platform, id, 9, 'en')
  await makeReadyQuestions(site.platform, id, 9, 'es')
  expect((await turnOn(1)).refusal.errors).toEqual({ skill_test: ['skills.error.test_needs_questions'] })
  await makeReadyQuestions(site.platform, id, 1, 'en')
  expect((await turnOn(1)).answer.data).toMatchObject({ skill_test: 1, count_questions: 19, ready: { es: 9, en: 10 } })
  await site.platform.db.updateTable('questions').set({ ready: false }).where('id', '=', unfit!.id).execute()
  expect((await turnOn(2)).answer.data).toMatchObject({ skill_test: 1, ready: { es: 9, en: 9 } })
  const counted = await site.call(countSkillQuestionsEndpoint, { token, params: { id: uuid } })
  expect(counted.answer).toEqual({ data: 19, ready: { es: 9, en: 9 } })
})

test('SKA-01 QST-04 a skill in use by a vacancy, profile, question or test is only put out of use', async () => {
  const actor = await staff()
  const { token } = actor
  const { db, now } = site.platform
  const candidate = await site.person()
  const at = now()
  const vacancy = await makeVacancy(site.platform)
  const names: Record<string, (skill_id: number) => Promise<unknown>> = {
    vacancy: (skill_id) => db.insertInto('vacancy_skills').values({ vacancy_id: vacancy.id, skill_id }).execute(),
    profile: (skill_id) => db.insertInto('user_skills').values({ user_id: candidate.id, skill_id }).execute(),
    question: (skill_id) => makeReadyQuestions(site.platform, skill_id, 1),
    attempt: (skill_id) =>
      db
        .insertInto('attempts')
        .values({
          user_id: candidate.id,
          skill_id,
          language: 'es',
          signals_agreed_at: at,
          started_at: at,
          ends_at: at,
          window_id: candidate.uuid,
        })
        .execute(),
  }
  for (const [what, name] of Object.entries(names)) {
    const skill = await add(token, `Usada por ${what}`)
    await name(skill.id)
    const gone = await site.call(deleteSkillEndpoint, { token, params: { id: skill.uuid } })
    expect(gone.answer).toMatchObject({ success_message: 'skills.put_out_of_use', data: { status_skill: 'I', in_use: true } })
  }
  expect(await site.auditOf(actor)).toEqual(Object.keys(names).flatMap(() => ['skill.added', 'skill.put_out_of_use']))
})

test('SKA-01 ACC-05 hides from candidates that an unpublished vacancy uses a skill', async () => {
  const { token } = await staff()
  const candidate = await site.person()
  const skill = await add(token, 'Encuadernación')
  const vacancy = await makeVacancy(site.platform, { active: false, published_at: null })
  await site.platform.db.insertInto('vacancy_skills').values({ vacancy_id: vacancy.id, skill_id: skill.id }).execute()
  const inUse = async (asker: string) =>
    (await site.call(listSkillsEndpoint, { token: asker, query: { q: 'encuadernacion' } })).answer.data.map(
      ({ in_use }) => in_use,
    )
  expect([await inUse(token), await inUse(candidate.token)]).toEqual([[true], [false]])
})

test('SKA-01 JOB-02 a skill out of use is listed only for editors of the catalogue', async () => {
  const { token } = await staff()
  const candidate = await site.person()
  const skill = await add(token, 'Taquigrafía')
  const params = { id: skill.uuid }
  const listed = async (asker: string) =>
    (await site.call(listSkillsEndpoint, { token: asker, query: { q: 'taquigrafia' } })).answer.data.map(({ name }) => name)
  const chosen = async () =>
    (await site.call(selectSkillsEndpoint, { token, params: { language: 'es', offer: 'all' } })).answer.data.some(
      ({ uuid }) => uuid === skill.uuid,
    )
  expect([await listed(candidate.token), await chosen()]).toEqual([['Taquigrafía'], true])
  const body = { name: 'Taquigrafía', status_skill: 'I' as const, version: 1 }
  await site.call(updateSkillEndpoint, { token, params, body })
  expect([await listed(candidate.token), await listed(token), await chosen()]).toEqual([[], ['Taquigrafía'], false])
  await site.call(updateSkillEndpoint, { token, params, body: { ...body, status_skill: 'A', version: 2 } })
  expect(await chosen()).toBe(true)
})

test('SKA-01 the list is searched, sorted and paged; select lists have skills with a test in a language', async () => {
  const { token } = await staff()
  for (const [name, description] of [
    ['Muestra beta', 'Segunda'],
    ['Muestra Álgebra', 'Tercera'],
    ['Muestra Zeta', 'Primera'],
  ] as const)
    await add(token, name, { description })
  const names = async (query: object) =>
    (await site.call(listSkillsEndpoint, { token, query: { q: 'muestra', ...query } })).answer.data.map(({ name }) =>
      name.slice(8),
    )
  expect((await names({})).sort()).toEqual(['Zeta', 'beta', 'Álgebra'])
  expect(await names({ sort: '-name', size: 1 })).toHaveLength(1)
  expect(await names({ sort: 'description', size: 1 })).toEqual(['Zeta'])
  expect(await names({ sort: 'description', size: 2, page: 1 })).toEqual(['Álgebra'])
  expect(await names({ q: 'muestra tercera' })).toEqual(['Álgebra'])

  const { id, uuid } = (await site.call(listSkillsEndpoint, { token, query: { q: 'muestra beta' } })).answer.data[0]!
  await makeReadyQuestions(site.platform, id, 10, 'en')
  await site.call(updateSkillEndpoint, { token, params: { id: uuid }, body: { name: 'Muestra beta', skill_test: 1, version: 1 } })
  const withTest = async (language: 'es' | 'en') =>
    (await site.call(selectSkillsEndpoint, { token, params: { language, offer: 'test' } })).answer.data.map(({ name }) => name)
  expect([await withTest('es'), await withTest('en')]).toEqual([[], ['Muestra beta']])
})
