import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import {
  downloadWrongLinesEndpoint,
  getImportEndpoint,
  listImportsEndpoint,
  previewPeopleEndpoint,
  runImportEndpoint,
  uploadImportEndpoint,
} from '#domain/people/imports/imports.contract.ts'
import { getUserEndpoint } from '#domain/people/users/user-profile.contract.ts'
import { addedWithLink } from '../../testing/added-people.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { acceptedKinds, fileOf } from '../../testing/documents.ts'
import { filesUnder } from '../../testing/files-under.ts'
import { importPeople, peopleCsv, peopleZip, previewPeople, runImport } from '../../testing/import-files.ts'
import { makeVacancy } from '../../testing/records.ts'
import { xlsxFile } from '../../testing/workbooks.ts'
import { zip } from '../../testing/zip.ts'
import { hashOf } from '../accounts/refused-addresses.reads.ts'

const site = sharedTestApp()
const staff = () => site.person({ role: 'administrator' })

const people = ({ id }: TestPerson) =>
  site.platform.db
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .selectAll('users')
    .select(['profiles.personal_phone', 'profiles.city', 'profiles.country', 'profiles.date_of_birth'])
    .where('added_by', '=', id)
    .orderBy('users.id')
    .execute()

test('INT-03 INT-14 CVs of a zip are stored with their people, and a bad one is in the note', async () => {
  const actor = await staff()
  const file = await peopleZip({
    'datos/candidatos.csv': [
      'Name,Resume',
      'Ana Uno,ana.pdf',
      'Luis Dos,datos/cv/luis',
      'Eva Tres,nada.pdf',
      'Leo Cuatro,malo.pdf',
      'Sol Cinco,grande.pdf',
      'Mar Seis,dos.pdf',
      'Sin Hoja,',
    ].join('\n'),
    'datos/cv/Ana.pdf': acceptedKinds.pdf!,
    'datos/cv/luis.docx': acceptedKinds.docx!,
    'datos/cv/malo.pdf': '<script>alert(1)</script>',
    'datos/cv/grande.pdf': Buffer.alloc(1_048_576, 'x'),
    'datos/a/dos.pdf': acceptedKinds.pdf!,
    'datos/b/dos.pdf': acceptedKinds.pdf!,
    'datos/cv/sobra.pdf': acceptedKinds.pdf!,
    '__MACOSX/datos/cv/._Ana.pdf': 'x',
  })
  const { preview, done } = await importPeople(site, actor, file)
  expect(preview.problems).toEqual([])
  expect(preview.interpreted.cells.map(({ line, rule, reason }) => [line, rule, reason])).toEqual([
    [4, 'to_note', 'imports.error.cv_missing'],
    [5, 'to_note', 'imports.error.cv_kind'],
    [6, 'to_note', 'imports.error.cv_large'],
    [7, 'to_note', 'imports.error.cv_ambiguous'],
  ])
  expect(preview.unused_files.names).toContain('datos/cv/sobra.pdf')
  expect(done).toMatchObject({ state: 'done', counts: { new: 7, wrong: 0 } })
  const stored = await site.platform.db
    .selectFrom('users')
    .leftJoin('files', 'files.id', 'users.cv_file_id')
    .select(['first_name', 'original_name', 'purpose'])
    .where('added_by', '=', actor.id)
    .orderBy('users.id')
    .execute()
  expect(stored).toEqual([
    { first_name: 'Ana', original_name: 'Ana.pdf', purpose: 'cv' },
    { first_name: 'Luis', original_name: 'luis.docx', purpose: 'cv' },
    ...['Eva', 'Leo', 'Sol', 'Mar', 'Sin'].map((first_name) => ({ first_name, original_name: null, purpose: null })),
  ])
  expect(await filesUnder(`${site.dataDir}/tmp`)).toEqual([])
  const left = await site.platform.db.selectFrom('files').select('id').where('purpose', '=', 'import').execute()
  const drafts = await site.platform.db.selectFrom('imports').select('id').where('file_id', 'is not', null).execute()
  expect(left.length).toBe(drafts.length)
})

