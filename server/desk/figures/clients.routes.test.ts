import { expect, test } from 'vitest'
import { getClientFiguresEndpoint, getQuestionFiguresEndpoint } from '#domain/desk/figures/clients.contract.ts'
import { dayMs } from '#domain/kernel/dates.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { makePlacement } from '../../testing/placements.ts'
import { createCard, makeApplication } from '../../testing/records.ts'
import { makeQuestion } from '../../testing/screening.ts'
import { makeShortlist } from '../../testing/shortlists.ts'

const site = sharedTestApp({ WORKER: '0' })
const after = (days: number) => new Date(site.platform.now().getTime() + days * dayMs)

test('CLT-02 PLC-01 figures follow people presented to clients, with the median until the first answer', async () => {
  const { db } = site.platform
  const { token } = await site.person({ role: 'administrator' })
  const placed = await makePlacement(site)
  const [answered, waiting] = [await createCard(site), await createCard(site)]
  await db.updateTable('vacancies').set({ client_id: placed.client_id }).where('id', '=', answered.vacancy.id).execute()
  const lists = [placed, placed, answered, waiting].map((shown) => makeShortlist(site, { shown }))
  const [one, again, other] = await Promise.all(lists)
  const answer = async (list: { id: number } | undefined, days: number, former: object[] = []) =>
    db
      .updateTable('shortlist_people')
      .set({ answer: 'yes', answered_at: after(days), former_answers: JSON.stringify(former) })
      .where('shortlist_id', '=', list?.id ?? 0)
      .execute()
  // The first answer counts: the second one of a list is later, and so is that to the same person's second list.
  await answer(one, 9, [{ answer: 'comment', at: after(1).toISOString(), comment: '', times: [] }])
  await answer(again, 20)
  await answer(other, 4)
  const read = async (query = {}) => (await site.call(getClientFiguresEndpoint, { token, query })).answer.data
  const all = await read()
  expect(all.total).toEqual({ presented: 3, interviewed: 0, placed: 1, answered: 2, median_days: 2.5 })
  const client = await db.selectFrom('clients').select('uuid').where('id', '=', placed.client_id).executeTakeFirstOrThrow()
  const own = all.clients.find((row) => row.client.uuid === client.uuid)
  expect(own).toMatchObject({ presented: 2, placed: 1, answered: 2, median_days: 2.5 })
  expect((await read({ vacancy: waiting.vacancy.uuid })).total).toMatchObject({ presented: 1, answered: 0, median_days: null })
  expect((await read({ from: '2001-01', to: '2001-02' })).total.presented).toBe(0)
  const candidates = await site.person({ role: [{ module: 'candidates', item: 'view' }] })
  expect((await site.call(getClientFiguresEndpoint, { token: candidates.token })).status).toBe(403)
})

test('SCQ-03 figures count who answered the questions of a vacancy, and the marks', async () => {
  const { db, now } = site.platform
  const { token } = await site.person({ role: 'administrator' })
  const { vacancy, card } = await createCard(site)
  await makeApplication(site.platform, vacancy.id, (await site.person()).id, 'apply', 'a1')
  await makeQuestion(site.platform, vacancy.id)
  const answer = { kind: 'yes_no', question: '¿Viajas?', answer: ['no'], answered_at: now(), knockout_reason: 'Viaja' }
  await db
    .insertInto('screening_answers')
    .values([0, 1].map((position) => ({ application_id: card.id, vacancy_id: vacancy.id, position, ...answer })))
    .execute()
  const { vacancies } = (await site.call(getQuestionFiguresEndpoint, { token })).answer.data
  expect(vacancies.find((row) => row.vacancy.uuid === vacancy.uuid)).toMatchObject({ asked: 2, answered: 1, knockouts: 1 })
})
