import { expect, test } from 'vitest'
import {
  addSkillEndpoint,
  listSkillsEndpoint,
  selectSkillsEndpoint,
  updateSkillEndpoint,
} from '#domain/assessment/skills/skills.contract.ts'
import {
  addUserSkillEndpoint,
  listSkillsToAddEndpoint,
  listUserSkillsEndpoint,
} from '#domain/assessment/skills/user-skills.contract.ts'
import { getVacancyEndpoint } from '#domain/hiring/vacancies/vacancies.contract.ts'
import { findSkillsEndpoint } from '#domain/people/users/users.contract.ts'
import { readSkillsNamed } from '../../people/imports/reads/known-people.ts'
import { readOwnData } from '../../people/users/own-data.reads.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { makeVacancy } from '../../testing/records.ts'

const site = sharedTestApp()
const staff = () => site.person({ role: 'administrator' })
const add = async (token: string, body: Record<string, unknown>) => site.call(addSkillEndpoint, { token, body })
const inEnglish = { 'accept-language': 'en' }

test('SKA-02 a skill keeps a name in each language; a change that does not know them keeps both', async () => {
  const { token } = await staff()
  const added = await add(token, { name: 'Costura', name_language: 'es', other_name: 'Sewing' })
  expect(added.answer.data).toMatchObject({
    name: 'Costura',
    name_language: 'es',
    other_name: 'Sewing',
    name_es: 'Costura',
    name_en: 'Sewing',
  })
  const params = { id: added.answer.data.uuid }
  const changed = await site.call(updateSkillEndpoint, { token, params, body: { name: 'Confección' } })
  expect(changed.answer.data).toMatchObject({
    name: 'Confección',
    other_name: 'Sewing',
    name_es: 'Confección',
    name_en: 'Sewing',
  })
  const cleared = await site.call(updateSkillEndpoint, {
    token,
    params,
    body: { name: 'Confección', other_name: '', name_language: '' },
  })
  expect(cleared.answer.data).toMatchObject({ name_language: null, other_name: '', name_es: 'Confección', name_en: 'Confección' })
})

test('SKA-02 a first name in English has its other name in Spanish', async () => {
  const { token } = await staff()
  const { answer } = await add(token, { name: 'Welding', name_language: 'en', other_name: 'Soldadura' })
  expect(answer.data).toMatchObject({ name_es: 'Soldadura', name_en: 'Welding' })
})

test('SKA-02 a second name needs the language of the first, and the characters of a name', async () => {
  const { token } = await staff()
  const errorsOf = async (body: Record<string, unknown>) => (await add(token, body)).refusal.errors
  expect(await errorsOf({ name: 'Pintura', other_name: 'Painting' })).toEqual({ name_language: ['skills.error.name_language'] })
  expect(await errorsOf({ name: 'Pintura', name_language: 'es', other_name: 'P' })).toEqual({
    other_name: ['skills.error.skill_invalid'],
  })
  const { answer } = await add(token, { name: 'Pintura', name_language: 'es', other_name: 'Painting' })
  const params = { id: answer.data.uuid }
  const taken = await site.call(updateSkillEndpoint, { token, params, body: { name: 'Pintura', name_language: null } })
  expect(taken.refusal.errors).toEqual({ name_language: ['skills.error.name_language'] })
})

test('SKA-02 no two skills share a name, whichever of their names it is, also when saved at once', async () => {
  const { token } = await staff()
  await add(token, { name: 'Cocina', name_language: 'es', other_name: 'Cooking' })
  const refusalOf = async (body: Record<string, unknown>) => (await add(token, body)).refusal
  const unique = (field: string) => ({
    error_message: 'skills.error.skill_unique',
    errors: { [field]: ['skills.error.skill_unique'] },
  })
  expect(await refusalOf({ name: 'COOKING' })).toEqual(unique('name'))
  expect(await refusalOf({ name: 'Culinaria', name_language: 'es', other_name: 'cocina' })).toEqual(unique('other_name'))
  const rivals = [
    { name: 'Jardinería', name_language: 'es', other_name: 'Gardening' },
    { name: 'Gardening', name_language: 'en' },
  ]
  const both = await Promise.all(rivals.map((body) => add(token, body)))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  // A skill may have the same name in both languages.
  expect((await add(token, { name: 'Marketing', name_language: 'es', other_name: 'Marketing' })).status).toBe(200)
})