test('INT-03 colleagues see their own imports, and administrators all', async () => {
  const one = await site.person({
    role: [
      { module: 'users', item: 'view' },
      { module: 'users', item: 'change' },
    ],
  })
  const other = await site.person({
    role: [
      { module: 'users', item: 'view' },
      { module: 'users', item: 'change' },
    ],
    limited: true,
  })
  const { id } = await previewPeople(site, one, peopleCsv('Nombre', 'Ana Propia'))
  const sees = async ({ token }: TestPerson) => {
    const list = (await site.call(listImportsEndpoint, { token })).answer.data
    const { status } = await site.call(getImportEndpoint, { token, params: { id } })
    return [list.some(({ uuid }) => uuid === id), status]
  }
  expect(await sees(one)).toEqual([true, 200])
  const found = async (q: string) => (await site.call(listImportsEndpoint, { token: one.token, query: { q } })).answer.total
  expect([await found('zzz'), await found('candidatos')].map((total) => total > 0)).toEqual([false, true])
  expect(await sees(other)).toEqual([false, 404])
  expect(await sees(await staff())).toEqual([true, 200])
})

test('TEA-02 an import of a limited role does not say why an address is not theirs to add', async () => {
  const of = (limited: boolean) =>
    site.person({ role: (['view', 'change'] as const).map((item) => ({ module: 'users' as const, item })), limited })
  const [colleague, limited] = [await of(false), await of(true)]
  const person = await site.person()
  const entered = await addedWithLink(site, colleague)
  const [refused, own] = ['se.nego@example.com', 'ana.propia@example.com']
  const { db, secretKey, now } = site.platform
  await db
    .insertInto('refused_addresses')
    .values({ address_hash: hashOf(secretKey, refused), refused_at: now() })
    .execute()
  const people = { 'Ana Uno': person.email, 'Ana Dos': entered.email, 'Ana Tres': refused, 'Ana Propia': own }
  const file = peopleCsv('Nombre;Correo', ...Object.entries(people).map((cells) => cells.join(';')))

  const { id, preview } = await previewPeople(site, limited, file, { wrong: 'leave_out' })
  expect(preview).toMatchObject({ counts: { new: 1, known: 0, wrong: 3 }, repeated: [], consents: { refused: 0 } })
  const line = { heading: '', reason: 'imports.error.out_of_reach' }
  expect(preview.problems).toEqual(['Ana Uno', 'Ana Dos', 'Ana Tres'].map((value, at) => ({ ...line, line: at + 2, value })))
  const download = await site.call(downloadWrongLinesEndpoint, { token: limited.token, params: { id } })
  expect(download.bytes.toString().split('Tu rol no permite importar esta línea.')).toHaveLength(4)

  await runImport(site, limited, id, { plan: preview.plan, wrong: 3 })
  const added = await db.selectFrom('users').select('email').where('added_by', '=', limited.id).execute()
  expect(added.map(({ email }) => email)).toEqual([own])
  const all = await previewPeople(site, colleague, file)
  expect(all.preview).toMatchObject({ counts: { new: 1, known: 3, wrong: 0 }, consents: { refused: 1 } })
})

test('INT-03 without the right to change vacancies nobody is put into one', async () => {
  const actor = await site.person({
    role: [
      { module: 'users', item: 'view' },
      { module: 'users', item: 'change' },
    ],
  })
  const vacancy = await makeVacancy(site.platform)
  const uploaded = await site.call(uploadImportEndpoint, { token: actor.token, files: { file: peopleCsv('Nombre', 'Ana') } })
  const params = { id: uploaded.answer.data.uuid }
  const body = { columns: ['full_name' as const], vacancy: vacancy.uuid }
  const refused = await site.call(previewPeopleEndpoint, { token: actor.token, params, body })
  expect(refused.refusal.error_message).toBe('errors.forbidden')
  const closed = await makeVacancy(site.platform, { active: false })
  const { token } = await staff()
  const answer = await site.call(previewPeopleEndpoint, { token, params, body: { ...body, vacancy: closed.uuid } })
  expect(answer.refusal.errors).toEqual({ vacancy: ['imports.error.vacancy'] })
})

