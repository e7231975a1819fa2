import { expect, test } from 'vitest'
import { saveApplicationNoteEndpoint } from '#domain/hiring/application-notes/application-notes.contract.ts'
import { addToVacancyEndpoint, withdrawApplicationEndpoint } from '#domain/hiring/applications/applications.contract.ts'
import { setFlagsEndpoint } from '#domain/hiring/applications/availability.contract.ts'
import { removeCardEndpoint } from '#domain/hiring/board/board.contract.ts'
import { clearUnreachedEndpoint } from '#domain/hiring/replies/replies.contract.ts'
import { getImportEndpoint, getUndoEndpoint, undoImportEndpoint } from '#domain/people/imports/imports.contract.ts'
import { removeUnnamed } from '../../platform/files/stored-files.ts'
import { noteUnreached } from '../../platform/mail/unreached-address.ts'
import { startTestApp, type TestApp, type TestPerson } from '../../testing/app.ts'
import { acceptedKinds } from '../../testing/documents.ts'
import { filesUnder } from '../../testing/files-under.ts'
import { importPeople, peopleCsv, peopleZip, undoWholeImport } from '../../testing/import-files.ts'
import { makeApplication, makeVacancy } from '../../testing/records.ts'
import { registrationForm, sendRegistration } from '../../testing/registrations.ts'

const people = ({ platform }: TestApp, { id }: TestPerson) =>
  platform.db.selectFrom('users').select(['id', 'uuid', 'email']).where('added_by', '=', id).orderBy('id').execute()

const undone = async (site: TestApp, actor: TestPerson, id: string) => (await undoWholeImport(site, actor, id)).undone
const refusedUndo = async (site: TestApp, { token }: TestPerson, id: string) =>
  (await site.call(undoImportEndpoint, { token, params: { id } })).refusal.error_message

test('INT-03 an undo removes the people of an import with their CVs, cards, tags, notes and e-mails', async () => {
  const site = await startTestApp()
  const { db } = site.platform
  const actor = await site.person({ role: 'administrator' })
  const vacancy = await makeVacancy(site.platform)
  const table = 'Nombre;Correo;Etiquetas;Notas;Hoja de vida\nAna Fuera;ana.fuera@example.com;Fuera;Nota;a.pdf\nLuis Fuera;;;;'
  const file = await peopleZip({ 'c.csv': table, 'a.pdf': acceptedKinds.pdf! })
  const before = await site.platform.db.selectFrom('users').select('id').execute()
  const { id, done } = await importPeople(site, actor, file, { vacancy: vacancy.uuid })
  expect(done.undo_until).not.toBeNull()
  expect(await people(site, actor)).toHaveLength(2)
  const asked = (await site.call(getUndoEndpoint, { token: actor.token, params: { id } })).answer.data
  expect(asked).toEqual({ leaving: 2, staying: 0, people: [], restoring: 0, keeping: [] })

  const { started, undone: after } = await undoWholeImport(site, actor, id)
  expect(started.answer.success_message).toBe('imports.undo_started')
  expect(after).toMatchObject({ state: 'undone', stayed: 0, left: 0, undo_until: null })
  expect(await db.selectFrom('users').select('id').execute()).toEqual(before)
  for (const table of ['applications', 'person_notes', 'person_tags', 'outgoing_emails', 'imported_people', 'files'] as const)
    expect([table, await db.selectFrom(table).selectAll().execute()]).toEqual([table, []])
  await removeUnnamed(site.platform)
  expect(await filesUnder(`${site.dataDir}/files/cv`)).toEqual([])
  expect(await site.auditOf(actor)).toEqual(['import.added', 'import.undone'])
  expect(await refusedUndo(site, actor, id)).toBe('imports.error.undo_late')

  // The same people can be imported again.
  expect((await importPeople(site, actor, file)).done).toMatchObject({ state: 'done', counts: { new: 2 } })
})

