import { expect, test } from 'vitest'
import { getTimelineEndpoint, listApplicationsEndpoint } from '#domain/hiring/applications/applications.contract.ts'
import { getCardEndpoint } from '#domain/hiring/board/board.contract.ts'
import { sharedTestApp } from '../../../testing/app.ts'
import { historyImports } from '../../../testing/past-applications.ts'

const site = sharedTestApp()
const { csv, head, look, bring, candidate, vacancyAt, cardOf } = historyImports(site)

test('MOV-01 staff see what was brought along and by whom, and the candidate sees a record of before', async () => {
  const staff = await site.person({ role: 'administrator' })
  const noa = await candidate('noa@registro.example', 'Noa', 'Vera')
  await vacancyAt('Registro SA', 'Archivista')
  await bring(staff, csv(head, 'noa@registro.example;;Archivista;Registro SA;Entrevista;13/02/2025;;;;'))
  const card = await cardOf(noa.id)
  const shown = await site.call(getCardEndpoint, { token: staff.token, params: { id: card.uuid } })
  expect(shown.answer.data.timeline.map(({ kind, brought }) => [kind, brought])).toEqual([
    ['brought', null],
    ['moved', 'undated'],
    ['applied', 'dated'],
  ])
  const own = await site.call(listApplicationsEndpoint, { token: noa.token, query: {} })
  expect(own.answer.data).toMatchObject([{ brought: true, stage: 'firstInterview', to_do: false }])
  const timeline = await site.call(getTimelineEndpoint, { token: noa.token, params: { uuid: card.uuid } })
  expect(timeline.answer.data.map(({ kind, stage }) => [kind, stage])).toEqual([
    ['brought', 'apply'],
    ['brought', 'firstInterview'],
  ])
})

test('MOV-01 a limited role brings history into its own vacancies alone, and of people whom it sees', async () => {
  const staff = await site.person({ role: 'administrator' })
  const ema = await candidate('ema@limite.example', 'Ema', 'Soto')
  const vacancy = await vacancyAt('Límite SA', 'Portera')
  const file = csv(head, 'ema@limite.example;Ema Soto;Portera;Límite SA;Entrevista;13/02/2025;;;;')
  expect((await look(staff, file)).counts).toMatchObject({ new: 1 })
  const rights = (['view', 'change'] as const).map((item) => ({ module: 'candidates', item }) as const)
  const limited = await site.person({ role: rights, limited: true })
  expect((await look(limited, file)).lines).toMatchObject([{ outcome: 'unknown', reasons: ['records.history.unknown.person'] }])
  await site.platform.db.updateTable('vacancies').set({ owner_id: limited.id }).where('id', '=', vacancy.id).execute()
  await site.platform.db.updateTable('users').set({ added_by: limited.id }).where('id', '=', ema.id).execute()
  expect((await look(limited, file)).counts).toMatchObject({ new: 1 })
})