test('SKA-02 SKL-01 candidates and staff see the name of their language, else the only one with its language', async () => {
  const { token } = await staff()
  const two = (await add(token, { name: 'Zapatería', name_language: 'es', other_name: 'Cobbling' })).answer.data
  const one = (await add(token, { name: 'Zurcido', name_language: 'es' })).answer.data
  const candidate = await site.person()
  const own = { token: candidate.token }
  const offered = async (headers = {}) =>
    (await site.call(listSkillsToAddEndpoint, { ...own, headers })).answer.data
      .filter(({ uuid }) => [two.uuid, one.uuid].includes(uuid))
      .map(({ name, name_language }) => [name, name_language])
  expect(await offered()).toEqual([
    ['Zapatería', 'es'],
    ['Zurcido', 'es'],
  ])
  expect(await offered(inEnglish)).toEqual([
    ['Cobbling', 'en'],
    ['Zurcido', 'es'],
  ])
  for (const { uuid } of [two, one])
    await site.call(addUserSkillEndpoint, {
      ...own,
      body: { skill_id: uuid, experience_timefrom: '2020-01-01', experience_timeto: '2021-01-01' },
    })
  const profile = async (language: 'es' | 'en') =>
    (await site.call(listUserSkillsEndpoint, { ...own, params: { language } })).answer.data.map(({ skill }) => skill.name)
  expect([await profile('es'), await profile('en')]).toEqual([
    ['Zapatería', 'Zurcido'],
    ['Cobbling', 'Zurcido'],
  ])
  const choices = async (language: 'es' | 'en') =>
    (await site.call(selectSkillsEndpoint, { token, params: { language, offer: 'all' } })).answer.data.find(
      ({ uuid }) => uuid === two.uuid,
    )
  expect(await choices('en')).toMatchObject({ name: 'Cobbling', name_language: 'en', other_name: 'Zapatería' })
  const data = await readOwnData(site.platform, { id: candidate.id, language: 'en' })
  expect(data.skills.map(({ name }) => name).sort()).toEqual(['Cobbling', 'Zurcido'])
})

test('SKA-02 SPEC-22 the page of a vacancy has the names for readers of both languages', async () => {
  const { token } = await staff()
  const skill = (await add(token, { name: 'Ebanistería', name_language: 'es', other_name: 'Cabinetmaking' })).answer.data
  const vacancy = await makeVacancy(site.platform)
  await site.platform.db.insertInto('vacancy_skills').values({ vacancy_id: vacancy.id, skill_id: skill.id }).execute()
  const { answer } = await site.call(getVacancyEndpoint, { params: { uuid: vacancy.uuid } })
  expect(answer.data.skills).toMatchObject([
    { name: 'Ebanistería', name_language: 'es', name_es: 'Ebanistería', name_en: 'Cabinetmaking' },
  ])
})

test('SKA-02 USR-01 INT-13 staff and imports find a skill by either name', async () => {
  const { token } = await staff()
  const skill = (await add(token, { name: 'Albañilería', name_language: 'es', other_name: 'Bricklaying' })).answer.data
  const found = async (q: string, headers = {}) =>
    (await site.call(findSkillsEndpoint, { token, query: { q }, headers })).answer.data.map(({ name }) => name)
  expect([await found('brick'), await found('albanil'), await found('brick', inEnglish)]).toEqual([
    ['Albañilería'],
    ['Albañilería'],
    ['Bricklaying'],
  ])
  const { answer } = await site.call(listSkillsEndpoint, { token, query: { q: 'bricklaying' } })
  expect(answer.data.map(({ uuid }) => uuid)).toEqual([skill.uuid])
  const named = await readSkillsNamed(site.platform.db, ['bricklaying', 'ALBAÑILERÍA', 'Bricks'])
  expect(named.map(({ written, id }) => [written, id]).sort()).toEqual([
    ['ALBAÑILERÍA', skill.id],
    ['bricklaying', skill.id],
  ])
})