test('INT-03 people to whom something was done since stay and are named before', async () => {
  const site = await startTestApp()
  const { db, now } = site.platform
  const actor = await site.person({ role: 'administrator' })
  const [vacancy, other] = [await makeVacancy(site.platform), await makeVacancy(site.platform)]
  const names = ['Marcada', 'Comentada', 'Agregada', 'Reclamada', 'Anotada', 'Intacta']
  const file = peopleCsv('Nombre;Apellido;Correo', ...names.map((name) => `Eva;${name};${name}@example.com`))
  const { id } = await importPeople(site, actor, file, { vacancy: vacancy.uuid })
  const [marked, commented, added, claimed, noted, intact] = await people(site, actor)
  const { token } = actor
  await site.call(setFlagsEndpoint, { token, body: { uuid: marked!.uuid, avalaible_strut: 'N' } })
  const comment = { id_user: commented!.uuid, job_id: vacancy.uuid, description: 'Llamó' }
  expect((await site.call(saveApplicationNoteEndpoint, { token, body: comment })).status).toBe(200)
  await site.call(addToVacancyEndpoint, { token, body: { uuid_jobs: other.uuid, uuid_users: [added!.uuid] } })
  await db.updateTable('users').set({ consent_due_at: null, updated_at: now() }).where('id', '=', claimed!.id).execute()
  await db.insertInto('person_notes').values({ user_id: noted!.id, author_id: actor.id, body: 'Habla inglés' }).execute()

  // The server compares the accounts of all people; that is no act of anybody.
  await db
    .insertInto('people_to_compare')
    .values({ user_id: intact!.id })
    .onConflict((taken) => taken.doNothing())
    .execute()
  await db.updateTable('people_to_compare').set({ user_id: intact!.id }).where('user_id', '=', intact!.id).execute()

  const asked = (await site.call(getUndoEndpoint, { token, params: { id } })).answer.data
  expect(asked).toMatchObject({ leaving: 1, staying: 5 })
  expect(asked.people.map(({ fullname }) => fullname)).toEqual(names.slice(0, 5).map((name) => `Eva ${name}`))
  expect(await undone(site, actor, id)).toMatchObject({ state: 'undone', stayed: 5 })
  expect((await people(site, actor)).map(({ email }) => email)).toEqual(
    names.slice(0, 5).map((name) => `${name.toLowerCase()}@example.com`),
  )
  const left = await db.selectFrom('applications').select('user_id').where('vacancy_id', '=', vacancy.id).execute()
  expect(left).toHaveLength(5)
})

test('INT-03 an undo removes people whose address an e-mail did not reach, unless something else was done', async () => {
  const site = await startTestApp()
  const { db, now } = site.platform
  const actor = await site.person({ role: 'administrator' })
  const names = ['Rebotada', 'Corregida', 'Marcada']
  const rows = names.map((name) => `Eva;${name};${name.toLowerCase()}@example.com`)
  const { id } = await importPeople(site, actor, peopleCsv('Nombre;Apellido;Correo', ...rows))
  const [, mended, marked] = await people(site, actor)
  site.passSeconds(60)
  for (const { email } of await people(site, actor)) await noteUnreached(db, email, '550 5.1.1 User unknown', now())
  await site.call(clearUnreachedEndpoint, { token: actor.token, params: { id: mended!.uuid } })
  await site.call(setFlagsEndpoint, { token: actor.token, body: { uuid: marked!.uuid, avalaible_strut: 'N' } })
  const asked = (await site.call(getUndoEndpoint, { token: actor.token, params: { id } })).answer.data
  expect(asked).toMatchObject({ leaving: 1, staying: 2 })
  expect(await undone(site, actor, id)).toMatchObject({ state: 'undone', stayed: 2 })
  expect((await people(site, actor)).map(({ uuid }) => uuid)).toEqual([mended!.uuid, marked!.uuid])
})

