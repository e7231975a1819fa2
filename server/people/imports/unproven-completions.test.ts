import { expect, test } from 'vitest'
import { listOwnCorrectionsEndpoint } from '#domain/people/corrections/corrections.contract.ts'
import { downloadReportEndpoint, listImportedEndpoint } from '#domain/people/imports/imports.contract.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { acceptedKinds, pdfFile } from '../../testing/documents.ts'
import { importPeople, peopleZip, previewPeople, runImport } from '../../testing/import-files.ts'
import { registrationForm, sendRegistration } from '../../testing/registrations.ts'
import { readOwnData } from '../users/own-data.reads.ts'

const complete = { known: 'complete' } as const
const head = 'Nombre;Apellido;Correo;Celular;Ciudad;Nacimiento;Habilidades;Etiquetas;Notas;Fuente;Hoja de vida'

const personOf = ({ platform }: TestApp, email: string) =>
  platform.db
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .leftJoin('files', 'files.id', 'users.cv_file_id')
    .select(['users.id', 'users.uuid', 'last_name', 'source_note', 'original_name', 'personal_phone', 'city'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()

const textsOf = async ({ platform }: TestApp, userId: number) => {
  const tags = await platform.db
    .selectFrom('person_tags')
    .innerJoin('tags', 'tags.id', 'tag_id')
    .select('name')
    .where('user_id', '=', userId)
    .execute()
  const notes = await platform.db.selectFrom('person_notes').select('body').where('user_id', '=', userId).orderBy('id').execute()
  return { tags: tags.map(({ name }) => name), notes: notes.map(({ body }) => body) }
}

test('INT-13 an import gives an account whose address is not confirmed only what the team reads', async () => {
  const site = await startTestApp()
  const actor = await site.person({ role: 'administrator' })
  const stranger = await site.person({ firstName: 'Rosa', lastName: '', email: 'rosa.ajena@example.com', confirmed: false })
  const file = await peopleZip({
    'gente.csv': [
      head,
      'Rosa;Ajena;rosa.ajena@example.com;300 111 2233;Bogotá;25/12/1990;Costura;Feria;Llamar;Bolsa;rosa.pdf',
    ].join('\n'),
    'rosa.pdf': acceptedKinds.pdf!,
  })
  await site.platform.db.insertInto('skills').values({ name: 'Costura' }).execute()
  const { id, preview } = await importPeople(site, actor, file, complete)
  const withheld = ['lastname', 'phone', 'city', 'birth', 'skills', 'cv']
  const completion = { fields: ['source'], tags: 1, notes: 1, skills: 0, cv: false, withheld }
  expect(preview.completions.people[0]?.completion).toMatchObject(completion)
  expect(await personOf(site, stranger.email)).toMatchObject({
    ...{ last_name: '', original_name: null, personal_phone: null, source_note: 'Bolsa' },
  })
  const rest = ['Apellido: Ajena', 'Celular: 300 111 2233', 'Ciudad: Bogotá', 'Nacimiento: 1990-12-25', 'Habilidades: Costura']
  const note = ['Llamar', ...rest, 'Hoja de vida: rosa.pdf'].join('\n')
  expect(await textsOf(site, stranger.id)).toEqual({ tags: ['Feria'], notes: [note] })
  const own = JSON.stringify(await readOwnData(site.platform, { ...stranger, language: 'es' }))
  expect([own.includes('300 111 2233'), own.includes('rosa.pdf')]).toEqual([false, false])
  const report = await site.call(downloadReportEndpoint, { token: actor.token, params: { id } })
  expect(report.text).toContain('deja solo en una nota apellido, teléfono, ciudad, fecha de nacimiento y habilidades')
  expect(report.text).toContain('no guarda la hoja de vida')
  const again = await previewPeople(site, actor, file, complete)
  expect(again.preview.completions.people[0]?.completion).toMatchObject({ fields: [], tags: 0, notes: 0, withheld })
  expect((await site.call(listOwnCorrectionsEndpoint, { token: stranger.token })).answer.data).toEqual([])
})

test('INT-13 what the row says beside other values of an unconfirmed account is in a note, and reported; its CV too', async () => {
  const site = await startTestApp()
  const { db } = site.platform
  const actor = await site.person({ role: 'administrator' })
  const phone = '+57 311 222 9087'
  const form = registrationForm({ name: 'Rosa', lastname: 'Ajena', personal_phone: phone })
  await sendRegistration(site, form, { file: pdfFile('propia.pdf') })
  const { id: userId } = await personOf(site, form.email)
  await db.updateTable('profiles').set({ city: 'Bogotá' }).where('user_id', '=', userId).execute()
  for (const name of ['Costura', 'Corte']) {
    const skill = await db.insertInto('skills').values({ name }).returning('id').executeTakeFirstOrThrow()
    if (name === 'Costura') await db.insertInto('user_skills').values({ user_id: userId, skill_id: skill.id }).execute()
  }
  const row = `Rosa;Propia;${form.email};300 111 2233;Bogotá;;Costura;;;;rosa.pdf`
  const file = (...more: string[]) => peopleZip({ 'gente.csv': [head, row, ...more].join('\n'), 'rosa.pdf': acceptedKinds.pdf! })
  const { id, preview } = await importPeople(site, actor, await file(), complete)
  const completion = { fields: [], notes: 1, skills: 0, cv: false, keeps_cv: true, withheld: ['lastname', 'phone', 'cv'] }
  expect(preview.completions.people[0]?.completion).toMatchObject(completion)
  const { token } = actor
  const imported = async (of: string) =>
    (await site.call(listImportedEndpoint, { token, params: { id: of } })).answer.data.map(({ line, completion }) => [
      line,
      completion,
    ])
  expect(await imported(id)).toEqual([[2, expect.objectContaining(completion)]])
  const { notes } = await textsOf(site, userId)
  expect(notes).toEqual(['Apellido: Propia\nCelular: 300 111 2233\nHoja de vida: rosa.pdf'])
  const stays = { last_name: 'Ajena', personal_phone: phone, city: 'Bogotá', original_name: 'propia.pdf' }
  expect(await personOf(site, form.email)).toMatchObject(stays)
  const { text } = await site.call(downloadReportEndpoint, { token, params: { id } })
  expect(text).toContain('ya tiene hoja de vida')
  expect(text).not.toContain('no guarda la hoja de vida')

  // Another skill is another value. The same file again changes nothing, in the preview and in the result.
  const other = await previewPeople(
    site,
    actor,
    await peopleZip({ 'gente.csv': `${head}\n${row.replace('Costura', 'Corte')}` }),
    complete,
  )
  expect(other.preview.completions.people[0]?.completion.withheld).toContain('skills')
  const again = await previewPeople(site, actor, await file('Nueva;Persona;nueva.ajena@example.com;;;;;;;;'), complete)
  expect(again.preview.completions).toMatchObject({ count: 0, unchanged: 1 })
  expect(await runImport(site, actor, again.id, again.preview)).toMatchObject({ state: 'done', completed: 0 })
  expect(await imported(again.id)).toEqual([[3, null]])
})
