import { expect, test } from 'vitest'
import {
  askImportedEndpoint,
  discardImportEndpoint,
  downloadWrongLinesEndpoint,
  getImportEndpoint,
  listImportedEndpoint,
  previewPeopleEndpoint,
  runImportEndpoint,
} from '#domain/people/imports/imports.contract.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { importPeople, leaveImportMails, peopleCsv, previewPeople, runImport } from '../../testing/import-files.ts'
import { makeVacancy } from '../../testing/records.ts'
import { discardOldImports } from './imports.writes.ts'

const site = sharedTestApp()
const staff = () => site.person({ role: 'administrator' })
const head = 'Nombre completo;Correo;Celular;Ciudad;País;Fecha de nacimiento;Habilidades;Etiquetas;Fuente;Notas'

const people = ({ id }: TestPerson) =>
  site.platform.db
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .selectAll('users')
    .select(['profiles.personal_phone', 'profiles.city', 'profiles.country', 'profiles.date_of_birth'])
    .where('added_by', '=', id)
    .orderBy('users.id')
    .execute()

const skill = (name: string) =>
  site.platform.db.insertInto('skills').values({ name }).returning(['id', 'uuid']).executeTakeFirstOrThrow()

test('INT-03 a table becomes people who have not consented, with everything that their row says', async () => {
  const { db } = site.platform
  const actor = await staff()
  const { id: siigo } = await skill('Siigo importado')
  const file = peopleCsv(
    head,
    'ANA MARÍA GÓMEZ RUIZ;Ana <ana.imp@example.com>;+57 (1) 300-1245;Bogotá;Colombia;25/12/1990;siigo IMPORTADO, Cobol;Contadora;Feria;"Dijo ""sí"""',
    ';;;;;;;;;',
    'Luis Pérez;;300 765 4321;;;;;contadora;;',
  )
  const { id, uploaded, preview } = await previewPeople(site, actor, file)
  expect(uploaded.file).toMatchObject({ rows: 2, empty_rows: 1, has_cvs: false })
  expect(uploaded.file?.columns.map(({ guess }) => guess)).toEqual([
    ...['full_name', 'email', 'phone', 'city', 'country', 'date_of_birth', 'skills', 'tags', 'source', 'note'],
  ])
  expect(preview).toMatchObject({
    counts: { new: 2, known: 0, declined: 0, twice: 0, wrong: 0 },
    unknown_skills: { names: ['Cobol'], count: 1 },
    new_tags: { names: ['Contadora', 'contadora'] },
  })
  expect(preview.rows[0]).toMatchObject({
    line: 2,
    first_name: 'ANA MARÍA',
    last_name: 'GÓMEZ RUIZ',
    date_of_birth: '1990-12-25',
  })
  expect(await people(actor)).toEqual([])

  const done = await runImport(site, actor, id, preview)
  expect(done).toMatchObject({ state: 'done', problem: null, counts: { new: 2 }, file: null })
  const [ana, luis] = await people(actor)
  expect(ana).toMatchObject({
    ...{ first_name: 'ANA MARÍA', last_name: 'GÓMEZ RUIZ', email: 'ana.imp@example.com', personal_phone: '+57 (1) 300-1245' },
    ...{ city: 'Bogotá', country: 'Colombia', date_of_birth: '1990-12-25', source_note: 'Feria', email_verified_at: null },
  })
  expect(ana?.consent_due_at).not.toBeNull()
  expect(luis).toMatchObject({ email: '', personal_phone: '300 765 4321', source_note: 'candidatos.csv' })
  const held = await db.selectFrom('user_skills').select('skill_id').where('user_id', '=', ana!.id).execute()
  expect(held).toEqual([{ skill_id: siigo }])
  const tags = db.selectFrom('person_tags').innerJoin('tags', 'tags.id', 'tag_id').select(['name', 'user_id'])
  expect(await tags.where('person_tags.added_by', '=', actor.id).orderBy('user_id').execute()).toEqual([
    { name: 'Contadora', user_id: ana!.id },
    { name: 'Contadora', user_id: luis!.id },
  ])
  const notes = await db.selectFrom('person_notes').select(['body', 'author_id']).where('user_id', '=', ana!.id).execute()
  expect(notes).toEqual([{ body: 'Dijo "sí"', author_id: actor.id }])
  await leaveImportMails(site)
  const mails = await db
    .selectFrom('outgoing_emails')
    .select(['kind', 'user_id'])
    .where('user_id', 'in', [ana!.id, luis!.id])
    .execute()
  expect(mails).toEqual([{ kind: 'consent', user_id: ana!.id }])
  expect(await site.auditOf(actor)).toEqual(['import.added'])
  const listed = await site.call(listImportedEndpoint, { token: actor.token, params: { id } })
  expect(listed.answer.data.map(({ line, email, consented }) => [line, email, consented])).toEqual([
    [2, 'ana.imp@example.com', false],
    [4, '', false],
  ])
})