test('INT-03 an import that brings a rejected person back forgets the reason of the rejection', async () => {
  const site = await startTestApp()
  const { db } = site.platform
  const actor = await site.person({ role: 'administrator' })
  const [vacancy, person] = [await makeVacancy(site.platform), await site.person()]
  const card = await makeApplication(site.platform, vacancy.id, person.id, 'reject')
  const reason = await db
    .insertInto('rejection_reasons')
    .values({ name: 'Sin experiencia' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rejected = { rejection_reason_id: reason.id, removed_at: new Date() }
  await db.updateTable('applications').set(rejected).where('id', '=', card.id).execute()
  await importPeople(site, actor, peopleCsv('Nombre;Correo', `Eva;${person.email}`), { vacancy: vacancy.uuid, known: 'add' })
  const restored = db.selectFrom('applications').select(['stage', 'removed_at', 'rejection_reason_id', 'version'])
  expect(await restored.where('id', '=', card.id).execute()).toEqual([
    { stage: 'apply', removed_at: null, rejection_reason_id: null, version: 2 },
  ])
})

test('INT-03 an undo takes people who were known before off the vacancy, unless something was done there', async () => {
  const site = await startTestApp()
  const { db } = site.platform
  const actor = await site.person({ role: 'administrator' })
  const vacancy = await makeVacancy(site.platform)
  const [added, removed, withdrawn, moved, there] = [
    ...[await site.person(), await site.person(), await site.person()],
    ...[await site.person(), await site.person()],
  ] as const
  const earlier = await makeApplication(site.platform, vacancy.id, removed.id)
  await site.call(removeCardEndpoint, { token: actor.token, params: { id: earlier.uuid } })
  const { uuid } = await makeApplication(site.platform, vacancy.id, withdrawn.id)
  expect((await site.call(withdrawApplicationEndpoint, { token: withdrawn.token, params: { uuid } })).status).toBe(200)
  await makeApplication(site.platform, vacancy.id, there.id)
  const file = peopleCsv('Nombre;Correo', ...[added, removed, withdrawn, moved, there].map(({ email }) => `Conocida;${email}`))
  const { id, done } = await importPeople(site, actor, file, { vacancy: vacancy.uuid, known: 'add' })
  expect(done).toMatchObject({ counts: { new: 0, known: 5 }, on_board: 4 })
  await db.updateTable('applications').set({ stage: 'makeTest' }).where('user_id', '=', moved.id).execute()

  expect(await undone(site, actor, id)).toMatchObject({ state: 'undone' })
  const cards = await db
    .selectFrom('applications')
    .select(['user_id', 'removed_at'])
    .where('vacancy_id', '=', vacancy.id)
    .orderBy('user_id')
    .execute()
  expect(cards.map(({ user_id, removed_at }) => [user_id, removed_at !== null])).toEqual([
    [removed.id, true],
    [withdrawn.id, true],
    [moved.id, false],
    [there.id, false],
  ])
})

test('INT-03 an import cannot be undone after an hour', async () => {
  const site = await startTestApp()
  const actor = await site.person({ role: 'administrator' })
  const { id } = await importPeople(site, actor, peopleCsv('Nombre', 'Ana Tarde'))
  site.passSeconds(3500)
  const { token } = actor
  const read = async () => (await site.call(getImportEndpoint, { token, params: { id } })).answer.data.undo_until
  expect(await read()).not.toBeNull()
  site.passSeconds(101)
  // The session ended with the hour.
  const later = await site.person({ role: 'administrator' })
  expect(await refusedUndo(site, later, id)).toBe('imports.error.undo_late')
  expect(await people(site, actor)).toHaveLength(1)
})

test('INT-11 an undo keeps a person whose address somebody has registered with', async () => {
  const site = await startTestApp()
  const actor = await site.person({ role: 'administrator' })
  const form = registrationForm()
  const { id } = await importPeople(
    site,
    actor,
    peopleCsv('Nombre;Apellido;Correo', `Eva;Reclamada;${form.email}`, 'Eva;Sola;eva.sola@example.com'),
  )
  const [claimed] = await people(site, actor)
  expect((await sendRegistration(site, form)).status).toBe(200)
  expect(await undone(site, actor, id)).toMatchObject({ state: 'undone', stayed: 1 })
  expect((await people(site, actor)).map(({ uuid }) => uuid)).toEqual([claimed!.uuid])
})
