import { expect, test } from 'vitest'
import { limits } from '#domain/kernel/limits.ts'
import { addPersonNoteEndpoint } from '#domain/people/person-notes/person-notes.contract.ts'
import {
  addTagEndpoint,
  deleteTagEndpoint,
  listPersonTagsEndpoint,
  listTagsEndpoint,
  mergeTagEndpoint,
  renameTagEndpoint,
  type Tagging,
  tagPeopleEndpoint,
  tagPersonEndpoint,
  undoTaggingEndpoint,
  untagPersonEndpoint,
} from '#domain/people/tags/tags.contract.ts'
import { filterUsersEndpoint, listUsersEndpoint } from '#domain/people/users/users.contract.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { makeApplication, makeVacancy } from '../../testing/records.ts'
import { readOwnData } from '../users/own-data.reads.ts'

const site = sharedTestApp()
const staff = () => site.person({ role: 'administrator' })
const limitedStaff = () =>
  site.person({
    role: [
      { module: 'users', item: 'view' },
      { module: 'users', item: 'change' },
    ],
    limited: true,
  })
const add = async (token: string, name: string) => (await site.call(addTagEndpoint, { token, body: { name } })).answer.data
const give = (token: string, id: string, name: string) => site.call(tagPersonEndpoint, { token, params: { id }, body: { name } })
const tagsOf = async (token: string, id: string) =>
  (await site.call(listPersonTagsEndpoint, { token, params: { id } })).answer.data.map(({ name }) => name)
const found = async (token: string, q: string) => (await site.call(listTagsEndpoint, { token, query: { q } })).answer.data

test('POO-01 a tag is added, renamed and deleted, each with an audit row', async () => {
  const actor = await staff()
  const { token } = actor
  const { uuid, ...added } = await add(token, '  Habla  portugués ')
  expect(added).toMatchObject({ name: 'Habla portugués', people: 0, people_capped: false, version: 1 })
  const params = { id: uuid }
  const body = { name: 'Portugués', version: 1 }
  expect((await site.call(renameTagEndpoint, { token, params, body })).answer.data).toMatchObject({
    name: 'Portugués',
    version: 2,
  })
  expect((await site.call(renameTagEndpoint, { token, params, body })).refusal.error_message).toBe('errors.stale')
  expect((await site.call(deleteTagEndpoint, { token, params })).answer.success_message).toBe('common.deleted')
  expect((await site.call(deleteTagEndpoint, { token, params })).status).toBe(404)
  expect(await site.auditOf(actor)).toEqual(['tag.added', 'tag.renamed', 'tag.deleted'])
})

test('POO-01 SPEC-04 a name is required, has a length limit and exists only once, whatever its letters', async () => {
  const { token } = await staff()
  const named = (name: string) => site.call(addTagEndpoint, { token, body: { name } })
  expect((await named(' ')).refusal.errors).toEqual({ name: ['personal.error.name_required'] })
  expect((await named('ñ'.repeat(limits.tags.nameLength + 1))).refusal.errors).toEqual({ name: ['errors.too_long'] })
  const both = await Promise.all(['Licencia C2', 'LICENCIA C2'].map(named))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await found(token, 'licencia'))?.length).toBe(1)
  const other = await add(token, '数据')
  const renamed = await site.call(renameTagEndpoint, { token, params: { id: other.uuid }, body: { name: 'licencia c2' } })
  expect(renamed.refusal.errors).toEqual({ name: ['tags.error.name_taken'] })
})

