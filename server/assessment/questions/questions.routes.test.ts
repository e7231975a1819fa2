import { expect, test } from 'vitest'
import * as contract from '#domain/assessment/questions/questions.contract.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { aSkill, createQuestion } from '../../testing/bank.ts'
import { acceptedKinds, fileOf, mp3 } from '../../testing/documents.ts'

const site = sharedTestApp()
const staff = () => site.person({ role: 'administrator' })
const picture = () => fileOf(acceptedKinds.png!, 'mapa.png')
const sound = () => fileOf(mp3, 'voz.mp3')
const skillsText = (...skills: { uuid: string }[]) => JSON.stringify(skills.map(({ uuid }) => uuid))
const fields = { question: '¿Qué se ve?', type: 'text', language: 'es' } as const

async function added(token: string, more: Record<string, unknown> = {}, files: Record<string, File> = {}) {
  const skills_uuid = skillsText(await aSkill(site))
  return (await site.call(contract.addQuestionEndpoint, { token, body: { ...fields, skills_uuid, ...more }, files })).answer.data
}
const item = async (token: string, id: string) =>
  (await site.call(contract.getQuestionEndpoint, { token, params: { id } })).answer.data

test('QST-02 adds, changes and deletes a question with its skills, each with an audit row', async () => {
  const actor = await staff()
  const { token } = actor
  const [one, two] = [await aSkill(site), await aSkill(site)]
  const body = { ...fields, question: ' ¿Qué es\r\nuna veta? ', skills_uuid: skillsText(one, two) }
  const { data, success_message } = (await site.call(contract.addQuestionEndpoint, { token, body })).answer
  expect([success_message, data]).toMatchObject([
    'common.added',
    { question: '¿Qué es\nuna veta?', type: 'text', language: 'es', image: null, ready: true, lacks: [], version: 1 },
  ])
  expect(data.question_skills.map(({ skill }) => skill.name)).toEqual([one.name, two.name])
  const params = { id: data.uuid }
  const edit = { ...fields, question: '¿Y un filón?', version: data.version }
  const changed = await site.call(contract.updateQuestionEndpoint, { token, params, body: edit })
  expect(changed.answer.data).toMatchObject({ question: '¿Y un filón?', version: 2, question_skills: data.question_skills })
  expect((await site.call(contract.updateQuestionEndpoint, { token, params, body: edit })).refusal.error_message).toBe(
    'errors.stale',
  )
  const linked = await site.call(contract.updateQuestionSkillsEndpoint, { token, params, body: { skills_uuid: skillsText(two) } })
  expect(linked.answer.data.question_skills).toEqual([{ skill: { uuid: two.uuid, name: two.name } }])
  expect((await site.call(contract.deleteQuestionEndpoint, { token, params })).answer.success_message).toBe('common.deleted')
  expect((await site.call(contract.getQuestionEndpoint, { token, params })).status).toBe(404)
  const actions = ['question.added', 'question.modified', 'question.skills_changed', 'question.deleted']
  expect(await site.auditOf(actor)).toEqual(actions)
})

test('QST-02 ADR-0057 fields absent from a change keep their values', async () => {
  const { token } = await staff()
  const { uuid } = await added(token, { alternative_text: 'Un mapa', transcript: 'Buenos días' })
  const change = async (more: object) =>
    (await site.call(contract.updateQuestionEndpoint, { token, params: { id: uuid }, body: { ...fields, ...more } })).answer.data
  await change({ status: 'I' })
  expect(await change({})).toMatchObject({ status: 'I', alternative_text: 'Un mapa', transcript: 'Buenos días' })
  const stated = { status: 'A', alternative_text: '', transcript: '' }
  expect(await change(stated)).toMatchObject(stated)
})