test('INJ-06 no heading of a file is a formula in the table of its wrong lines', async () => {
  const actor = await staff()
  const headings = ['=1+1', '@SUM(1)', '+1', '-1']
  const file = peopleCsv(['Nombre', 'Correo', ...headings].join(';'), ';ana.mal@;a;b;c;d')
  const { id } = await previewPeople(site, actor, file)
  const table = await site.call(downloadWrongLinesEndpoint, { token: actor.token, params: { id } })
  expect(table.bytes.toString()).toContain(headings.map((heading) => `"'${heading}"`).join(';'))
})

test('INT-03 wrong lines stop an import until staff leave them out, and are downloaded with their reasons', async () => {
  const actor = await staff()
  const file = peopleCsv(
    'Nombre;Apellido;Correo;Teléfono',
    ';Gómez;ana.mal@;3,00124E+09',
    'Luis;Pérez;luis.bien@example.com;300 111 2233',
    '=1+1;Ruiz;;',
  )
  const { id, preview } = await previewPeople(site, actor, file)
  expect(preview.counts).toEqual({ new: 1, known: 0, declined: 0, twice: 0, wrong: 2 })
  expect(preview.problems.map(({ line, heading, value, reason }) => [line, heading, value, reason])).toEqual([
    [2, 'Nombre', '', 'imports.error.name_missing'],
    [4, 'Nombre', '=1+1', 'imports.error.name'],
  ])
  const run = (body: { plan: string; wrong?: number }) =>
    site.call(runImportEndpoint, { token: actor.token, params: { id }, body })
  expect((await run({ plan: preview.plan, wrong: 2 })).refusal.error_message).toBe('imports.error.wrong_lines')

  const table = await site.call(downloadWrongLinesEndpoint, { token: actor.token, params: { id } })
  expect(table.bytes.toString()).toContain(';"Gómez";"ana.mal@";"3,00124E+09";"2";"Nombre: ')
  expect(table.bytes.toString()).toContain(`"'=1+1";"Ruiz";;;"4";"Nombre: `)

  const columns = ['first_name', 'last_name', 'email', 'phone'] as const
  const again = await site.call(previewPeopleEndpoint, {
    token: actor.token,
    params: { id },
    body: { columns: [...columns], wrong: 'leave_out' },
  })
  const { plan } = again.answer.data
  expect((await run({ plan, wrong: 1 })).refusal.error_message).toBe('errors.stale')
  expect((await run({ plan: preview.plan, wrong: 2 })).refusal.error_message).toBe('errors.stale')
  expect(await runImport(site, actor, id, { plan, wrong: 2 })).toMatchObject({ state: 'done', counts: { new: 1, wrong: 2 } })
  expect((await people(actor)).map(({ email }) => email)).toEqual(['luis.bien@example.com'])
})