test('POO-01 a person gets tags by name, new or existing, once each, and loses them again', async () => {
  const actor = await staff()
  const { token } = actor
  const person = await site.person()
  const { uuid } = await add(token, 'Bilingüe')
  await give(token, person.uuid, 'bilingüe')
  const second = await give(token, person.uuid, 'Viaja')
  expect(second.answer).toMatchObject({
    success_message: 'tags.added_to_person',
    data: [{ name: 'Bilingüe' }, { name: 'Viaja' }],
  })
  await give(token, person.uuid, 'Viaja')
  expect(await tagsOf(token, person.uuid)).toEqual(['Bilingüe', 'Viaja'])
  expect(await found(token, 'bilingue')).toMatchObject([{ uuid, people: 1 }])
  const row = await site.platform.db.selectFrom('person_tags').selectAll().where('user_id', '=', person.id).execute()
  expect(row.map(({ added_by }) => added_by)).toEqual([actor.id, actor.id])
  const untag = () => site.call(untagPersonEndpoint, { token, params: { id: person.uuid, tag: uuid } })
  expect((await untag()).answer.data).toMatchObject([{ name: 'Viaja' }])
  expect((await untag()).status).toBe(200)
  const ofPerson = ['user.tagged', 'tag.added', 'user.tagged', 'user.tagged', 'user.untagged', 'user.untagged']
  expect((await site.auditOf(actor)).sort()).toEqual(['tag.added', ...ofPerson].sort())
})

const giveMany = (token: string, people: readonly { uuid: string }[], name: string) =>
  site.call(tagPeopleEndpoint, { token, body: { name, uuid_users: people.map(({ uuid }) => uuid) } })

test('POO-01 many people get a tag at once, new or existing, each with an audit row', async () => {
  const actor = await staff()
  const { token } = actor
  const [one, two, three] = [await site.person(), await site.person(), await site.person()]
  await give(token, one.uuid, 'Turno noche')
  const before = (await site.auditOf(actor)).length
  const given = await giveMany(token, [one, two, three], 'turno NOCHE')
  const [tag] = await found(token, 'turno noche')
  const undo = { tag: tag!.uuid, uuid_users: [two.uuid, three.uuid] }
  expect(given.answer).toEqual({ success_message: 'tags.given', data: { tagged: 2, there: 1, full: 0, undo } })
  for (const { uuid } of [one, two, three]) expect(await tagsOf(token, uuid)).toEqual(['Turno noche'])
  expect((await site.auditOf(actor)).slice(before)).toEqual(['user.tagged', 'user.tagged'])
  const created = (await giveMany(token, [one, two], 'Recién creada')).answer.data
  expect(created).toEqual({ tagged: 2, there: 0, full: 0, undo: { tag: expect.any(String), uuid_users: [one.uuid, two.uuid] } })
  expect(await found(token, 'recien creada')).toMatchObject([{ people: 2 }])
  const again = (await giveMany(token, [one, two], 'Recién creada')).answer.data
  expect(again).toEqual({ tagged: 0, there: 2, full: 0, undo: null })
})

const undoTagging = (token: string, body: Tagging) => site.call(undoTaggingEndpoint, { token, body })

test('POO-01 an undo takes the tag only off those who got it then, each with an audit row', async () => {
  const [actor, colleague] = [await staff(), await staff()]
  const { token } = actor
  const [had, one, two] = [await site.person(), await site.person(), await site.person()]
  await give(token, had.uuid, 'Por error')
  const { undo } = (await giveMany(token, [had, one, two], 'Por error')).answer.data
  // The second of them has the tag from somebody else by now.
  await site.call(untagPersonEndpoint, { token, params: { id: two.uuid, tag: undo!.tag } })
  await give(colleague.token, two.uuid, 'Por error')
  const before = (await site.auditOf(actor)).length
  expect((await undoTagging(token, undo!)).answer).toEqual({ success_message: 'tags.undone', data: { untagged: 1 } })
  const tags = await Promise.all([had, one, two].map(({ uuid }) => tagsOf(token, uuid)))
  expect(tags).toEqual([['Por error'], [], ['Por error']])
  expect((await site.auditOf(actor)).slice(before)).toEqual(['user.untagged'])
})