test('QST-02 SPEC-55 a question can be changed and deleted when the audit cuts it within an emoji', async () => {
  const { token } = await staff()
  const question = `${'x'.repeat(199)}🪨 y más`
  const { uuid, version } = await added(token, { question })
  const params = { id: uuid }
  expect(
    (await site.call(contract.updateQuestionEndpoint, { token, params, body: { ...fields, question, version } })).status,
  ).toBe(200)
  expect((await site.call(contract.deleteQuestionEndpoint, { token, params })).status).toBe(200)
})

test('QST-02 requires text, type, language and an existing skill, and reports all errors at once', async () => {
  const { token } = await staff()
  const refused = async (body: Record<string, unknown>) =>
    (await site.call(contract.addQuestionEndpoint, { token, body })).refusal.errors
  const skills = { skills_uuid: ['vacancies.error.skills'] }
  expect(await refused({})).toEqual({
    question: ['question.error.question_required'],
    type: ['question.error.type_required'],
    language: ['question.error.language_required'],
    ...skills,
  })
  const unknown = [crypto.randomUUID()]
  for (const skills_uuid of ['', '[]', '{', '[1', 'null', '{}', JSON.stringify(unknown), '[999999]'])
    expect([skills_uuid, await refused({ ...fields, skills_uuid })]).toEqual([skills_uuid, skills])
  const { uuid } = await createQuestion(site)
  const body = { skills_uuid: unknown }
  expect((await site.call(contract.updateQuestionSkillsEndpoint, { token, params: { id: uuid }, body })).refusal.errors).toEqual(
    skills,
  )
  expect((await item(token, uuid)).version).toBe(1)
})

test('QST-02 a picture needs alternative text, a sound a transcript; a document is never ready', async () => {
  const { token } = await staff()
  const made = [
    await added(token, {}, { file: picture() }),
    await added(token, { alternative_text: 'Un mapa' }, { file: picture() }),
    await added(token, {}, { file: sound() }),
    await added(token, { transcript: 'Buenos días' }, { file: sound() }),
    await added(token, { alternative_text: 'a', transcript: 'b' }, { file: fileOf(acceptedKinds.pdf!, 'a.pdf') }),
  ]
  expect(made.map(({ media, ready, lacks }) => [media?.kind, ready, ...lacks])).toEqual([
    ['picture', false, 'alternative_text'],
    ['picture', true],
    ['audio', false, 'transcript'],
    ['audio', true],
    ['document', false, 'shown_media'],
  ])
  const player = await site.app.inject({ url: made[3]!.image!, headers: { range: 'bytes=2-5' } })
  expect([player.statusCode, player.headers['content-type'], player.headers['content-range']]).toEqual([
    206,
    'audio/mpeg',
    `bytes 2-5/${mp3.length}`,
  ])
  expect(player.rawPayload).toEqual(mp3.subarray(2, 6))
  // TST-07: the original file name could reveal the right answer.
  expect(player.headers['content-disposition']).not.toContain('voz')
  const behind = await site.app.inject({ url: made[3]!.image!, headers: { range: `bytes=${mp3.length}-` } })
  expect(behind.statusCode).toBe(416)
})

test('QST-02 refuses a file of the wrong size or kind at its field and adds nothing', async () => {
  const { token } = await staff()
  const body = { ...fields, skills_uuid: skillsText(await aSkill(site)) }
  const wrong = [
    ['grande.png', Buffer.concat([acceptedKinds.png!, Buffer.alloc(1_048_576)]), 413, 'portfolio.error.cv_limit'],
    ['voz.mp3', acceptedKinds.png!, 415, 'portfolio.error.file_content'],
    ['voz.wav', mp3, 415, 'portfolio.error.file_kind'],
  ] as const
  for (const [name, content, status, key] of wrong) {
    const refused = await site.call(contract.addQuestionEndpoint, { token, body, files: { file: fileOf(content, name) } })
    expect([refused.status, refused.refusal.errors]).toEqual([status, { file: [key] }])
  }
  expect(
    (await site.call(contract.filterQuestionsEndpoint, { token, body: { skills: JSON.parse(body.skills_uuid) } })).answer.total,
  ).toBe(0)
})