test('INT-03 people who exist or stand twice are shown, stay as they are, and are added to the vacancy on request', async () => {
  const { db } = site.platform
  const actor = await staff()
  const known = await site.person({ firstName: 'Marta', lastName: 'Conocida', email: 'marta.imp@example.com' })
  await db.insertInto('profiles').values({ user_id: known.id, personal_phone: '+57 312 000 9988' }).execute()
  const colleague = await site.person({ role: 'administrator', email: 'colega.imp@example.com' })
  const vacancy = await makeVacancy(site.platform)
  const file = peopleCsv(
    'Nombre;Correo;Teléfono;Origen',
    'Otra Marta;MARTA.IMP@example.com;;Portal',
    'Marta Conocida;;(312) 000-9988;',
    'Nueva Persona;nueva.imp@example.com;;Portal',
    'Nueva Persona;nueva.imp@example.com;;',
    `Colega Conocida;${colleague.email};;`,
  )
  const { preview, done } = await importPeople(site, actor, file, { vacancy: vacancy.uuid, known: 'add' })
  expect(preview).toMatchObject({ counts: { new: 1, known: 2, declined: 0, twice: 2, wrong: 0 }, on_board: 2 })
  expect(preview.repeated).toMatchObject([
    { line: 2, by: 'email', person: { uuid: known.uuid, fullname: 'Marta Conocida' } },
    { line: 3, by: 'phone', person: null, first_line: 2 },
    { line: 5, by: 'email', person: null, first_line: 4 },
    { line: 6, by: 'email', person: { uuid: colleague.uuid } },
  ])
  expect(done).toMatchObject({ state: 'done', on_board: 2, vacancy: { uuid: vacancy.uuid } })
  const cards = await db
    .selectFrom('applications')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['email', 'stage', 'source_kind', 'source_name', 'applications.added_by', 'applications.opened_at'])
    .where('vacancy_id', '=', vacancy.id)
    .orderBy('position')
    .execute()
  expect(cards.map(({ email, source_name }) => [email, source_name])).toEqual([
    ['nueva.imp@example.com', 'portal'],
    ['marta.imp@example.com', 'portal'],
  ])
  for (const card of cards) expect(card).toMatchObject({ stage: 'apply', source_kind: 'import', added_by: actor.id })
  const unchanged = await db.selectFrom('users').select(['first_name', 'added_by']).where('id', '=', known.id).executeTakeFirst()
  expect(unchanged).toEqual({ first_name: 'Marta', added_by: null })
})

test('MOV-03 a person without a source comes from the file, and so does the application that the import makes', async () => {
  const { db } = site.platform
  const actor = await staff()
  const vacancy = await makeVacancy(site.platform)
  const file = peopleCsv(
    'Nombre;Correo;Origen',
    'Sin Fuente;sin.fuente@example.com;',
    'Con Signos;con.signos@example.com;@empresa',
  )
  await importPeople(site, actor, file, { vacancy: vacancy.uuid })
  const cards = await db
    .selectFrom('applications')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['users.source_note', 'source_kind', 'source_name'])
    .where('vacancy_id', '=', vacancy.id)
    .orderBy('position')
    .execute()
  expect(cards).toEqual([
    { source_note: 'candidatos.csv', source_kind: 'import', source_name: 'candidatos.csv' },
    { source_note: '@empresa', source_kind: 'import', source_name: '@empresa' },
  ])
})

test('INT-03 an address that is taken between preview and import leaves nobody', async () => {
  const { db } = site.platform
  const actor = await staff()
  const rows = Array.from({ length: 150 }, (_, nth) => `Persona Cambio;cambio.${nth}@example.com;Cambio nuevo`)
  const { id, preview } = await previewPeople(site, actor, peopleCsv('Nombre;Correo;Etiquetas', ...rows))
  await site.person({ email: 'cambio.140@example.com' })
  const after = await runImport(site, actor, id, preview)
  expect(after).toMatchObject({ state: 'draft', problem: 'imports.error.changed' })
  expect(await people(actor)).toEqual([])
  expect(await db.selectFrom('tags').select('id').where('name', '=', 'Cambio nuevo').execute()).toEqual([])
})

