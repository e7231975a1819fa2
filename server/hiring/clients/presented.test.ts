import { expect, test } from 'vitest'
import { listPresentedEndpoint } from '#domain/hiring/clients/presented.contract.ts'
import { answerShortlistEndpoint } from '#domain/hiring/shortlists/shortlists.contract.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { exportedRows } from '../../testing/exported.ts'
import { makeApplication } from '../../testing/records.ts'
import { makeShortlist } from '../../testing/shortlists.ts'

const site = sharedTestApp()

test('CLT-01 the page of a client lists the people of its shortlists with the newest answer, and no other applicants', async () => {
  const staff = await site.person({ role: 'administrator' })
  const { secret, person, vacancy, candidate, card } = await makeShortlist(site)
  await makeApplication(site.platform, vacancy.id, (await site.person()).id)
  const client = await site.platform.db
    .selectFrom('clients')
    .innerJoin('vacancies', 'vacancies.client_id', 'clients.id')
    .select('clients.uuid')
    .where('vacancies.id', '=', vacancy.id)
    .executeTakeFirstOrThrow()
  const params = { id: client.uuid }
  const presented = async () => {
    const { data } = (await site.call(listPresentedEndpoint, { token: staff.token, params })).answer
    return data.map(({ uuid, person, answer }) => [uuid, person.uuid, answer])
  }
  expect(await presented()).toEqual([[card.uuid, candidate.uuid, 'waiting']])
  expect((await site.call(answerShortlistEndpoint, { body: { secret, code: '', person, answer: 'yes' } })).status).toBe(200)
  expect(await presented()).toEqual([[card.uuid, candidate.uuid, 'yes']])
  const { header, rows } = await exportedRows(site, 'presented', staff, { params, query: {} })
  expect(rows[0]?.[header.indexOf('Respuesta del cliente')]).toBe('Le interesa')
})
