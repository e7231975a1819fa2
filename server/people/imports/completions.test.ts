import { expect, test } from 'vitest'
import { listOwnCorrectionsEndpoint } from '#domain/people/corrections/corrections.contract.ts'
import {
  downloadReportEndpoint,
  getUndoEndpoint,
  listImportedEndpoint,
  previewPeopleEndpoint,
} from '#domain/people/imports/imports.contract.ts'
import { startTestApp, type TestApp, type TestPerson } from '../../testing/app.ts'
import { acceptedKinds } from '../../testing/documents.ts'
import { importPeople, peopleCsv, peopleZip, previewPeople, runImport, undoWholeImport } from '../../testing/import-files.ts'
import { makeVacancy } from '../../testing/records.ts'
import { xlsxFile } from '../../testing/workbooks.ts'
import { rememberRefusal } from '../accounts/refused-addresses.writes.ts'

const complete = { known: 'complete' } as const

const personOf = ({ platform }: TestApp, email: string) =>
  platform.db
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .leftJoin('files', 'files.id', 'users.cv_file_id')
    .select(['users.id', 'users.uuid', 'first_name', 'last_name', 'source_note', 'consent_due_at', 'original_name'])
    .select(['personal_phone', 'city', 'country', 'date_of_birth'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()

const textsOf = async ({ platform }: TestApp, userId: number) => {
  const tags = await platform.db
    .selectFrom('person_tags')
    .innerJoin('tags', 'tags.id', 'tag_id')
    .select('name')
    .where('user_id', '=', userId)
    .orderBy('name')
    .execute()
  const notes = await platform.db.selectFrom('person_notes').select('body').where('user_id', '=', userId).orderBy('id').execute()
  return { tags: tags.map(({ name }) => name), notes: notes.map(({ body }) => body) }
}

const correctionsOf = async (site: TestApp, { token }: TestPerson) =>
  (await site.call(listOwnCorrectionsEndpoint, { token })).answer.data.map(({ field, former, present }) => [
    field,
    former,
    present,
  ])

test('INT-13 an import completes what known people lack, says so before and after, and replaces nothing', async () => {
  const site = await startTestApp()
  const { db } = site.platform
  const actor = await site.person({ role: 'administrator' })
  const ana = await site.person({ firstName: 'Ana', lastName: '', email: 'ana.falta@example.com' })
  await db.insertInto('profiles').values({ user_id: ana.id, city: 'Tunja' }).execute()
  await importPeople(site, actor, peopleCsv('Nombre;Correo;Notas', 'Luis Lleno;luis.lleno@example.com;Habla inglés'), {
    ask: 'later',
  })
  const file = await peopleZip({
    'gente.csv': [
      'Nombre;Apellido;Correo;Celular;Ciudad;Nacimiento;Etiquetas;Notas;Hoja de vida',
      'Ana;Falta;ANA.FALTA@example.com;300 111 2233;Bogotá;25/12/1990;Feria, Ventas;Cargo: Contadora;ana.pdf',
      'Luis;Lleno;luis.lleno@example.com;;;;;Habla inglés;',
      'Nueva;Persona;nueva.falta@example.com;;;;;;',
    ].join('\n'),
    'ana.pdf': acceptedKinds.pdf!,
  })
  const { id, preview } = await previewPeople(site, actor, file, complete)
  expect(preview).toMatchObject({ counts: { new: 1, known: 2 }, repeated: [] })
  expect(preview.completions).toMatchObject({ count: 1, unchanged: 1 })
  const anas = {
    fields: ['lastname', 'phone', 'birth'],
    tags: 2,
    skills: 0,
    notes: 1,
    cv: true,
    keeps_cv: false,
    withheld: [],
    consent: false,
    no_contact: false,
  }
  expect(preview.completions.people.map(({ line, completion }) => [line, completion])).toEqual([
    [2, anas],
    [3, { ...anas, fields: [], tags: 0, notes: 0, cv: false }],
  ])

  const done = await runImport(site, actor, id, preview)
  expect(done).toMatchObject({ state: 'done', counts: { new: 1, known: 2 }, completed: 1 })
  const after = await personOf(site, ana.email)
  expect(after).toMatchObject({
    ...{ first_name: 'Ana', last_name: 'Falta', personal_phone: '300 111 2233', city: 'Tunja', date_of_birth: '1990-12-25' },
    original_name: 'ana.pdf',
  })
  expect(await textsOf(site, ana.id)).toEqual({ tags: ['Feria', 'Ventas'], notes: ['Cargo: Contadora'] })
  expect((await textsOf(site, (await personOf(site, 'luis.lleno@example.com')).id)).notes).toEqual(['Habla inglés'])
  expect((await correctionsOf(site, ana)).toSorted()).toEqual([
    ['birth', '', '1990-12-25'],
    ['cv', '', 'ana.pdf'],
    ['lastname', '', 'Falta'],
    ['phone', '', '300 111 2233'],
  ])
  expect(await site.auditOf(actor)).toEqual(['import.added', 'user.corrected', 'import.added'])
  const { token } = actor
  const listed = (await site.call(listImportedEndpoint, { token, params: { id } })).answer.data
  expect(listed.map(({ line, outcome, completion }) => [line, outcome, completion])).toEqual([
    [2, 'known', anas],
    [4, 'new', null],
  ])
  const report = (await site.call(downloadReportEndpoint, { token, params: { id } })).bytes.toString()
  expect(report).toContain('Llena apellido, teléfono y fecha de nacimiento; agrega 2 etiquetas, 1 nota y hoja de vida')

  // The same file again finds nothing to do.
  const again = await previewPeople(site, actor, file, complete)
  expect(again.preview.completions).toMatchObject({ count: 0, unchanged: 3 })
  expect(again.preview.completions.people[0]?.completion.keeps_cv).toBe(true)
})

test('INT-13 an undo takes back what nobody touched since, and names who keeps something', async () => {
  const site = await startTestApp()
  const { db } = site.platform
  const actor = await site.person({ role: 'administrator' })
  const people: TestPerson[] = []
  for (const name of ['una', 'dos', 'tres']) people.push(await site.person({ email: `${name}@example.com`, firstName: name }))
  const [, moved, saved] = people
  const rows = people.map(({ email }) => `${email};300 111 2233;Cali;Feria;Llamar`)
  const { id } = await importPeople(site, actor, peopleCsv('Correo;Celular;Ciudad;Etiquetas;Notas', ...rows), complete)
  await db.updateTable('profiles').set({ city: 'Neiva' }).where('user_id', '=', moved!.id).execute()
  await db.updateTable('person_notes').set({ body: 'Llamar el lunes' }).where('user_id', '=', saved!.id).execute()
  const undo = (await site.call(getUndoEndpoint, { token: actor.token, params: { id } })).answer.data
  expect(undo).toMatchObject({ leaving: 0, staying: 0, restoring: 3 })
  expect(undo.keeping.map(({ uuid }) => uuid)).toEqual([moved!.uuid, saved!.uuid])
  expect((await undoWholeImport(site, actor, id)).undone).toMatchObject({ state: 'undone', stayed: 0, left: 2 })
  const values = await Promise.all(people.map(({ email }) => personOf(site, email)))
  expect(values.map(({ personal_phone, city }) => [personal_phone, city])).toEqual([
    ['', ''],
    // The person of an own account may have saved the whole form.
    ['300 111 2233', 'Neiva'],
    ['', ''],
  ])
  const texts = await Promise.all(people.map((person) => textsOf(site, person.id)))
  expect(texts).toEqual([
    { tags: [], notes: [] },
    { tags: [], notes: [] },
    { tags: [], notes: ['Llamar el lunes'] },
  ])
  expect(await correctionsOf(site, people[0]!)).toContainEqual(['city', 'Cali', ''])
})

test('INT-13 a consent of the file is recorded for known people without one, never after a refusal, and undone', async () => {
  const site = await startTestApp()
  const { db } = site.platform
  const actor = await site.person({ role: 'administrator' })
  const names = ['ana', 'rita', 'sol']
  await importPeople(site, actor, peopleCsv('Nombre;Correo', ...names.map((name) => `${name};${name}@example.com`)))
  await db.transaction().execute((tx) => rememberRefusal(tx, site.platform, 'rita@example.com', site.platform.now()))
  const due = async () =>
    (await Promise.all(names.map((name) => personOf(site, `${name}@example.com`)))).map((one) => one.consent_due_at !== null)
  const before = (await personOf(site, 'ana@example.com')).consent_due_at
  const file = peopleCsv(
    'Correo;Fecha de autorización;Medio',
    'ana@example.com;25/03/2024;Feria',
    'rita@example.com;25/03/2024;Feria',
    'sol@example.com;;',
  )
  const choices = { ...complete, consent_declared: true }
  const { id, preview } = await previewPeople(site, actor, file, choices)
  expect(preview).toMatchObject({ to_ask: 0, consents: { held: 1, refused: 1 }, completions: { count: 1, unchanged: 2 } })
  await runImport(site, actor, id, preview)
  expect(await due()).toEqual([false, true, true])
  expect((await undoWholeImport(site, actor, id)).undone).toMatchObject({ state: 'undone', left: 0 })
  expect(await due()).toEqual([true, true, true])
  expect((await personOf(site, 'ana@example.com')).consent_due_at).toEqual(before)
  expect(await db.selectFrom('held_consents').selectAll().execute()).toEqual([])
  const links = await db.selectFrom('account_links').select(['kind', 'used_at']).execute()
  expect(links.every(({ kind, used_at }) => kind === 'consent' && used_at === null)).toBe(true)
})

test('INT-13 only the address makes somebody known for a completion; colleagues and equal phones are left out', async () => {
  const site = await startTestApp()
  const { db } = site.platform
  const actor = await site.person({ role: 'administrator' })
  const olga = await site.person({ firstName: 'Olga', lastName: 'Conocida' })
  await db.insertInto('profiles').values({ user_id: olga.id, personal_phone: '300 444 5566' }).execute()
  const colleague = await site.person({ role: 'administrator' })
  const file = peopleCsv('Nombre;Correo;Celular;Ciudad', 'Olga Conocida;;300 444 5566;Cali', `Colega;${colleague.email};;Cali`)
  const { preview } = await previewPeople(site, actor, file, complete)
  expect(preview).toMatchObject({ counts: { new: 0, known: 2 }, completions: { count: 0, unchanged: 0, people: [] } })
  expect(preview.repeated).toHaveLength(2)
})

test('INT-13 rows without a name complete known people; others are wrong', async () => {
  const site = await startTestApp()
  const actor = await site.person({ role: 'administrator' })
  const known = await site.person()
  const file = peopleCsv('Correo;Ciudad', `${known.email};Cali`, 'nadie@example.com;Cali')
  const { id, preview } = await previewPeople(site, actor, file, complete)
  expect(preview).toMatchObject({ counts: { new: 0, known: 1, wrong: 1 }, completions: { count: 1 } })
  expect(preview.problems).toMatchObject([{ line: 3, reason: 'imports.error.address_unknown' }])
  const body = { columns: ['email', 'city'] as ('email' | 'city')[] }
  const refused = await site.call(previewPeopleEndpoint, { token: actor.token, params: { id }, body })
  expect(refused.refusal.errors).toEqual({ columns: ['imports.error.name_column'] })
})

test('INT-13 known people are completed and added to the vacancy by one choice', async () => {
  const site = await startTestApp()
  const actor = await site.person({ role: 'administrator' })
  const vacancy = await makeVacancy(site.platform)
  const known = await site.person()
  const file = peopleCsv('Correo;Ciudad', `${known.email};Cali`)
  const { id, done } = await importPeople(site, actor, file, { known: 'complete_and_add', vacancy: vacancy.uuid })
  expect(done).toMatchObject({ on_board: 1, completed: 1, vacancy: { uuid: vacancy.uuid } })
  expect((await personOf(site, known.email)).city).toBe('Cali')
  expect((await undoWholeImport(site, actor, id)).undone).toMatchObject({ state: 'undone' })
  expect(await site.platform.db.selectFrom('applications').selectAll().execute()).toEqual([])
  expect((await personOf(site, known.email)).city).toBe('')
})

test('INT-13 people come in from a workbook, and a second zip brings the CVs of those who have none', async () => {
  const site = await startTestApp()
  const { db } = site.platform
  const actor = await site.person({ role: 'administrator' })
  const table = Array.from({ length: 200 }, (_, nth) => [
    ...['Luisa', 'Fernanda', 'Ospina', 'Restrepo', `luisa.${nth}@example.com`],
    nth < 170 ? '25/03/2024' : '',
    nth < 170 ? 'Feria' : '',
  ])
  const head = [
    'Primer nombre',
    'Segundo nombre',
    'Primer apellido',
    'Segundo apellido',
    'Correo',
    'Fecha de autorización',
    'Medio de autorización',
  ]
  const choices = { ask: 'later', consent_declared: true } as const
  const { preview, done } = await importPeople(site, actor, await xlsxFile({ Gente: [head, ...table] }), choices)
  expect(preview).toMatchObject({ counts: { new: 200 }, consents: { held: 170 }, to_ask: 30 })
  expect(done).toMatchObject({ counts: { new: 200, wrong: 0 } })
  const one = await personOf(site, 'luisa.3@example.com')
  expect(one).toMatchObject({ first_name: 'Luisa Fernanda', last_name: 'Ospina Restrepo', consent_due_at: null })

  const zip = await peopleZip({
    'hojas.csv': 'correo,archivo\nluisa.3@example.com,tres.pdf\nluisa.190@example.com,cv/otra.pdf\n',
    'cv/tres.pdf': acceptedKinds.pdf!,
    'cv/otra.pdf': acceptedKinds.pdf!,
  })
  expect((await importPeople(site, actor, zip, complete)).done).toMatchObject({ completed: 2, counts: { new: 0, known: 2 } })
  const named = await peopleZip({
    'cv/luisa.5@example.com.pdf': acceptedKinds.pdf!,
    'luisa.3@example.com.pdf': acceptedKinds.pdf!,
  })
  const second = await importPeople(site, actor, named, complete)
  expect(second.preview.completions.people.map(({ completion: { cv, keeps_cv } }) => [cv, keeps_cv])).toEqual([
    [true, false],
    [false, true],
  ])
  expect(second.done.completed).toBe(1)
  const stored = await db.selectFrom('files').select('original_name').where('purpose', '=', 'cv').orderBy('id').execute()
  expect(stored.map(({ original_name }) => original_name)).toEqual(['tres.pdf', 'otra.pdf', 'luisa.5@example.com.pdf'])
})