test('POO-01 TEA-02 an undo is refused once nobody has the tag of it, and for people who are hidden or gone', async () => {
  const { token } = await staff()
  const limited = await limitedStaff()
  const person = await site.person()
  const given = async (name: string) => (await giveMany(token, [person], name)).answer.data.undo!
  const late = await given('Ya deshecha')
  await undoTagging(token, late)
  const deleted = await given('Ya eliminada')
  await site.call(deleteTagEndpoint, { token, params: { id: deleted.tag } })
  for (const undo of [late, deleted]) {
    const refused = await undoTagging(token, undo)
    expect([refused.status, refused.refusal.error_message]).toEqual([409, 'tags.error.undo'])
  }
  const standing = await given('Sigue puesta')
  expect((await undoTagging(limited.token, standing)).status).toBe(404)
  await site.platform.db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', person.id).execute()
  expect((await undoTagging(token, standing)).status).toBe(404)
})

test('POO-01 people with as many tags as possible are left out; without anybody else no tag is added', async () => {
  const { token } = await staff()
  const [full, other] = [await site.person(), await site.person()]
  for (let at = 0; at < limits.tags.ofPerson; at += 1) await give(token, full.uuid, `Colmo ${at}`)
  expect((await giveMany(token, [full, other], 'Tras el colmo')).answer.data).toEqual({
    ...{ tagged: 1, there: 0, full: 1 },
    undo: { tag: expect.any(String), uuid_users: [other.uuid] },
  })
  const refused = await giveMany(token, [full], 'Sin nadie')
  expect([refused.status, refused.refusal.error_message]).toEqual([409, 'tags.error.all_full'])
  expect(await found(token, 'sin nadie')).toEqual([])
})

test('POO-01 TEA-02 nobody gets a tag when one of many is unknown, deleted or hidden, or above the limit', async () => {
  const { token } = await staff()
  const limited = await limitedStaff()
  const [mine, foreign, gone] = [await site.person(), await site.person(), await site.person()]
  const vacancy = await makeVacancy(site.platform, { owner_id: limited.id })
  await makeApplication(site.platform, vacancy.id, mine.id)
  await site.platform.db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', gone.id).execute()
  expect((await giveMany(token, [mine, gone], 'Para nadie')).status).toBe(404)
  expect((await giveMany(token, [mine, { uuid: crypto.randomUUID() }], 'Para nadie')).status).toBe(404)
  expect((await giveMany(limited.token, [mine, foreign], 'Para nadie')).status).toBe(404)
  expect((await giveMany(token, Array(limits.peopleAtOnce + 1).fill(mine), 'Para nadie')).status).toBe(422)
  expect((await giveMany(token, [], 'Para nadie')).status).toBe(422)
  expect(await found(token, 'para nadie')).toEqual([])
  expect(await tagsOf(token, mine.uuid)).toEqual([])
  expect((await giveMany(limited.token, [mine], 'Solo la mía')).answer.data.tagged).toBe(1)
})

test('POO-01 a person has at most the promised number of tags', async () => {
  const { token } = await staff()
  const person = await site.person()
  for (let at = 0; at < limits.tags.ofPerson; at += 1) await give(token, person.uuid, `Tope ${at}`)
  const refused = await give(token, person.uuid, 'Una de más')
  expect([refused.status, refused.refusal.error_message]).toEqual([409, 'tags.error.full'])
  expect(await tagsOf(token, person.uuid)).toHaveLength(limits.tags.ofPerson)
  expect(await found(token, 'una de mas')).toEqual([])
  expect((await give(token, person.uuid, 'Tope 0')).status).toBe(200)
})