test('INT-03 dates that can be read both ways are asked about once', async () => {
  const actor = await staff()
  const file = peopleCsv('Nombre;Fecha de nacimiento', 'Ana Fecha;03/04/1990', 'Luis Fecha;05/06/1991')
  const { id, preview } = await previewPeople(site, actor, file)
  expect(preview).toMatchObject({ asks_date_order: true, plan: '' })
  const params = { id }
  const run = await site.call(runImportEndpoint, { token: actor.token, params, body: { plan: preview.plan } })
  expect(run.refusal.error_message).toBe('errors.stale')
  const body = { columns: ['full_name' as const, 'date_of_birth' as const], date_order: 'mdy' as const }
  const again = (await site.call(previewPeopleEndpoint, { token: actor.token, params, body })).answer.data
  expect(again.rows.map(({ date_of_birth }) => date_of_birth)).toEqual(['1990-03-04', '1991-05-06'])
  await runImport(site, actor, id, again)
  expect((await people(actor)).map(({ date_of_birth }) => date_of_birth)).toEqual(['1990-03-04', '1991-05-06'])
})

test('INT-03 a zip from Windows finds the CVs whose names have accents', async () => {
  const actor = await staff()
  const parts = { 'gente.csv': 'Nombre,CV\nÁlvaro Muñoz,Álvaro Muñoz.pdf\n', 'hojas/1lvaro Mu2oz.pdf': acceptedKinds.pdf! }
  // Windows writes one byte per letter, and says nothing about the encoding.
  const windows = zip(parts)
  for (let at = windows.indexOf('1lvaro'); at >= 0; at = windows.indexOf('1lvaro')) {
    windows[at] = 0xb5
    windows[windows.indexOf('2oz', at)] = 0xa4
  }
  const { preview } = await previewPeople(site, actor, fileOf(windows, 'gente.zip'))
  expect(preview).toMatchObject({ problems: [], counts: { new: 1 }, unused_files: { count: 0 } })
})

test('INT-03 the preview counts who is asked for consent and who has no address', async () => {
  const actor = await staff()
  const file = peopleCsv(
    'Nombre;Correo',
    'Ana Uno;ana.ask@example.com',
    'Luis Dos;',
    'Eva Tres;No tiene',
    'Sol;mal@',
    ';x@example.com',
  )
  const { preview } = await previewPeople(site, actor, file)
  expect(preview).toMatchObject({ counts: { new: 4, wrong: 1 }, to_ask: 1, without_email: 3 })
})

test('INT-03 a title above the headings is skipped, and lines keep their numbers', async () => {
  const actor = await staff()
  const rows = ['Base de candidatos 2026;;', ';;', 'Nombre;Correo;Celular', 'Ana Uno;ana.title@example.com;12']
  const { uploaded, preview } = await previewPeople(site, actor, peopleCsv(...rows))
  expect(uploaded.file?.columns.map(({ heading }) => heading)).toEqual(['Nombre', 'Correo', 'Celular'])
  expect(preview.interpreted.cells).toMatchObject([{ line: 4, heading: 'Celular', value: '12' }])
})

