import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { limits } from '#domain/kernel/limits.ts'
import { listImportedEndpoint, uploadImportEndpoint } from '#domain/people/imports/imports.contract.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { fileOf } from '../../testing/documents.ts'
import { addManyRows } from '../../testing/many-rows.ts'

const site = sharedTestApp()

test('INT-03 every page of the people of an import of more rows than other lists count is reached', async () => {
  const { token } = await site.person({ role: 'administrator' })
  const file = fileOf(Buffer.from('Nombre;Correo\nAna Ruiz;ana@correo.test\n'), 'personas.csv', 'text/csv')
  const { uuid } = (await site.call(uploadImportEndpoint, { token, files: { file } })).answer.data
  const people = limits.countCap + 200
  await addManyRows(site.platform.db, async (tx) => {
    await sql`update imports set state = 'done', finished_at = now() where uuid = ${uuid}`.execute(tx)
    await sql`
      with added as (
        insert into users (role_id, first_name, last_name, email, password_hash, language)
        select 2, 'Persona', 'Importada ' || n, 'importada' || n || '@example.com', '', 'es' from generate_series(1, ${people}::integer) n
        returning id
      )
      insert into imported_people (import_id, line, user_id)
      select imports.id, row_number() over (order by added.id) + 1, added.id from added, imports where imports.uuid = ${uuid}`.execute(
      tx,
    )
  })
  const pageOf = (page: number, size = 50) =>
    site.call(listImportedEndpoint, { token, params: { id: uuid }, query: { page, size } })
  const last = (await pageOf(people / 50 - 1)).answer
  expect(last).toMatchObject({ total: people, total_capped: false })
  expect(last.data.map(({ line }) => line).slice(-1)).toEqual([people + 1])
  expect(last.data).toHaveLength(50)
  expect((await pageOf(limits.importFile.rows / 50)).status).toBe(400)
})
