import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Endpoint } from '#domain/kernel/endpoint.ts'
import { exports } from '../../exports.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { fileOf } from '../../testing/documents.ts'
import { importPeople, previewPeople } from '../../testing/import-files.ts'
import { writeProfile } from '../../testing/pool.ts'
import { odsFile, rowsOfXlsx, xlsxFile } from '../../testing/workbooks.ts'

const site = sharedTestApp()

/** People with everything that a list of them exports. */
async function makePeople(family: string, staff: TestPerson) {
  const { db, now } = site.platform
  const skill = await db
    .insertInto('skills')
    .values({ name: `Regreso ${family}` })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [at, name] of ['Uno', 'Dos', 'Tres'].entries()) {
    const person = await site.person({ firstName: `Vuelta ${family}`, lastName: name })
    const values = { personal_phone: `+57 300 111 223${at}`, city: 'Cali', date_of_birth: `1990-0${at + 1}-0${at + 3}` }
    await writeProfile(site, person, values)
    await db.insertInto('user_skills').values({ user_id: person.id, skill_id: skill.id }).execute()
    const note = { user_id: person.id, author_id: staff.id, created_at: now(), updated_at: now() }
    await db
      .insertInto('person_notes')
      .values(['Llamar en marzo', '1/2 tiempo\nSegunda línea'].map((body) => ({ ...note, body })))
      .execute()
  }
}

test.each(['csv', 'xlsx', 'ods'] as const)(
  'INT-14 our own export of people comes in again as %s, and changes nothing of anybody',
  async (format) => {
    const staff = await site.person({ role: 'administrator' })
    await makePeople(format, staff)
    for (const list of ['users', 'candidates'] as const)
      for (const language of ['es', 'en'] as const) {
        const body = { format: format === 'csv' ? 'csv' : 'xlsx', language }
        const query = { q: `vuelta ${format}` }
        const exported = await site.call(exports[list][1] as Endpoint, { token: staff.token, query, body })
        const file =
          format === 'ods'
            ? await odsFile({ Personas: await rowsOfXlsx(exported.bytes) })
            : fileOf(exported.bytes, `personas.${format}`)
        const { uploaded, preview } = await previewPeople(site, staff, file, { known: 'complete' })
        expect([list, uploaded.file?.columns.map(({ guess }) => guess).slice(0, 3)]).toEqual([
          list,
          ['full_name', 'email', 'ignore'],
        ])
        expect([list, language, preview.counts]).toEqual([list, language, { new: 0, known: 3, declined: 0, twice: 0, wrong: 0 }])
        expect([list, language, preview.completions.count, preview.completions.unchanged]).toEqual([list, language, 0, 3])
      }
  },
)

test.each(['xlsx', 'ods'] as const)('INT-14 dates, phones and texts of an export come back the same as %s', async (format) => {
  const staff = await site.person({ role: 'administrator' })
  await makePeople(`igual ${format}`, staff)
  const query = { q: `vuelta igual ${format}` }
  const exported = await site.call(exports.users[1] as Endpoint, { token: staff.token, query, body: { format: 'xlsx' } })
  const [head = [], ...rows] = await rowsOfXlsx(exported.bytes)
  const moved = rows.map((row) => row.map((cell, at) => (at === 1 ? `${format}.${String(cell)}` : cell)))
  const file = await (format === 'ods' ? odsFile : xlsxFile)({ Personas: [head, ...moved] })
  // The list has a column of consents, which the colleague has to declare.
  await importPeople(site, staff, file, { consent_declared: true, consented_on: '2024-03-02', consent_how: 'Lista' })
  const emails = rows.map((row) => String(row[1]))
  const read = (addresses: readonly string[]) =>
    site.platform.db
      .selectFrom('users')
      .innerJoin('profiles', 'profiles.user_id', 'users.id')
      .select(['personal_phone', 'date_of_birth', sql<string>`concat_ws(' ', first_name, last_name)`.as('name')])
      .where('email', 'in', addresses)
      .orderBy('name')
      .execute()
  const after = await read(emails.map((email) => `${format}.${email}`))
  expect(after).toHaveLength(3)
  expect(after).toEqual(await read(emails))
})