test('QST-02 FIL-01 replaced and removed files are deleted', async () => {
  const { token } = await staff()
  const { uuid, version } = await added(token, {}, { file: picture() })
  const params = { id: uuid }
  const keys = () => site.platform.db.selectFrom('files').select('original_name').where('purpose', '=', 'media').execute()
  const before = (await keys()).length
  const kept = await site.call(contract.updateQuestionEndpoint, { token, params, body: { ...fields, version } })
  expect(kept.answer.data.file).toBe('mapa.png')
  const other = { ...fields, version: version + 1 }
  const replaced = await site.call(contract.updateQuestionEndpoint, { token, params, body: other, files: { file: sound() } })
  expect([replaced.answer.data.file, (await keys()).length]).toEqual(['voz.mp3', before])
  const stale = await site.call(contract.updateQuestionEndpoint, { token, params, body: other, files: { file: picture() } })
  expect([stale.status, (await keys()).length]).toEqual([409, before])
  const bare = { ...fields, version: version + 2, remove_file: 'true' }
  expect((await site.call(contract.updateQuestionEndpoint, { token, params, body: bare })).answer.data.media).toBeNull()
  expect((await keys()).length).toBe(before - 1)
})

test('QST-01 the list is searched, sorted, paged and filtered by skills; print has its own sizes', async () => {
  const { token } = await staff()
  const marker = 'Estratigrafía'
  const questions = []
  for (const [text, language, type] of [
    [`${marker} uno`, 'es', 'text'],
    [`${marker} dos`, 'en', 'select'],
    [`${marker} tres`, 'es', 'select'],
  ] as const)
    questions.push(await createQuestion(site, { text, language, type }))
  const list = async (query: object, id = '0') =>
    (await site.call(contract.listQuestionsEndpoint, { token, params: { id }, query })).answer.data.map(({ question }) =>
      question.slice(14),
    )
  expect(await list({ q: 'estratigrafia' })).toEqual(['tres', 'dos', 'uno'])
  expect(await list({ q: 'estrat', sort: 'question' })).toEqual(['dos', 'tres', 'uno'])
  expect(await list({ q: 'estrat', sort: 'language', size: 1, page: 1 })).toEqual(['uno'])
  expect(await list({ q: 'estrat', sort: '-type', size: 1 })).toEqual(['uno'])
  const [one, two] = questions.map(({ skill }) => skill)
  expect(await list({ sort: 'created_at', skills: `${one!.uuid},${two!.uuid}` })).toEqual(['uno', 'dos'])
  expect(await list({}, String(two!.id))).toEqual(['dos'])
  const found = await site.call(contract.filterQuestionsEndpoint, { token, body: { skills: [one!.uuid] } })
  expect(found.answer).toMatchObject({ total: 1, data: [{ question: `${marker} uno` }] })
  const documented = await site.call(contract.filterQuestionsEndpoint, {
    token,
    body: { skills_uuid: JSON.stringify([two!.uuid]) },
  })
  expect(documented.answer).toMatchObject({ total: 1, data: [{ question: `${marker} dos` }] })
  const print = async (b: number, query: object = {}) =>
    (await site.call(contract.printQuestionsEndpoint, { token, params: { a: '0', b }, query })).answer
  const whole = await print(0, { size: 15 })
  expect(whole.data.slice(0, 5)).toEqual((await print(0)).data)
  expect(whole.data.slice(5, 10)).toEqual((await print(1)).data)
  const first = await site.call(contract.printFirstQuestionsEndpoint, { token, params: { a: one!.uuid } })
  expect(first.answer).toMatchObject({ total: 1, data: [{ question: `${marker} uno`, answers: [] }] })
  expect(
    (await site.call(contract.printQuestionsEndpoint, { token, params: { a: '0', b: 0 }, query: { size: 20 } })).status,
  ).toBe(400)
})
