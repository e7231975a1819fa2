import { expect, test } from 'vitest'
import { deleteKitEndpoint, type KitInput, listKitsEndpoint, saveKitEndpoint } from '#domain/hiring/scorecards/kits.contract.ts'
import { submitScorecardEndpoint } from '#domain/hiring/scorecards/scorecards.contract.ts'
import { addVacancyEndpoint } from '#domain/hiring/vacancies/vacancies.contract.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { aSkill } from '../../testing/bank.ts'
import { makeVacancy, vacancyFields } from '../../testing/records.ts'
import { interviewed, kitFields, scorecardOf } from '../../testing/scorecards.ts'

const site = sharedTestApp()
const staff = () => site.person({ role: 'administrator' })
const stage = 'firstInterview' as const

const saving =
  ({ token }: TestPerson, vacancy: string) =>
  (body: Partial<KitInput> | Record<string, unknown>) =>
    site.call(saveKitEndpoint, { token, params: { vacancy, stage }, body })
const read = async ({ token }: TestPerson, vacancy: string) =>
  (await site.call(listKitsEndpoint, { token, params: { vacancy } })).answer.data

test('SCO-01 a kit has criteria of the skills of the vacancy and of its own, questions, and a described scale', async () => {
  const [actor, skill, vacancy] = [await staff(), await aSkill(site), await makeVacancy(site.platform)]
  await site.platform.db.insertInto('vacancy_skills').values({ vacancy_id: vacancy.id, skill_id: skill.id }).execute()
  const save = saving(actor, vacancy.uuid)
  const criteria = [
    { name: 'SQL', skill: skill.uuid, hint: '' },
    { name: 'Escucha', hint: 'Resume lo que oye' },
    { name: '', hint: '' },
  ]
  const made = (await save(kitFields({ criteria, words: ['Nada', 'Algo', 'Bien', 'Muy bien', ''] }))).answer.data
  expect(made).toMatchObject({
    stage,
    used: false,
    kit: {
      scale: 4,
      words: ['Nada', 'Algo', 'Bien', 'Muy bien'],
      criteria: [
        { name: 'SQL', skill: skill.uuid },
        { name: 'Escucha', skill: '', hint: 'Resume lo que oye' },
      ],
      questions: [{ text: 'Cuéntanos de un cliente difícil' }],
      version: 1,
    },
  })
  const [one, other] = made.kit?.criteria ?? []
  const changed = (await save(kitFields({ scale: 5, words: ['a', 'b', 'c', 'd', 'e'], criteria: [other, one], version: 1 })))
    .answer.data
  expect(changed.kit?.criteria.map(({ uuid }) => uuid)).toEqual([other?.uuid, one?.uuid])
  expect((await save(kitFields({ version: 1 }))).status).toBe(409)
  expect((await save(kitFields({ criteria: [], words: ['a'] }))).refusal.errors).toEqual({
    criteria: ['scorecards.error.criteria'],
    words: ['scorecards.error.words'],
  })
  const { stages, skills } = await read(actor, vacancy.uuid)
  expect(stages.map(({ stage: of, kit }) => [of, kit?.version ?? null])).toEqual([
    ['firstInterview', 2],
    ['secondInterview', null],
  ])
  expect(skills.map(({ uuid }) => uuid)).toEqual([skill.uuid])
  expect((await site.call(deleteKitEndpoint, { token: actor.token, params: { vacancy: vacancy.uuid, stage } })).status).toBe(200)
  expect(await site.auditOf(actor)).toEqual(['interview_kit.modified', 'interview_kit.modified', 'interview_kit.deleted'])
})

test('SCO-01 once a scorecard has begun, the scale of its kit stays and the kit is not deleted', async () => {
  const { interviewer, vacancy, card, kit } = await interviewed(site)
  const { token } = interviewer
  await site.call(submitScorecardEndpoint, { token, params: { id: card.uuid, stage }, body: scorecardOf(kit, 3, 2) })
  const save = saving(interviewer, vacancy.uuid)
  const longer = kitFields({ scale: 5, words: ['a', 'b', 'c', 'd', 'e'] })
  expect((await save(longer)).refusal.errors).toEqual({ scale: ['scorecards.error.scale_used'] })
  const deleted = await site.call(deleteKitEndpoint, { token, params: { vacancy: vacancy.uuid, stage } })
  expect([deleted.status, deleted.refusal.error_message]).toEqual([409, 'scorecards.kit_used'])
  expect((await read(interviewer, vacancy.uuid)).stages[0]).toMatchObject({ used: true, kit: { scale: 4 } })
})

test('SCO-01 a copied vacancy has kits of its own', async () => {
  const [actor, source] = [await staff(), await makeVacancy(site.platform)]
  await saving(actor, source.uuid)(kitFields())
  const query = { questions_of: source.uuid }
  const added = await site.call(addVacancyEndpoint, { token: actor.token, query, body: await vacancyFields(site.platform) })
  const [copy, original] = [await read(actor, added.answer.data.uuid), await read(actor, source.uuid)]
  const words = ({ stages: [first] }: typeof copy) => ({
    ...{ scale: first?.kit?.scale, words: first?.kit?.words },
    criteria: first?.kit?.criteria.map(({ name, hint }) => [name, hint]),
    questions: first?.kit?.questions.map(({ text }) => text),
  })
  expect(words(copy)).toEqual(words(original))
  expect(copy.stages[0]?.kit?.criteria[0]?.uuid).not.toBe(original.stages[0]?.kit?.criteria[0]?.uuid)
})
