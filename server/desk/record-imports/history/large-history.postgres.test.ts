import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { recordImportEndpoints } from '#domain/desk/record-imports/record-imports.contract.ts'
import { sharedTestApp } from '../../../testing/app.ts'
import { fileOf } from '../../../testing/documents.ts'
import { statementsOf } from '../../../testing/statements.ts'

const site = sharedTestApp()
const { preview, run, undo } = recordImportEndpoints.history

/** Imports so many lines of half as many people in forty new vacancies, and takes them back. Returns the number of statements of the import. */
async function statementsFor(lines: number): Promise<number> {
  const { db } = site.platform
  const { token } = await site.person({ role: 'administrator' })
  await sql`
    insert into users (email, role_id, first_name, last_name, language, password_hash)
    select 'largo.' || ${lines}::text || '.' || n || '@example.com', 2, 'Persona', n::text, 'es', '' from generate_series(1, ${Math.ceil(lines / 2)}) as n`.execute(
    db,
  )
  const rows = Array.from({ length: lines }, (_, nth) => {
    const [person, vacancy] = [(nth >> 1) + 1, (nth % 2) * 20 + ((nth >> 1) % 20)]
    const day = `2024-${String((nth % 12) + 1).padStart(2, '0')}-15`
    return `largo.${lines}.${person}@example.com;Cargo ${vacancy};Cliente ${lines};${['Postulado', 'Entrevista', 'Contratado', 'Rechazado'][nth % 4]};${day};2025-01-20;Buena actitud`
  })
  const content = ['Correo;Vacante;Cliente;Etapa;Fecha de postulación;Fecha de la etapa;Comentario', ...rows].join('\n')
  const files = { file: fileOf(Buffer.from(content), 'largo.csv') }
  const choices = JSON.stringify({ history: { city: 'Bogotá', vacancies: 'create', clients: 'create' } })
  const { plan, counts } = (await site.call(preview, { token, files, body: { choices } })).answer.data
  expect(counts).toMatchObject({ new: lines, unknown: 0, wrong: 0 })
  let id = ''
  const { groups } = await statementsOf(async () => {
    const { data } = (await site.call(run, { token, files, body: { choices, plan } })).answer
    expect(data.added).toBe(lines)
    id = data.uuid
  })
  const undone = await site.call(undo, { token, params: { id } })
  expect(undone.answer.data.stayed).toBe(0)
  return groups.flat().length
}

test('MOV-01 P10 twenty thousand lines come in and leave, with a constant number of statements', {
  timeout: 240_000,
}, async () => {
  const [few, more] = [await statementsFor(200), await statementsFor(400)]
  expect(more).toBe(few)
  // The plan of the undo may not come from the sizes of the imports before.
  await sql`analyze`.execute(site.platform.db)
  expect(await statementsFor(20_000)).toBeLessThan(few + 200)
})