test('INT-03 the preview lists interpreted cells of new people, whose other phone numbers become a note', async () => {
  const actor = await staff()
  const known = `conocida.${actor.id}@example.com`
  await importPeople(site, actor, peopleCsv('Nombre;Correo', `Ana Conocida;${known}`))
  const file = peopleCsv(
    'Nombre;Correo;Celular;Nacimiento',
    `Ana Dos;ana.dos.${actor.id}@example.com;300 111 2233 / 310 222 3344;05/03/87`,
    `Ana Conocida;${known};300 444 5566 (mamá);25/12/90`,
  )
  const { preview } = await importPeople(site, actor, file)
  expect(preview.interpreted).toEqual({
    cells: [
      {
        line: 2,
        heading: 'Celular',
        value: '300 111 2233 / 310 222 3344',
        rule: 'first_phone',
        result: '300 111 2233',
        reason: null,
      },
      { line: 2, heading: 'Nacimiento', value: '05/03/87', rule: 'short_year', result: '1987-03-05', reason: null },
    ],
    count: 2,
  })
  const added = (await people(actor)).at(-1)
  expect(added).toMatchObject({ first_name: 'Ana', personal_phone: '300 111 2233', date_of_birth: '1987-03-05' })
  const notes = site.platform.db
    .selectFrom('person_notes')
    .select('body')
    .where('user_id', '=', added?.id ?? 0)
  expect(await notes.execute()).toEqual([{ body: 'Celular: 300 111 2233 / 310 222 3344' }])
})

test('INT-03 INT-16 a person of the same name is known by the same phone in another notation of Argentina', async () => {
  const actor = await staff()
  const known = await site.person({ firstName: 'Olga', lastName: 'Conocida' })
  await site.platform.db.insertInto('profiles').values({ user_id: known.id, personal_phone: '+54 9 11 2345 6704' }).execute()
  const file = peopleCsv(
    'Nombre;Celular',
    'Olga Conocida;011 15 2345-6704',
    'Ana Dos;11 15 2345 6705',
    'Ana Dos;+54 11 2345 6705',
  )
  const { preview } = await previewPeople(site, actor, file)
  expect(preview.repeated).toMatchObject([
    { line: 2, by: 'phone', person: { uuid: known.uuid } },
    { line: 4, by: 'phone', first_line: 3 },
  ])
})

test('INT-03 an imported city is on the profile', async () => {
  const actor = await staff()
  await importPeople(site, actor, peopleCsv('Nombre;Ciudad', 'Ana Uno;Bucaramanga'))
  const [ana] = await people(actor)
  const profile = await site.call(getUserEndpoint, { token: actor.token, params: { uuid: ana!.uuid } })
  expect(profile.answer.data.user_detail.city).toBe('Bucaramanga')
})

test('INT-03 the preview says nothing of short years while the order of day and month is unknown', async () => {
  const file = peopleCsv('Nombre;Celular;Nacimiento', 'Ana Tres;300 111 2244 / 310 222 3355;05/03/87')
  const { preview } = await previewPeople(site, await staff(), file)
  expect(preview).toMatchObject({ asks_date_order: true, interpreted: { cells: [{ rule: 'first_phone' }], count: 1 } })
})

test('SLW-01 a table that was read once and is not read this time answers 503, and can be tried again', async () => {
  const actor = await staff()
  const { id, uploaded } = await previewPeople(site, actor, await xlsxFile({ Personas: [['Nombre'], ['Ana Uno']] }))
  const { storage_key } = await site.platform.db
    .selectFrom('imports')
    .innerJoin('files', 'files.id', 'imports.file_id')
    .select('files.storage_key')
    .where('imports.uuid', '=', id)
    .executeTakeFirstOrThrow()
  const keep = await (await site.platform.files.read(storage_key))!.toArray()
  const store = (bytes: Buffer) =>
    site.platform.files.putStream(storage_key, Readable.from([bytes]), { mediaType: 'x', bytes: bytes.length })
  const look = () =>
    site.call(previewPeopleEndpoint, {
      token: actor.token,
      params: { id },
      body: { columns: uploaded.file!.columns.map(({ guess }) => guess), known: 'complete' },
    })
  await store(Buffer.from('PK'))
  const refused = await look()
  expect([refused.status, refused.headers['retry-after'], refused.refusal.error_message]).toEqual([503, '30', 'errors.busy'])
  await store(Buffer.concat(keep))
  expect((await look()).status).toBe(200)
})
