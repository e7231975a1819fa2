import { expect, test } from 'vitest'
import { getBellEndpoint } from '#domain/desk/updates/updates.contract.ts'
import {
  editApplicationNoteEndpoint,
  findApplicationNoteColleaguesEndpoint,
  listApplicationNotesEndpoint,
  saveApplicationNoteEndpoint,
} from '#domain/hiring/application-notes/application-notes.contract.ts'
import { getCardEndpoint } from '#domain/hiring/board/board.contract.ts'
import type { Right } from '#domain/kernel/permissions.ts'
import {
  addPersonNoteEndpoint,
  editPersonNoteEndpoint,
  findNoteColleaguesEndpoint,
} from '#domain/people/person-notes/person-notes.contract.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { createCard } from '../../testing/records.ts'

const site = sharedTestApp()
const recruiting: readonly Right[] = [
  { module: 'candidates', item: 'view' },
  { module: 'candidates', item: 'change' },
]
const ofPeople: readonly Right[] = [
  { module: 'users', item: 'view' },
  { module: 'users', item: 'change' },
]
const recruiter = (firstName: string, options: { role?: readonly Right[]; limited?: boolean } = {}) =>
  site.person({ role: options.role ?? recruiting, firstName, lastName: 'Peña', ...(options.limited && { limited: true }) })
const to = ({ uuid }: { uuid: string }) => `@[${uuid}]`
const bellOf = async ({ token }: TestPerson) => (await site.call(getBellEndpoint, { token })).answer.data

/** A card with its notes, by an author. */
async function notepad() {
  const author = await recruiter('Autora')
  const { vacancy, candidate, card } = await createCard(site)
  const of = { id_user: candidate.uuid, job_id: vacancy.uuid }
  const write = (description: string, { token } = author) =>
    site.call(saveApplicationNoteEndpoint, { body: { ...of, description }, token })
  const edit = (id: string, version: number, description: string) =>
    site.call(editApplicationNoteEndpoint, { params: { id }, body: { description, version }, token: author.token })
  const read = async (q = '') =>
    (await site.call(listApplicationNotesEndpoint, { body: of, query: { q }, token: author.token })).answer
  return { author, vacancy, candidate, card, write, edit, read }
}

test('NOT-03 a mention is stored by uuid, shows the current name, and notifies the colleague', async () => {
  const { author, vacancy, candidate, card, write, read } = await notepad()
  const colleague = await recruiter('Luz')
  const { data } = (await write(`${to(colleague)}, ¿la llamas?`)).answer
  expect(data).toMatchObject({
    body_comment: '@Luz Peña, ¿la llamas?',
    source: `${to(colleague)}, ¿la llamas?`,
    mentions: [{ uuid: colleague.uuid, name: 'Luz Peña' }],
  })
  expect(await bellOf(colleague)).toMatchObject({
    unread: 1,
    newest: [
      {
        kind: 'mention',
        author: 'Autora Peña',
        vacancy: { uuid: vacancy.uuid },
        candidate: { uuid: candidate.uuid, uuid_element: card.uuid },
      },
    ],
  })
  expect((await bellOf(author)).unread).toBe(0)
  const { db } = site.platform
  await db.updateTable('users').set({ last_name: 'Mar' }).where('id', '=', colleague.id).execute()
  expect((await read()).data[0]?.body_comment).toBe('@Luz Mar, ¿la llamas?')
  const timeline = await site.call(getCardEndpoint, { params: { id: card.uuid }, token: author.token })
  expect(timeline.answer.data.timeline.find(({ kind }) => kind === 'comment')?.text).toBe('@Luz Mar, ¿la llamas?')
  expect([(await read('mar')).total, (await read('llamas')).total, (await read('peña')).total]).toEqual([1, 1, 0])
})

test('NOT-03 a mention of somebody who may not read the note is refused at the field', async () => {
  const { vacancy, candidate, write, read } = await notepad()
  const [rater, limited] = [await recruiter('Rita', { role: ofPeople }), await recruiter('Lima', { limited: true })]
  const unknown = { uuid: '11111111-1111-4111-8111-111111111111' }
  for (const somebody of [rater, limited, candidate, unknown]) {
    const refused = await write(`Hola ${to(somebody)}`)
    expect([refused.status, refused.refusal.errors]).toEqual([422, { description: ['comments.error.mention'] }])
  }
  expect((await read()).total).toBe(0)
  await site.platform.db.insertInto('vacancy_members').values({ vacancy_id: vacancy.id, user_id: limited.id }).execute()
  expect((await write(`Hola ${to(limited)}`)).status).toBe(200)
})

