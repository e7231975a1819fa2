import { expect, test } from 'vitest'
import { sharedTestApp } from '../../testing/app.ts'
import { fileOf } from '../../testing/documents.ts'
import { peopleCsv, previewPeople } from '../../testing/import-files.ts'

const site = sharedTestApp()

async function rowsOf(file: File) {
  const { uploaded, preview } = await previewPeople(site, await site.person({ role: 'administrator' }), file)
  const guesses = uploaded.file?.columns.flatMap(({ heading, guess }) => (guess === 'ignore' ? [] : [`${heading}: ${guess}`]))
  return { guesses, preview, rows: preview.rows.map((row) => [row.first_name, row.last_name, row.email, row.phone, row.note]) }
}

test('INT-14 contacts of an address book come in with the first of several numbers, and without its own labels', async () => {
  const file = fileOf(
    Buffer.from(
      [
        'Name,Given Name,Additional Name,Family Name,Group Membership,E-mail 1 - Type,E-mail 1 - Value,Phone 1 - Type,Phone 1 - Value',
        'Rosa Elena Marín,Rosa,Elena,Marín,* My Contacts,* ,rosa.libreta@example.com,Mobile,+57 300 111 2233 ::: +57 310 222 3344',
        'Sin Correo,Sin,,Correo,* My Contacts,,,Mobile,+57 301 000 0000',
      ].join('\n'),
    ),
    'contacts.csv',
  )
  const { rows } = await rowsOf(file)
  const both = 'Phone 1 - Value: +57 300 111 2233 ::: +57 310 222 3344'
  expect(rows).toEqual([
    ['Rosa Elena', 'Marín', 'rosa.libreta@example.com', '+57 300 111 2233', both],
    ['Sin', 'Correo', '', '+57 301 000 0000', ''],
  ])
})

test('INT-14 letters that a web page wrote as references are letters, also between semicolons', async () => {
  const { rows, preview } = await rowsOf(
    peopleCsv(
      'Nombre;Correo;Notas',
      'Mar&iacute;a Pe&ntilde;a;maria.web@example.com;R&D',
      'Luis Gil;luis.web@example.com;"P&amp;G"',
    ),
  )
  expect(preview.counts).toMatchObject({ new: 2, wrong: 0 })
  expect(rows.map(([first, last, , , note]) => [first, last, note])).toEqual([
    ['María', 'Peña', 'R&D'],
    ['Luis', 'Gil', 'P&G'],
  ])
})

test('INT-14 headings that are repeated in a file are no person', async () => {
  const head = 'Nombre;Correo;Ciudad'
  const { preview } = await rowsOf(
    peopleCsv(head, head, 'Ana Gil;ana.pagina@example.com;Cali', head.toUpperCase(), 'Eva Paz;;Cali'),
  )
  expect(preview.counts).toEqual({ new: 2, known: 0, declined: 0, twice: 0, wrong: 0 })
  expect(preview.rows.map(({ line }) => line)).toEqual([3, 5])
})

test('INT-14 an export with several phones and a label for each takes the numbers', async () => {
  const { guesses, rows } = await rowsOf(
    peopleCsv(
      'First Name;Last Name;Email;E-mail 1 - Label;Phone;Phone (Mobile);Address Country',
      'Laura;Quintero;laura.varios@example.com;Work;;+57 300 111 2233;Colombia',
    ),
  )
  expect(guesses).toEqual([
    ...['First Name: first_name', 'Last Name: last_name', 'Email: email', 'Phone: phone', 'Phone (Mobile): phone'],
    'Address Country: country',
  ])
  expect(rows).toEqual([['Laura', 'Quintero', 'laura.varios@example.com', '+57 300 111 2233', '']])
})
