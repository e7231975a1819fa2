import { beforeAll, expect, test } from 'vitest'
import {
  deleteApplicationNoteEndpoint,
  editApplicationNoteEndpoint,
  listApplicationNotesEndpoint,
  saveApplicationNoteEndpoint,
} from '#domain/hiring/application-notes/application-notes.contract.ts'
import { removeCardEndpoint } from '#domain/hiring/board/board.contract.ts'
import type { Right } from '#domain/kernel/permissions.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { makeApplication, makeVacancy } from '../../testing/records.ts'

const site = sharedTestApp()
const mayWrite: readonly Right[] = [
  { module: 'candidates', item: 'view' },
  { module: 'candidates', item: 'change' },
]
let author: TestPerson
let colleague: TestPerson

beforeAll(async () => {
  author = await site.person({ role: mayWrite, firstName: 'Marta', lastName: 'Ríos' })
  colleague = await site.person({ role: mayWrite })
}, 60_000)

/** A card at the first interview, and functions that act on its comments. */
async function notepad() {
  const vacancy = await makeVacancy(site.platform)
  const candidate = await site.person()
  const card = await makeApplication(site.platform, vacancy.id, candidate.id, 'firstInterview')
  const of = { id_user: candidate.uuid, job_id: vacancy.uuid }
  const write = (description: string, token = author.token) =>
    site.call(saveApplicationNoteEndpoint, { body: { ...of, description }, token })
  const read = async (query: object = {}, token = author.token) =>
    (await site.call(listApplicationNotesEndpoint, { body: of, query, token })).answer
  return { card, of, write, read }
}

test('COM-01 a comment has its author, its date and the stage of that time; the newest comes first', async () => {
  const { write, read } = await notepad()
  const { success_message, data } = (await write('  Sabe   mucho.\r\n\r\nEmpieza en mayo. ')).answer
  expect(success_message).toBe('comments.added')
  expect(data).toMatchObject({ user_comment: 'Marta Ríos', position: 2, changed: false, may: { edit: true, delete: true } })
  expect(data.body_comment).toContain('\n')
  expect(Date.parse(data.created_at)).toBeGreaterThan(0)
  await write('Una segunda', colleague.token)
  expect((await read()).data.map(({ body_comment, may }) => [body_comment, may.edit])).toEqual([
    ['Una segunda', false],
    [data.body_comment, true],
  ])
  expect((await read({ q: 'SEGUNDA' })).total).toBe(1)
  expect((await read({ sort: 'created_at', size: 1 })).data[0]?.uuid_comment).toBe(data.uuid_comment)
})

test.each(['', '   ', '\n\n'])('COM-01 the empty comment %j is refused and not stored', async (description) => {
  const { write, read } = await notepad()
  expect((await write(description)).refusal.errors).toEqual({ description: ['comments.error.empty'] })
  expect((await read()).total).toBe(0)
})

test('COM-01 the same text sent twice within a moment is one comment; later it is another', async () => {
  const { write, read } = await notepad()
  const before = (await site.auditOf(author)).length
  const answers = await Promise.all(Array.from({ length: 5 }, () => write('Dos veces')))
  expect(new Set(answers.map(({ answer }) => answer.data.uuid_comment)).size).toBe(1)
  expect((await site.auditOf(author)).slice(before)).toEqual(['comment.added'])
  await write('Dos veces', colleague.token)
  expect((await read()).total).toBe(2)
  site.passSeconds(61)
  await write('Dos veces')
  expect((await read()).total).toBe(3)
})

test('COM-01 SPEC-18: only the author edits a comment; the author and an administrator delete it', async () => {
  const { write, read } = await notepad()
  const { uuid_comment: id } = (await write('Primera versión')).answer.data
  const params = { id }
  const edit = (token: string, version: number) =>
    site.call(editApplicationNoteEndpoint, { params, body: { description: 'Segunda versión', version }, token })
  const remove = (token: string) => site.call(deleteApplicationNoteEndpoint, { params, token })
  const administrator = await site.person({ role: 'administrator' })

  for (const { token } of [colleague, administrator]) expect((await edit(token, 1)).status).toBe(403)
  expect((await edit(author.token, 1)).answer.data).toMatchObject({ body_comment: 'Segunda versión', changed: true, version: 2 })
  expect((await edit(author.token, 1)).refusal.error_message).toBe('errors.stale')
  expect((await remove(colleague.token)).status).toBe(403)
  expect((await read({}, administrator.token)).data[0]?.may).toEqual({ edit: false, delete: true })
  expect((await remove(administrator.token)).answer.success_message).toBe('comments.deleted')
  expect((await remove(author.token)).status).toBe(404)
  expect((await read()).total).toBe(0)
  expect(await site.auditOf(administrator)).toEqual(['comment.deleted'])
})

test('COM-01 a removed card and a candidate of another vacancy take no comments', async () => {
  const { card, write, of } = await notepad()
  const other = await notepad()
  const mixed = { body: { id_user: of.id_user, job_id: other.of.job_id, description: 'Hola' }, token: author.token }
  expect((await site.call(saveApplicationNoteEndpoint, mixed)).status).toBe(404)
  await site.call(removeCardEndpoint, { params: { id: card.uuid }, token: author.token })
  expect((await write('Tarde')).status).toBe(404)
})

test('INJ-01 a comment with markup stays plain text', async () => {
  const { write, read } = await notepad()
  const payloads = ['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '{{7*7}}', '"><svg onload=alert(1)>']
  for (const payload of payloads) await write(payload)
  expect((await read({ sort: 'created_at' })).data.map(({ body_comment }) => body_comment)).toEqual(payloads)
})
