import { expect, test } from 'vitest'
import { exports } from '#domain/desk/exports/exports.contract.ts'
import type { Endpoint } from '#domain/kernel/endpoint.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { fileOf } from '../../testing/documents.ts'
import { previewPeople } from '../../testing/import-files.ts'
import { writeProfile } from '../../testing/pool.ts'

const site = sharedTestApp()

test.each(['csv', 'xlsx'] as const)(
  'INT-14 our own export of people comes in again as %s, and everybody is known',
  async (format) => {
    const staff = await site.person({ role: 'administrator' })
    for (const name of ['Uno', 'Dos', 'Tres']) {
      const person = await site.person({ firstName: `Vuelta ${format}`, lastName: name })
      await writeProfile(site, person, { personal_phone: '+57 300 111 2233' })
    }
    for (const list of ['users', 'candidates'] as const) {
      const query = { q: `vuelta ${format}` }
      const exported = await site.call(exports[list][1] as Endpoint, { token: staff.token, query, body: { format } })
      const { uploaded, preview } = await previewPeople(site, staff, fileOf(exported.bytes, `personas.${format}`))
      expect([list, uploaded.file?.columns.map(({ guess }) => guess).slice(0, 2)]).toEqual([list, ['full_name', 'email']])
      expect([list, preview.counts]).toEqual([list, { new: 0, known: 3, twice: 0, wrong: 0 }])
    }
  },
)