test('POO-01 merging moves everybody to the other tag once, says how many, and deletes the first', async () => {
  const actor = await staff()
  const { token } = actor
  const [one, both] = [await site.person(), await site.person()]
  const [from, into] = [await add(token, 'Contaduría'), await add(token, 'Contabilidad')]
  for (const person of [one, both]) await give(token, person.uuid, 'Contaduría')
  await give(token, both.uuid, 'Contabilidad')
  const merge = (id: string, target: string) => site.call(mergeTagEndpoint, { token, params: { id }, body: { into: target } })
  expect((await merge(from.uuid, from.uuid)).refusal.errors).toEqual({ into: ['tags.error.same'] })
  expect((await merge(from.uuid, crypto.randomUUID())).status).toBe(404)
  expect((await merge(from.uuid, into.uuid)).answer).toMatchObject({
    success_message: 'tags.merged',
    data: { uuid: into.uuid, name: 'Contabilidad', people: 2, moved: 2 },
  })
  for (const person of [one, both]) expect(await tagsOf(token, person.uuid)).toEqual(['Contabilidad'])
  expect((await merge(from.uuid, into.uuid)).status).toBe(404)
  expect((await site.auditOf(actor)).at(-1)).toBe('tag.merged')
})

test('POO-01 deleting a tag takes it off everybody who has it', async () => {
  const { token } = await staff()
  const person = await site.person()
  await give(token, person.uuid, 'Temporal')
  const [tag] = await found(token, 'temporal')
  const deleted = await site.call(deleteTagEndpoint, { token, params: { id: tag!.uuid } })
  expect(deleted.answer.data).toMatchObject({ name: 'Temporal', people: 1 })
  expect(await tagsOf(token, person.uuid)).toEqual([])
})

test('POO-01 USR-01 the list of people shows tags and filters by one', async () => {
  const { token } = await staff()
  const [tagged, other] = [await site.person(), await site.person()]
  await give(token, tagged.uuid, 'Zona norte')
  const [tag] = await found(token, 'zona norte')
  const listed = (await site.call(listUsersEndpoint, { token, query: { tag: tag!.uuid } })).answer
  expect(listed.data).toMatchObject([{ uuid: tagged.uuid, tags: [{ uuid: tag!.uuid, name: 'Zona norte' }] }])
  const posted = (await site.call(filterUsersEndpoint, { token, body: { tag: tag!.uuid } })).answer
  expect(posted.data.map(({ uuid }) => uuid)).toEqual([tagged.uuid])
  const [untagged] = (await site.call(listUsersEndpoint, { token, query: { q: other.email } })).answer.data
  expect(untagged?.tags).toEqual([])
})

test('POO-01 SPEC-54 tags of unknown and deleted people are not found', async () => {
  const { token } = await staff()
  const gone = await site.person()
  await site.platform.db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', gone.id).execute()
  for (const id of [gone.uuid, crypto.randomUUID()]) {
    expect((await site.call(listPersonTagsEndpoint, { token, params: { id } })).status).toBe(404)
    expect((await give(token, id, 'Nadie')).status).toBe(404)
  }
})

test('POO-01 a role limited to its vacancies counts, reads and sets tags of their applicants only', async () => {
  const { token } = await staff()
  const limited = await limitedStaff()
  const [mine, foreign] = [await site.person(), await site.person()]
  const vacancy = await makeVacancy(site.platform)
  await site.platform.db.insertInto('vacancy_members').values({ vacancy_id: vacancy.id, user_id: limited.id }).execute()
  await makeApplication(site.platform, vacancy.id, mine.id, 'apply')
  for (const { uuid } of [mine, foreign]) await give(token, uuid, 'De todas')
  expect(await found(limited.token, 'de todas')).toMatchObject([{ people: 1 }])
  expect(await tagsOf(limited.token, mine.uuid)).toEqual(['De todas'])
  expect((await site.call(listPersonTagsEndpoint, { token: limited.token, params: { id: foreign.uuid } })).status).toBe(404)
  expect((await give(limited.token, foreign.uuid, 'Ajena')).status).toBe(404)
})

test('POO-01 SPEC-53 the own data of a person holds neither tags nor notes of the team', async () => {
  const { token } = await staff()
  const person = await site.person()
  await give(token, person.uuid, 'Kanarixetiqueta')
  await site.call(addPersonNoteEndpoint, { token, params: { id: person.uuid }, body: { description: 'Kanarixnota' } })
  expect(JSON.stringify(await readOwnData(site.platform, { ...person, language: 'es' }))).not.toMatch(/Kanarix/)
})
