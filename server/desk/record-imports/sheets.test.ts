import { expect, test } from 'vitest'
import { recordImportEndpoints } from '#domain/desk/record-imports/record-imports.contract.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { xlsxFile } from '../../testing/workbooks.ts'

const site = sharedTestApp()

test('MOV-01 of a workbook with a sheet for each kind, each import reads the one of its name', async () => {
  const actor = await site.person({ role: 'administrator' })
  const people = [
    ['Candidato', 'Correo', 'Celular', 'Cargo', 'Empresa', 'Fecha de registro', 'Fuente', 'Responsable', 'Comentarios'],
    ['Ana Gil', 'ana.libro@example.com', '', 'Auditora', 'Libro SAS', '2025-02-01', '', '', ''],
  ]
  const sheets = {
    Candidatos: people,
    Vacantes: [
      ['Vacante', 'Cliente'],
      ['Auditora', 'Libro SAS'],
    ],
    Clientes: [
      ['Cliente', 'Ciudad'],
      ['Libro SAS', 'Cali'],
    ],
    Postulaciones: [
      ['Candidato', 'Vacante', 'Fecha'],
      ['Ana Gil', 'Auditora', '2025-02-01'],
    ],
  }
  for (const [kind, sheet] of [
    ['history', 'Postulaciones'],
    ['vacancies', 'Vacantes'],
    ['clients', 'Clientes'],
  ] as const) {
    const body = { choices: '{}' }
    const { answer } = await site.call(recordImportEndpoints[kind].preview, {
      ...{ token: actor.token, files: { file: await xlsxFile(sheets, 'libro.xlsx') }, body },
    })
    expect([kind, answer.data.sheet]).toEqual([kind, sheet])
  }
})
