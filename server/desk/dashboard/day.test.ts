import { expect, test } from 'vitest'
import { getInterviewsAheadEndpoint, getVacanciesAtWorkEndpoint } from '#domain/desk/dashboard/dashboard.contract.ts'
import { moveCardEndpoint } from '#domain/hiring/board/board.contract.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { makeApplication, makeVacancy } from '../../testing/records.ts'

const site = sharedTestApp()
const see = (item: 'view' | 'change') => ({ module: 'candidates', item }) as const

/** A candidate's card on the board of a vacancy of its own. */
async function aCard(stage: Stage = 'apply') {
  const vacancy = await makeVacancy(site.platform)
  return { vacancy, card: await makeApplication(site.platform, vacancy.id, (await site.person()).id, stage) }
}

test('ADM-01 vacancies with unopened applications come first', async () => {
  const recruiter = await site.person({ role: [see('view'), see('change')] })
  const { token } = recruiter
  const atWork = async () => (await site.call(getVacanciesAtWorkEndpoint, { token })).answer.data
  const waiting = await aCard()
  const latest = await makeVacancy(site.platform)
  const first = await atWork()
  expect(first.own).toBe(false)
  const places = [waiting.vacancy.uuid, latest.uuid].map((uuid) => first.vacancies.findIndex((one) => one.uuid === uuid))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places).not.toContain(-1)
  const quiet = await aCard()
  for (const { card } of [waiting, quiet])
    await site.call(moveCardEndpoint, {
      token,
      body: { uuid_element: card.uuid, name_board: 'makeTest', before: null, version: card.version },
    })
  await makeApplication(site.platform, waiting.vacancy.id, (await site.person()).id)
  expect((await atWork()).vacancies.map(({ uuid, unopened }) => [uuid, unopened])).toEqual([
    [waiting.vacancy.uuid, 1],
    [quiet.vacancy.uuid, 0],
  ])
})

test('ADM-01 shows the interviews of today and tomorrow of the vacancies that the person sees', async () => {
  const { platform } = site
  const recruiter = await site.person({ role: [see('view')] })
  const limited = await site.person({ role: [see('view')], limited: true })
  const { card, vacancy } = await aCard('firstInterview')
  const hour = (after: number) => new Date(platform.now().getTime() + after * 3_600_000)
  const make = (stage: 'firstInterview' | 'secondInterview', after: number) =>
    platform.db
      .insertInto('interviews')
      .values({
        ...{ application_id: card.id, stage, starts_at: hour(after), ends_at: hour(after + 1), time_zone: 'America/Bogota' },
        ...{ sender: 'Equipo', organizer: 'Equipo' },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  const { id } = await make('firstInterview', -0.5)
  await make('secondInterview', 72)
  const ahead = async ({ token }: { token: string }) =>
    (await site.call(getInterviewsAheadEndpoint, { token })).answer.data.interviews.filter(
      ({ uuid_element }) => uuid_element === card.uuid,
    )
  expect(await ahead(recruiter)).toMatchObject([
    { vacant_uuid: vacancy.uuid, name_board: 'firstInterview', today: true, answer: null },
  ])
  expect(await ahead(limited)).toEqual([])
  await platform.db
    .updateTable('interviews')
    .set({ cancelled_at: hour(0) })
    .where('id', '=', id)
    .execute()
  expect(await ahead(recruiter)).toEqual([])
})
