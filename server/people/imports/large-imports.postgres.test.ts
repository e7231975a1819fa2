import { expect, test } from 'vitest'
import { sharedTestApp } from '../../testing/app.ts'
import { peopleCsv, previewPeople } from '../../testing/import-files.ts'
import { makeVacancy } from '../../testing/records.ts'
import { statementsOf } from '../../testing/statements.ts'
import { carryOut } from './running.writes.ts'

const site = sharedTestApp()

/** The number of statements that import so many people into a vacancy. */
async function statementsFor(people: number): Promise<number> {
  const staff = await site.person({ role: 'administrator' })
  const vacancy = await makeVacancy(site.platform)
  const rows = Array.from({ length: people }, (_, nth) => `Persona Grande;grande.${people}.${nth}@example.com;Grande;Nota`)
  const file = peopleCsv('Nombre;Correo;Etiquetas;Notas', ...rows)
  const { id } = await previewPeople(site, staff, file, { vacancy: vacancy.uuid })
  const started = await site.platform.db
    .updateTable('imports')
    .set({ state: 'running' })
    .where('uuid', '=', id)
    .returning('id')
    .executeTakeFirstOrThrow()
  const { groups } = await statementsOf(() => carryOut(site.platform, started.id))
  const done = await site.platform.db.selectFrom('imports').select(['state', 'added']).where('uuid', '=', id).executeTakeFirst()
  expect(done).toEqual({ state: 'done', added: people })
  return groups.flat().length
}

test('INT-03 P10 a hundred people more cost a constant number of statements', async () => {
  await statementsFor(50)
  const [one, two, three] = [await statementsFor(100), await statementsFor(200), await statementsFor(300)]
  expect(three - two).toBe(two - one)
  expect(two - one).toBeLessThan(30)
})