test('NOT-03 editing a note notifies only the newly mentioned, and a mentioned colleague may have left', async () => {
  const { write, edit, read } = await notepad()
  const [first, second] = [await recruiter('Ana'), await recruiter('Eva')]
  const { uuid_comment: id } = (await write(`${to(first)} mira`)).answer.data
  await edit(id, 1, `${to(first)} y ${to(second)}, miren`)
  expect([(await bellOf(first)).unread, (await bellOf(second)).unread]).toEqual([1, 1])
  await site.platform.db
    .updateTable('users')
    .set({ first_name: '—', last_name: '', deleted_at: site.platform.now() })
    .where('id', '=', first.id)
    .execute()
  expect((await edit(id, 2, `${to(first)} y ${to(second)}, ya`)).answer.data).toMatchObject({
    body_comment: '@— y @Eva Peña, ya',
    mentions: expect.arrayContaining([{ uuid: first.uuid, name: '' }]),
  })
  expect((await bellOf(second)).unread).toBe(1)
  expect((await edit(id, 3, 'sin nadie')).answer.data.mentions).toEqual([])
  expect((await write(`${to(first)} otra`)).refusal.errors).toEqual({ description: ['comments.error.mention'] })
  expect((await read('eva')).total).toBe(0)
})

test('NOT-03 mentioning oneself notifies nobody', async () => {
  const { author, write } = await notepad()
  expect((await write(`Yo, ${to(author)}`)).status).toBe(200)
  expect((await bellOf(author)).unread).toBe(0)
})

test('NOT-03 the picker finds the colleagues who may read the note by the beginning of their names', async () => {
  const { author, vacancy } = await notepad()
  const [able, limited] = [await recruiter('Zenobia'), await recruiter('Zenón', { limited: true })]
  await recruiter('Zenaida', { role: ofPeople })
  await site.person({ firstName: 'Zenón', lastName: 'Candidato' })
  const find = async (q: string) =>
    (
      await site.call(findApplicationNoteColleaguesEndpoint, {
        params: { job_id: vacancy.uuid },
        query: { q },
        token: author.token,
      })
    ).answer.data.map(({ uuid }) => uuid)
  expect(await find('zen')).toEqual([able.uuid])
  expect(await find('zenobia pe')).toEqual([able.uuid])
  await site.platform.db.updateTable('vacancies').set({ owner_id: limited.id }).where('id', '=', vacancy.id).execute()
  expect(await find('zen')).toEqual([able.uuid, limited.uuid])
  expect(await find('autora')).not.toContain(author.uuid)
})

test('NOT-03 notes on a person mention colleagues who may see people, and lead to the person', async () => {
  const [author, colleague] = [await recruiter('Inés', { role: ofPeople }), await recruiter('Olga', { role: ofPeople })]
  const outsider = await recruiter('Otilia')
  const person = await site.person({ firstName: 'Griselda', lastName: 'Sol' })
  const write = (description: string) =>
    site.call(addPersonNoteEndpoint, { params: { id: person.uuid }, body: { description }, token: author.token })
  expect((await write(`${to(outsider)}`)).refusal.errors).toEqual({ description: ['comments.error.mention'] })
  const { data } = (await write(`${to(colleague)} la conoce`)).answer
  expect(data.body_comment).toBe('@Olga Peña la conoce')
  expect(await bellOf(colleague)).toMatchObject({
    newest: [{ kind: 'mention', author: 'Inés Peña', vacancy: null, candidate: { uuid: person.uuid, uuid_element: null } }],
  })
  const edited = await site.call(editPersonNoteEndpoint, {
    params: { id: data.uuid_comment },
    body: { description: `Otra vez ${to(colleague)}`, version: 1 },
    token: author.token,
  })
  expect(edited.answer.data.body_comment).toBe('Otra vez @Olga Peña')
  expect((await bellOf(colleague)).newest).toHaveLength(1)
  const found = await site.call(findNoteColleaguesEndpoint, {
    params: { id: person.uuid },
    query: { q: 'o' },
    token: author.token,
  })
  expect(found.answer.data.map(({ uuid }) => uuid)).toContain(colleague.uuid)
  expect(found.answer.data.map(({ uuid }) => uuid)).not.toContain(outsider.uuid)
})

test('NOT-03 SPEC-80 a note on a person without consent mentions staff with the module users, not a limited role', async () => {
  const [author, colleague] = [await recruiter('Irma', { role: ofPeople }), await recruiter('Oriana', { role: ofPeople })]
  const limited = await recruiter('Oriana', { role: ofPeople, limited: true })
  const person = await site.person({ firstName: 'Velada', lastName: 'Sol' })
  const waiting = { added_by: author.id, added_at: new Date(), consent_due_at: new Date(Date.now() + 86_400_000) }
  await site.platform.db.updateTable('users').set(waiting).where('id', '=', person.id).execute()
  const params = { id: person.uuid }
  const { token } = author
  const write = (whom: TestPerson) =>
    site.call(addPersonNoteEndpoint, { params, body: { description: `${to(whom)} la conoce` }, token })
  const offered = await site.call(findNoteColleaguesEndpoint, { params, query: { q: 'oriana' }, token })
  expect(offered.answer.data.map(({ uuid }) => uuid)).toEqual([colleague.uuid])
  expect((await write(limited)).refusal.errors).toEqual({ description: ['comments.error.mention'] })
  expect((await write(colleague)).status).toBe(200)
})
