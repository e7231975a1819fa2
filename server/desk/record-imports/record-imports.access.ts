import { recordKinds } from '#domain/desk/record-imports/record-fields.rules.ts'
import { recordImportEndpoints } from '#domain/desk/record-imports/record-imports.contract.ts'
import { type AccessRow, changeRequired } from '../../testing/access.ts'
import type { TestApp, TestPerson } from '../../testing/app.ts'
import { fileOf } from '../../testing/documents.ts'

let made = 0
const table = {
  ...{ clients: 'Nombre;Ciudad\nAcceso', vacancies: 'Cargo;Cliente\nAcceso' },
  history: 'Candidato;Vacante;Fecha\nAcceso',
}
const aFile = (kind: keyof typeof table) => ({ file: fileOf(Buffer.from(`${table[kind]} ${++made};Bogotá`), 'tabla.csv') })

export const access: readonly AccessRow[] = recordKinds.flatMap((kind): AccessRow[] => {
  const endpoints = recordImportEndpoints[kind]
  return [
    [endpoints.preview, changeRequired, async () => ({ files: aFile(kind), body: { choices: '{}' } })],
    [
      endpoints.run,
      [401, 403, 403, 403, 409, 401, 401],
      async () => ({ files: aFile(kind), body: { choices: '{}', plan: 'outdated' } }),
    ],
    [endpoints.list, changeRequired],
    [endpoints.undo, changeRequired, async (site, caller) => ({ params: await anImport(site, caller, kind) })],
    [endpoints.report, changeRequired, async (site, caller) => ({ params: await anImport(site, caller, kind) })],
  ]
})

/** An import that is done and added nothing. */
async function anImport({ platform }: TestApp, caller: TestPerson | undefined, kind: (typeof recordKinds)[number]) {
  const creator = caller?.id ?? (await platform.db.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow()).id
  const { uuid } = await platform.db
    .insertInto('record_imports')
    .values({ kind, created_by: creator, created_at: platform.now(), file_name: 'tabla.csv' })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return { id: uuid }
}
