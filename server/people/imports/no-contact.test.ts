import { expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { importPeople, leaveImportMails, peopleCsv, previewPeople, undoWholeImport } from '../../testing/import-files.ts'

const file = peopleCsv(
  'Nombre,Apellidos,Correo,No contactar,Estado',
  'Ada,Gil,ada@example.com,Sí,No llamar',
  'Bea,Paz,bea@example.com,,Activo',
)
const marksOf = async ({ platform }: TestApp) => {
  const rows = await platform.db
    .selectFrom('users')
    .select(['email', 'no_contact_since', 'no_contact_reason'])
    .where('email', 'in', ['ada@example.com', 'bea@example.com'])
    .orderBy('email')
    .execute()
  return rows.map(({ email, no_contact_since: since, no_contact_reason: reason }) => [email, since !== null, reason])
}

test('CON-02 a person whose line says "No llamar" comes in with the mark, and nobody writes to them', async () => {
  const site = await startTestApp()
  const actor = await site.person({ role: 'administrator' })
  const { preview } = await importPeople(site, actor, file)
  const words = 'No contactar: Sí · Estado: No llamar'
  expect(preview.no_contact).toEqual({ people: [{ line: 2, fullname: 'Ada Gil', words, person: null }], count: 1, already: 0 })
  expect(preview.to_ask).toBe(1)
  expect(await marksOf(site)).toEqual([
    ['ada@example.com', true, words],
    ['bea@example.com', false, ''],
  ])
  await leaveImportMails(site)
  const mails = await site.platform.db.selectFrom('outgoing_emails').select(['kind', 'to_address']).execute()
  expect(mails).toEqual([{ kind: 'consent', to_address: 'bea@example.com' }])
})

test('CON-02 known people get the mark even where they are left out; an undo takes back only that of the import', async () => {
  const site = await startTestApp()
  const { db } = site.platform
  const actor = await site.person({ role: 'administrator' })
  const [ada, bea] = [await site.person({ email: 'ada@example.com' }), await site.person({ email: 'bea@example.com' })]
  const before = { no_contact_since: new Date('2026-01-02T10:00:00Z'), no_contact_reason: 'Lo pidió' }
  await db.updateTable('users').set(before).where('id', '=', bea.id).execute()
  const both = peopleCsv('Nombre,Correo,Do Not Contact', 'Ada,ada@example.com,true', 'Bea,bea@example.com,true')
  const { id, preview } = await importPeople(site, actor, both, { known: 'leave_out' })
  expect(preview.no_contact).toMatchObject({ count: 1, already: 1, people: [{ fullname: 'Ada' }, { fullname: 'Bea' }] })
  expect(await marksOf(site)).toEqual([
    ['ada@example.com', true, 'Do Not Contact: true'],
    ['bea@example.com', true, 'Lo pidió'],
  ])
  expect(await site.auditOf(actor)).toEqual(['user.no_contact', 'import.added'])
  await undoWholeImport(site, actor, id)
  expect(await marksOf(site)).toEqual([
    ['ada@example.com', false, ''],
    ['bea@example.com', true, 'Lo pidió'],
  ])
  expect(ada.id).not.toBe(bea.id)
})

test('CON-02 a preview says who of the known people has the mark already, though the file does not say it', async () => {
  const site = await startTestApp()
  const actor = await site.person({ role: 'administrator' })
  const bea = await site.person({ email: 'bea@example.com' })
  const mark = { no_contact_since: new Date('2026-01-02T10:00:00Z'), no_contact_reason: 'Lo pidió' }
  await site.platform.db.updateTable('users').set(mark).where('id', '=', bea.id).execute()
  const known = peopleCsv('Nombre,Correo', 'Bea Paz,bea@example.com', 'Eva Gil,eva@example.com')
  const { preview } = await previewPeople(site, actor, known, { known: 'complete' })
  const people = [{ line: 2, fullname: 'Bea Paz', words: '', person: expect.any(String) }]
  expect(preview.no_contact).toEqual({ people, count: 0, already: 1 })
})
