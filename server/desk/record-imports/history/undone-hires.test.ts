import { expect, test } from 'vitest'
import { getUndoEndpoint } from '#domain/people/imports/imports.contract.ts'
import { noteOfPerson } from '../../../platform/people/person.writes.ts'
import { sharedTestApp } from '../../../testing/app.ts'
import { importPeople, peopleCsv, undoWholeImport } from '../../../testing/import-files.ts'
import { historyImports } from '../../../testing/past-applications.ts'

const site = sharedTestApp()
const { csv, head, bring, undo, vacancyAt } = historyImports(site)

test('MOV-01 INT-03 an undo of past hires lets the people leave by the undo of their own import, unless they changed', async () => {
  const { db, now } = site.platform
  const staff = await site.person({ role: 'administrator' })
  await vacancyAt('Deshecha SA', 'Vigilante')
  const names = ['Intacta', 'Antes', 'Durante', 'Luego']
  const address = (name: string) => `${name.toLowerCase()}@deshecha.example`
  const { id } = await importPeople(site, staff, peopleCsv('Nombre;Correo', ...names.map((name) => `${name};${address(name)}`)))
  const change = async (name: string) => {
    const person = await db.selectFrom('users').select('id').where('email', '=', address(name)).executeTakeFirstOrThrow()
    await noteOfPerson(db, person.id, { suggestions_stopped_at: now() })
  }
  await change('Antes')
  const rows = names.map((name) => `${address(name)};;Vigilante;Deshecha SA;Contratado;13/02/2025;20/03/2025;;;`)
  const { done } = await bring(staff, csv(head, ...rows))
  const touched = async () =>
    (await site.call(getUndoEndpoint, { token: staff.token, params: { id } })).answer.data.people.map(({ fullname }) => fullname)
  expect(await touched()).toEqual(names)
  await change('Durante')
  expect(await undo(staff, done.answer.data.uuid)).toMatchObject({ stayed: 0 })
  await change('Luego')
  expect(await touched()).toEqual(['Antes', 'Durante', 'Luego'])
  expect((await undoWholeImport(site, staff, id)).undone).toMatchObject({ state: 'undone', stayed: 3 })
})
