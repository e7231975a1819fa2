import { expect, test } from 'vitest'
import { listOwnCorrectionsEndpoint } from '#domain/people/corrections/corrections.contract.ts'
import { deleteUserEndpoint } from '#domain/people/users/users.contract.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { importPeople, peopleCsv, previewPeople, runImport, undoWholeImport } from '../../testing/import-files.ts'
import { untilBlocked } from '../../testing/locks.ts'

const site = sharedTestApp()

const recruiter = (firstName: string, lastName: string, email: string) =>
  site.person({ role: [{ module: 'candidates', item: 'view' }], firstName, lastName, email })

const personOf = async (email: string) => {
  const { db } = site.platform
  const person = await db.selectFrom('users').select(['id', 'owner_id']).where('email', '=', email).executeTakeFirstOrThrow()
  const notes = await db.selectFrom('person_notes').select('body').where('user_id', '=', person.id).execute()
  return { owner: person.owner_id, notes: notes.map(({ body }) => body) }
}
const setOwner = (person: TestPerson, { id }: TestPerson) =>
  site.platform.db.updateTable('users').set({ owner_id: id }).where('id', '=', person.id).execute()

test('MOV-03 the recruiter of a row owns the new person; an unknown name stays in the note', async () => {
  const actor = await site.person({ role: 'administrator' })
  const diego = await recruiter('Diego', 'Páez Soto', 'diego.owner@example.com')
  const candidate = await site.person({ firstName: 'Ciro', lastName: 'Sin Equipo' })
  const file = peopleCsv(
    'Nombre;Apellido;Correo;Reclutador',
    'Ana;Una;ana.owned@example.com;Páez, Diego',
    'Eva;Dos;eva.owned@example.com;DIEGO.owner@example.com',
    'Luz;Tres;luz.owned@example.com;Marcela Ortiz',
    'Gil;Cuatro;gil.owned@example.com;Marcela Ortiz',
    `Noé;Cinco;noe.owned@example.com;${candidate.email}`,
    'Ivo;Seis;ivo.owned@example.com;',
  )
  const { uploaded, preview } = await previewPeople(site, actor, file)
  expect(uploaded.file?.columns.map(({ guess }) => guess)).toEqual(['first_name', 'last_name', 'email', 'owner'])
  expect(preview.unknown_owners).toEqual({ names: ['Marcela Ortiz', candidate.email], count: 2 })
  expect(preview.rows.map(({ owner }) => owner)).toEqual(['Páez, Diego', 'DIEGO.owner@example.com', '', '', '', ''])
  await importPeople(site, actor, file)
  expect(await personOf('ana.owned@example.com')).toEqual({ owner: diego.id, notes: [] })
  expect(await personOf('eva.owned@example.com')).toEqual({ owner: diego.id, notes: [] })
  expect(await personOf('luz.owned@example.com')).toEqual({ owner: null, notes: ['Reclutador: Marcela Ortiz'] })
  expect(await personOf('noe.owned@example.com')).toEqual({ owner: null, notes: [`Reclutador: ${candidate.email}`] })
  expect(await personOf('ivo.owned@example.com')).toEqual({ owner: null, notes: [] })
})

test('MOV-03 a known person without an owner gets one until the undo; another owner stays', async () => {
  const actor = await site.person({ role: 'administrator' })
  const [paula, other] = [
    await recruiter('Paula', 'Ríos', 'paula.owner@example.com'),
    await recruiter('Olga', 'Gil', 'olga.owner@example.com'),
  ]
  const [free, owned, changed] = [await site.person(), await site.person(), await site.person()]
  await setOwner(owned, other)
  const file = peopleCsv(
    'Nombre;Correo;Candidate Owner',
    ...[free, owned, changed].map(({ email }) => `Alguien;${email};Paula Ríos`),
  )
  const { id, preview } = await importPeople(site, actor, file, { known: 'complete' })
  expect(preview.completions.people.map(({ completion }) => completion.fields)).toEqual([['owner'], ['owner'], []])
  expect((await personOf(free.email)).owner).toBe(paula.id)
  expect((await personOf(owned.email)).owner).toBe(other.id)
  expect((await site.call(listOwnCorrectionsEndpoint, { token: free.token })).answer.data).toEqual([])
  await setOwner(changed, other)
  const { undone } = await undoWholeImport(site, actor, id)
  expect(undone).toMatchObject({ state: 'undone', left: 1 })
  expect((await personOf(free.email)).owner).toBe(null)
  expect((await personOf(changed.email)).owner).toBe(other.id)
})

test('MOV-03 a colleague who leaves while an import runs owns nobody of it', async () => {
  const { platform } = site
  const actor = await site.person({ role: 'administrator' })
  const leaving = await recruiter('Rita', 'Sale', 'rita.owner@example.com')
  const known = await site.person()
  const file = peopleCsv(
    'Nombre;Correo;Reclutador',
    'Ana Nueva;ana.late@example.com;Rita Sale',
    `Alguien;${known.email};Rita Sale`,
  )
  const { id, preview } = await previewPeople(site, actor, file, { known: 'complete' })
  const run = await platform.db.transaction().execute(async (tx) => {
    // The pieces of an import lock it after it was planned.
    await tx.selectFrom('imports').select('id').where('uuid', '=', id).forKeyShare().execute()
    const run = { done: runImport(site, actor, id, preview) }
    await untilBlocked(platform.db)
    await site.call(deleteUserEndpoint, { token: actor.token, body: { uuid: leaving.uuid, reason: 'Dejó la agencia' } })
    return run
  })
  expect(await run.done).toMatchObject({ state: 'done' })
  expect((await personOf('ana.late@example.com')).owner).toBe(null)
  expect((await personOf(known.email)).owner).toBe(null)
})
