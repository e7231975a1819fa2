import { expect, test } from 'vitest'
import { listApplicationNotesEndpoint } from '#domain/hiring/application-notes/application-notes.contract.ts'
import { limits } from '#domain/kernel/limits.ts'
import type { NoteView } from '#domain/kernel/notes.ts'
import {
  addPersonNoteEndpoint,
  deletePersonNoteEndpoint,
  editPersonNoteEndpoint,
  listPersonNotesEndpoint,
} from '#domain/people/person-notes/person-notes.contract.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { createCard } from '../../testing/records.ts'

const site = sharedTestApp()
const staff = () => site.person({ role: 'administrator' })
const recruiter = () =>
  site.person({
    role: [
      { module: 'users', item: 'view' },
      { module: 'users', item: 'change' },
    ],
  })
const write = ({ token }: TestPerson, id: string, description: string) =>
  site.call(addPersonNoteEndpoint, { token, params: { id }, body: { description } })
const edit = ({ token }: TestPerson, { uuid_comment: id, version }: NoteView, description: string) =>
  site.call(editPersonNoteEndpoint, { token, params: { id }, body: { description, version } })
const remove = ({ token }: TestPerson, { uuid_comment: id }: NoteView) =>
  site.call(deletePersonNoteEndpoint, { token, params: { id } })
const notesOn = ({ token }: TestPerson, id: string) => site.call(listPersonNotesEndpoint, { token, params: { id } })

test('POO-01 a note on a person is written, edited and deleted by its author, each with an audit row', async () => {
  const [actor, person] = [await recruiter(), await site.person()]
  const { data } = (await write(actor, person.uuid, '  Prefiere horario de mañana.\nHabla portugués. ')).answer
  expect(data).toMatchObject({
    body_comment: 'Prefiere horario de mañana.\nHabla portugués.',
    changed: false,
    may: { edit: true, delete: true },
  })
  expect((await edit(actor, data, 'Prefiere la tarde.')).answer.data).toMatchObject({
    body_comment: 'Prefiere la tarde.',
    changed: true,
  })
  expect((await edit(actor, data, 'Otra ventana.')).refusal.error_message).toBe('errors.stale')
  expect((await notesOn(actor, person.uuid)).answer.data).toMatchObject([{ body_comment: 'Prefiere la tarde.', version: 2 }])
  const search = async (q: string) =>
    (await site.call(listPersonNotesEndpoint, { token: actor.token, params: { id: person.uuid }, query: { q } })).answer.total
  expect([await search('tarde'), await search('noche')]).toEqual([1, 0])
  expect((await remove(actor, data)).answer.success_message).toBe('comments.deleted')
  expect((await notesOn(actor, person.uuid)).answer.total).toBe(0)
  expect((await remove(actor, data)).status).toBe(404)
  expect(await site.auditOf(actor)).toEqual(['user.note_added', 'user.note_modified', 'user.note_deleted'])
  const details = await site.platform.db
    .selectFrom('audit_log')
    .select(['subject_id', 'detail'])
    .where('actor_id', '=', actor.id)
    .execute()
  expect(details).toEqual(details.map(() => ({ subject_id: person.id, detail: {} })))
})

test('POO-01 SPEC-18 only its author edits a note, and an administrator may delete it', async () => {
  const [author, colleague, administrator, person] = [await recruiter(), await recruiter(), await staff(), await site.person()]
  const { data } = (await write(author, person.uuid, 'Llamar el martes.')).answer
  for (const other of [colleague, administrator]) expect((await edit(other, data, 'Cambiada.')).status).toBe(403)
  expect((await remove(colleague, data)).status).toBe(403)
  const [shown] = (await notesOn(administrator, person.uuid)).answer.data
  expect(shown?.may).toEqual({ edit: false, delete: true })
  expect((await remove(administrator, data)).status).toBe(200)
})

test('POO-01 the newest note comes first, a repetition is one note, and an empty one is refused', async () => {
  const [actor, person] = [await staff(), await site.person()]
  await write(actor, person.uuid, 'Primera')
  const both = [await write(actor, person.uuid, 'Segunda'), await write(actor, person.uuid, 'Segunda')]
  expect(new Set(both.map(({ answer }) => answer.data.uuid_comment)).size).toBe(1)
  const bodies = (await notesOn(actor, person.uuid)).answer.data.map(({ body_comment }) => body_comment)
  expect(bodies).toEqual(['Segunda', 'Primera'])
  expect((await write(actor, person.uuid, ' ')).refusal.errors).toEqual({ description: ['comments.error.empty'] })
  const long = await write(actor, person.uuid, 'a'.repeat(limits.text.paragraph + 1))
  expect(long.refusal.errors).toEqual({ description: ['errors.too_long'] })
})

test('POO-01 notes on a person are apart from the notes on their application', async () => {
  const actor = await staff()
  const { vacancy, candidate } = await createCard(site)
  await write(actor, candidate.uuid, 'De la persona')
  const of = { id_user: candidate.uuid, job_id: vacancy.uuid }
  expect((await site.call(listApplicationNotesEndpoint, { token: actor.token, body: of })).answer.total).toBe(0)
})

test('POO-01 TEA-02 SPEC-54 notes on people whom the viewer may not see, or who are deleted, are not found', async () => {
  const actor = await staff()
  const limited = await site.person({
    role: [
      { module: 'users', item: 'view' },
      { module: 'users', item: 'change' },
    ],
    limited: true,
  })
  const person = await site.person()
  const { data } = (await write(actor, person.uuid, 'Reservada')).answer
  expect((await notesOn(limited, person.uuid)).status).toBe(404)
  expect((await write(limited, person.uuid, 'Ajena')).status).toBe(404)
  expect((await remove(limited, data)).status).toBe(404)
  await site.platform.db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', person.id).execute()
  expect((await notesOn(actor, person.uuid)).status).toBe(404)
  expect((await edit(actor, data, 'Tarde')).status).toBe(404)
})
