import { expect, test } from 'vitest'
import { getShortlistPdfEndpoint } from '#domain/hiring/shortlists/shortlists.contract.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { readPdf } from '../../testing/pdf-text.ts'
import { createCard, makeApplication } from '../../testing/records.ts'
import { makeResult } from '../../testing/results.ts'
import { makeShortlist } from '../../testing/shortlists.ts'

const site = sharedTestApp()

test('CLT-03 RNG-01 the PDF has a cover and one page a person, without contact data, and leaves out who is gone', async () => {
  const { db } = site.platform
  const shown = await createCard(site)
  const { candidate, vacancy } = shown
  const list = await makeShortlist(site, { shown, facts: ['summary', 'experience', 'skills', 'availability'] })
  const [second, gone] = [await site.person({ firstName: 'Beatriz', lastName: 'Segunda' }), await site.person()]
  for (const [place, person] of [second, gone].entries()) {
    const { id } = await makeApplication(site.platform, vacancy.id, person.id)
    await db
      .insertInto('shortlist_people')
      .values({ shortlist_id: list.id, application_id: id, place: place + 1 })
      .execute()
  }
  await db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', gone.id).execute()
  await db.updateTable('shortlists').set({ size: 3, message: 'Tres perfiles' }).where('id', '=', list.id).execute()
  const note = 'Sabe SQL.\n'.repeat(66)
  await db.updateTable('shortlist_people').set({ note, salary: '5 millones' }).where('uuid', '=', list.person).execute()
  const about = `${'Lidero equipos de analistas. '.repeat(60)} ${candidate.email}`
  await db
    .insertInto('profiles')
    .values({ user_id: candidate.id, about })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ about }))
    .execute()
  for (let job = 0; job < 9; job += 1)
    await db
      .insertInto('work_experience')
      .values({
        ...{ user_id: candidate.id, title: `Cargo ${job}`, company: 'Banco', location: 'Cali', website: '', description: '' },
        ...{ from_date: `201${job}-01-01`, to_date: `201${job}-12-01` },
      })
      .execute()
  for (let skill = 0; skill < 12; skill += 1) {
    const { bank } = await makeResult(site.platform, { texts: 0, right: 9, userId: candidate.id })
    await db.insertInto('vacancy_skills').values({ vacancy_id: vacancy.id, skill_id: bank.skillId }).execute()
  }
  const { token } = await site.person({ role: [{ module: 'candidates', item: 'view' }] })
  const answer = await site.call(getShortlistPdfEndpoint, { token, params: { uuid: list.uuid } })
  const { pages, tags, language, alternatives } = readPdf(answer.bytes)
  expect(language).toBe('es')
  expect(pages).toHaveLength(3)
  expect(pages[0]).toContain(vacancy.title)
  expect(pages[0]).toContain('Tres perfiles')
  expect(pages[0]).toContain('Beatriz Segunda')
  expect(pages[1]).toMatch(/Habilidad con prueba(?: \d+|…) \d+ ±\d+ Habilidad/)
  expect(pages[1]).not.toMatch(/Excelente|Regular/)
  expect(alternatives).toContain('90 ±12 de 100 puntos: Sobresaliente o Excelente')
  expect(pages[1]).toContain('Otros resultados, en el enlace: 5.')
  expect(pages[1]).toContain('Otros empleos, en el enlace: 5.')
  expect(pages[1]).toContain('Por qué la presentamos Sabe SQL')
  expect(pages[2]).toContain('Beatriz Segunda')
  for (const hidden of [candidate.email, second.email, gone.email, 'Pregunta', 'Correcta'])
    expect(pages.join(' ')).not.toContain(hidden)
  expect(tags).toEqual(expect.arrayContaining(['H1', 'H3', 'Table', 'TH', 'TD']))
}, 30_000)