test('INT-03 consent is asked for later on request, once', async () => {
  const actor = await staff()
  const file = peopleCsv('Nombre;Correo', 'Ana Luego;ana.luego@example.com', 'Luis Luego;')
  const { id, done } = await importPeople(site, actor, file, { ask: 'later' })
  expect(done.mails_from).toBeNull()
  const mails = () =>
    site.platform.db.selectFrom('outgoing_emails').select('kind').where('to_address', '=', 'ana.luego@example.com').execute()
  expect(await mails()).toEqual([])
  const ask = () => site.call(askImportedEndpoint, { token: actor.token, params: { id } })
  expect((await ask()).answer).toMatchObject({ success_message: 'imports.asked', data: { state: 'done' } })
  await leaveImportMails(site)
  expect(await mails()).toEqual([{ kind: 'consent' }])
  expect((await ask()).refusal.error_message).toBe('errors.stale')
  expect(await site.auditOf(actor)).toEqual(['import.added', 'import.asked'])
})

test('INT-03 an import without people waits a day, and is then removed with its file', async () => {
  const actor = await staff()
  const file = peopleCsv('Nombre', 'Ana')
  const [kept, old] = [await previewPeople(site, actor, file), await previewPeople(site, actor, file)]
  const before = new Date(site.platform.now().getTime() - 25 * 3_600_000)
  await site.platform.db.updateTable('imports').set({ created_at: before }).where('uuid', '=', old.id).execute()
  await discardOldImports(site.platform)
  const read = async (id: string) => (await site.call(getImportEndpoint, { token: actor.token, params: { id } })).status
  expect([await read(kept.id), await read(old.id)]).toEqual([200, 404])
  expect((await site.call(discardImportEndpoint, { token: actor.token, params: { id: kept.id } })).status).toBe(200)
  expect(await read(kept.id)).toBe(404)
})

test('INT-16 the same phone alone joins nobody: each person is new and the number is reported', async () => {
  const { db } = site.platform
  const actor = await staff()
  const pedro = await site.person({ firstName: 'Pedro', lastName: 'Paz', email: 'pedro.phone@example.com' })
  await db.insertInto('profiles').values({ user_id: pedro.id, personal_phone: '+57 311 1234567' }).execute()
  const vacancy = await makeVacancy(site.platform)
  const file = peopleCsv(
    'Nombre;Correo;Celular',
    'Laura Otrapersona;laura.phone@example.com;311 1234567',
    'Ana Gil;ana.phone@example.com;300 111 7702',
    'Luis Gil;luis.phone@example.com;300 111 7702',
  )
  const { preview } = await importPeople(site, actor, file, { vacancy: vacancy.uuid, known: 'add' })
  expect(preview).toMatchObject({ counts: { new: 3, known: 0, twice: 0 }, on_board: 3, repeated: [] })
  expect(preview.same_phone).toMatchObject({
    people: [
      { line: 2, person: { uuid: pedro.uuid }, first_line: null },
      { line: 4, person: null, first_line: 3 },
    ],
    count: 2,
  })
  const onBoard = await db
    .selectFrom('applications')
    .innerJoin('users', 'users.id', 'user_id')
    .select('email')
    .where('vacancy_id', '=', vacancy.id)
    .orderBy('email')
    .execute()
  expect(onBoard.map(({ email }) => email.split('.')[0])).toEqual(['ana', 'laura', 'luis'])
})

test('INT-14 the parts of a name, odd cells and further columns come in with the person', async () => {
  const actor = await staff()
  const file = peopleCsv(
    'Primer nombre;Segundo nombre;Apellido paterno;Apellido materno;Correo;Fecha de nacimiento;Cargo actual',
    'Luisa;Fernanda;Ospina;Restrepo;luisa.partes@example.com;hace 30 años;Contadora',
  )
  const columns = ['first_name', 'first_name', 'last_name', 'last_name', 'email', 'date_of_birth', 'note'] as const
  await importPeople(site, actor, file, { columns: [...columns] })
  const [luisa] = await people(actor)
  expect(luisa).toMatchObject({ first_name: 'Luisa Fernanda', last_name: 'Ospina Restrepo', date_of_birth: null })
  const notes = site.platform.db.selectFrom('person_notes').select('body').where('user_id', '=', luisa!.id)
  expect(await notes.execute()).toEqual([{ body: 'Cargo actual: Contadora\nFecha de nacimiento: hace 30 años' }])
})
