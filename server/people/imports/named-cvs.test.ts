import { expect, test } from 'vitest'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { fileOf, pdf } from '../../testing/documents.ts'
import { importPeople, previewPeople } from '../../testing/import-files.ts'
import { zip } from '../../testing/zip.ts'

const site = sharedTestApp()

/** The size of the CV of each person whom a colleague added, by their first name. */
async function cvsOf(actor: TestPerson) {
  const rows = await site.platform.db
    .selectFrom('users')
    .leftJoin('files', 'files.id', 'users.cv_file_id')
    .select(['first_name', 'original_name', 'bytes'])
    .where('added_by', '=', actor.id)
    .orderBy('users.id')
    .execute()
  return rows.map(({ first_name, original_name, bytes }) => [first_name, original_name, bytes])
}

async function imported(content: Buffer) {
  const actor = await site.person({ role: 'administrator' })
  const { preview, done } = await importPeople(site, actor, fileOf(content, 'candidatos.zip'))
  const noted = preview.interpreted.cells.map(({ line, value, reason }) => [line, value, reason])
  return { noted, unused: preview.unused_files, done, cvs: await cvsOf(actor), notes: preview.rows.map(({ note }) => note) }
}

const ambiguous = 'imports.error.cv_ambiguous'

test('INT-14 files that differ in case or accents alone go to the lines that write them exactly', async () => {
  const { noted, cvs, unused } = await imported(
    zip({
      'candidatos.csv': 'Nombre,Apellido,CV\nAna,Pérez,CV Ana Pérez.pdf\nAna,Perez,cv ana perez.pdf\nAna,Paz,CV ANA PEREZ',
      // macOS writes an accent as a letter of its own.
      [`CV Ana ${'Pérez'.normalize('NFD')}.pdf`]: pdf(1001),
      'cv ana perez.pdf': pdf(1002),
    }),
  )
  expect(noted).toEqual([[4, 'CV ANA PEREZ', ambiguous]])
  expect(cvs.map(([, , bytes]) => bytes)).toEqual([1001, 1002, null])
  expect(unused.count).toBe(0)
})

test('INT-14 a name that fits two files only without case and accents costs neither line its words nor its file', async () => {
  const { noted, cvs, unused, notes } = await imported(
    zip({
      'candidatos.csv': 'Nombre,Apellido,CV\nAna,Pérez,Cv Ana Pérez.pdf\nAna,Perez,CV ana perez.pdf',
      'CV Ana Pérez.pdf': pdf(1001),
      'cv ana perez.pdf': pdf(1002),
    }),
  )
  expect(noted).toEqual([
    [2, 'Cv Ana Pérez.pdf', ambiguous],
    [3, 'CV ana perez.pdf', ambiguous],
  ])
  expect(cvs.map(([, , bytes]) => bytes)).toEqual([null, null])
  expect(notes).toEqual(['CV: Cv Ana Pérez.pdf', 'CV: CV ana perez.pdf'])
  expect(unused.names.toSorted()).toEqual(['CV Ana Pérez.pdf', 'cv ana perez.pdf'].toSorted())
})

/** Archives may contain one name twice, as programs write it that add to an archive. */
const renamed = (archive: Buffer, from: string, to: string) =>
  Buffer.from(archive.toString('latin1').replaceAll(from, to), 'latin1')

test('INT-14 of two files with one path in a zip no one is chosen, and both are named', async () => {
  const { noted, cvs, unused } = await imported(
    renamed(
      zip({
        'candidatos.csv': 'Nombre,Apellido,CV\nAna,Uno,cv/ana.pdf\nLuis,Dos,cv/luis.pdf',
        'cv/ana.pdf': pdf(1001),
        'cv/anb.pdf': pdf(1002),
        'cv/luis.pdf': pdf(1003),
        'cv/luit.pdf': pdf(1003),
      }),
      'cv/anb.pdf',
      'cv/ana.pdf',
    ),
  )
  expect(noted).toEqual([[2, 'cv/ana.pdf', ambiguous]])
  expect(cvs).toEqual([
    ['Ana', null, null],
    ['Luis', 'luis.pdf', 1003],
  ])
  expect(unused.names).toEqual(['cv/ana.pdf', 'cv/luit.pdf', 'cv/ana (2).pdf'])
})

test('INT-14 the same file twice in a zip is one CV', async () => {
  const { noted, cvs } = await imported(
    renamed(
      zip({ 'candidatos.csv': 'Nombre,Apellido,CV\nAna,Uno,ana.pdf', 'ana.pdf': pdf(1001), 'anb.pdf': pdf(1001) }),
      'anb.pdf',
      'ana.pdf',
    ),
  )
  expect([noted, cvs]).toEqual([[], [['Ana', 'ana.pdf', 1001]]])
})

test('INT-14 of two tables with one path in a zip both are offered', async () => {
  const actor = await site.person({ role: 'administrator' })
  const archive = renamed(
    zip({
      'gente.csv': 'Nombre,Correo\nAna Uno,ana@example.com',
      'gentf.csv': 'Nombre,Correo\nEva Dos,eva@example.com\nLeo Tres,',
    }),
    'gentf.csv',
    'gente.csv',
  )
  const { uploaded } = await previewPeople(site, actor, fileOf(archive, 'candidatos.zip'))
  expect(uploaded.file?.sheets).toEqual([
    { name: 'gente (2).csv', rows: 2 },
    { name: 'gente.csv', rows: 1 },
  ])
})
