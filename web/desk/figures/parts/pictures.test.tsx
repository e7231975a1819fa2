import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { monthsBetween } from '#domain/desk/figures/counts.rules.ts'
import type { Figures } from '#domain/desk/figures/figures.contract.ts'
import { lastDay } from '#domain/desk/figures/pictures.rules.ts'
import { type FunnelStep, funnelSteps, type StageOnTheWay, stagesOnTheWay } from '#domain/desk/figures/runs.rules.ts'
import { rowsOf } from '#domain/desk/figures/tables.rules.ts'
import type { WaitingFigures } from '#domain/desk/figures/waiting.contract.ts'
import { textIn } from '../../../platform/i18n/catalog.ts'
import { expectAccessible } from '../../../testing/accessibility.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { FlowPicture } from './flow-picture.tsx'
import { MonthsPicture } from './months-picture.tsx'
import { SourcesPicture } from './sources-picture.tsx'
import { WaitingPicture } from './waiting-figures.tsx'

const t = textIn('es')
const filter = { from: '2026-01', to: '2026-12', vacancy: '', client: '', owner: '', brought: '' }
const longName = 'Pretende un salario mucho mayor que el aprobado por el cliente para este cargo hoy'

const funnelOf = (...counts: number[]) => funnelSteps.map((step, at) => ({ step, count: counts[at] ?? 0 }))
const loss = (step: FunnelStep, name: string, count: number): Figures['losses'][number] => ({
  step,
  outcome: 'rejected',
  reason: { uuid: name, name },
  count,
})
const waiting = (days: Partial<Record<StageOnTheWay, WaitingFigures['stages'][number]['days']>>): WaitingFigures => ({
  term: 7,
  stages: (stagesOnTheWay as readonly StageOnTheWay[]).map((stage) => {
    const of = days[stage] ?? []
    const people = of.reduce((sum, { count }) => sum + count, 0)
    return { stage, people, shown: people, days: of }
  }),
})
const source = (name: string, count: number, interviewed: number, hired: number) =>
  ({ kind: 'link', name, count, interviewed, hired }) as const
const sourceRows = (...sources: Figures['sources']) => rowsOf.sources({ sources } as unknown as Figures)
const month = (of: string, applied: number, hired = 0) => ({ month: of, applied, hired, rejected: 0 })
const widthsOf = (selector: string) => [...document.querySelectorAll(selector)].map((mark) => mark.getBoundingClientRect().width)

test('PIC-01 the solid part of a stage is as long as the next one, and what was lost has its share and reasons', async () => {
  const losses = [loss('apply', 'Salario', 40), loss('apply', 'Experiencia', 20), loss('makeTest', 'Puntos', 3)]
  await renderPart(<FlowPicture figures={{ funnel: funnelOf(100, 20, 8, 4, 2, 1), losses }} filter={filter} />)
  const [apply, tests] = page.getByRole('list').last().getByRole('listitem').all()
  await expect.element(apply!).toBeVisible()
  expect(apply!.element().textContent).toMatch(/No siguieron:\s60\s\(60\s%\)\s·\sSalario\s40\s·\sExperiencia\s20$/)
  expect(tests!.element().textContent).toMatch(/No siguieron:\s3\s\(15\s%\)\s·\sPuntos\s3$/)
  const wholeOf = (item: Element) =>
    [...item.querySelectorAll('rect')].reduce((sum, part) => sum + part.getBoundingClientRect().width, 0)
  const wentOn = apply!.element().querySelector('[data-mark="solid"]')!.getBoundingClientRect().width
  expect(wentOn / wholeOf(apply!.element())).toBeCloseTo(0.2, 1)
  expect(wholeOf(tests!.element()) / wentOn).toBeCloseTo(1, 1)
  const link = page.getByRole('link', { name: /Postulación: Salario, No siguieron: 40/ })
  await expect.element(link).toHaveAttribute('href', expect.stringContaining('lost%3Aapply%3Arejected%3ASalario'))
  await expectAccessible()
})

test('PIC-01 of fewer than 20 people the flow and the sources state counts and no share', async () => {
  const losses = [loss('apply', 'Salario', 3)]
  await renderPart(<FlowPicture figures={{ funnel: funnelOf(7, 4), losses }} filter={filter} />)
  await expect.element(page.getByText(/No siguieron: 3 de 7/)).toBeVisible()
  expect(document.body.textContent).not.toContain('%')
})

test.each([
  ['nobody', []],
  ['one person', [1]],
  ['everybody in one stage', [1000]],
  ['a thousand who all got there', [1000, 1000, 1000, 1000, 1000, 1000]],
] as const)('PIC-01 the flow of %s has its picture', async (_, counts) => {
  await renderPart(<FlowPicture figures={{ funnel: funnelOf(...counts), losses: [] }} filter={filter} />)
  await expect.element(page.getByRole('list').last().getByRole('listitem').first()).toBeVisible()
  expect(page.getByRole('list').last().getByRole('listitem').all()).toHaveLength(6)
  const reached = counts.filter((count) => count > 0).length
  expect(document.querySelectorAll('li[data-stage] rect')).toHaveLength(reached)
  await expectAccessible()
})

test('PIC-01 reasons of 80 letters fit a phone, and those beyond three are counted', async () => {
  await page.viewport(360, 740)
  onTestFinished(() => page.viewport(1280, 800))
  const losses = Array.from({ length: 5 }, (_, at) => loss('apply', `${longName} ${at}`, 9 - at))
  await renderPart(<FlowPicture figures={{ funnel: funnelOf(60, 20), losses }} filter={filter} />)
  await expect.element(page.getByText(t('figures.flow.more', { count: 2 }), { exact: false })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(360)
  await expectAccessible()
})

test('PIC-01 a source has its arrivals, interviews and hires as links, and its shares as a bar', async () => {
  const rows = sourceRows(source('linkedin', 200, 20, 2), source('feria', 50, 25, 5), source(longName, 3, 3, 0))
  await page.viewport(360, 740)
  onTestFinished(() => page.viewport(1280, 800))
  await renderPart(<SourcesPicture rows={rows} filter={filter} />)
  const items = page.getByRole('list').last().getByRole('listitem').all()
  const texts = items.map((item) => item.element().textContent)
  expect(texts[0]).toContain('feria')
  expect(texts[0]).toContain('A entrevista: 25 (50 %)')
  expect(texts[1]).toContain('A entrevista: 20 (10 %)')
  expect(texts[2]).toContain('A entrevista: 3 de 3')
  expect(
    items[0]!
      .getByRole('link')
      .all()
      .map((link) => link.element().textContent),
  ).toEqual(['50', '25', '5'])
  const [all = 1, interviewed = 0, hired = 0] = widthsOf('ol li:first-child rect')
  expect([interviewed / all, hired / all].map((share) => Math.round(share * 100))).toEqual([50, 10])
  expect(document.documentElement.scrollWidth).toBe(360)
  await expectAccessible()
})

test('PIC-01 months are columns with hires as a line, which stops at empty months', async () => {
  const months = [
    ...[month('2026-01', 10, 1), month('2026-02', 40, 2)],
    ...monthsBetween('2026-03', '2026-05').map((of) => month(of, 0)),
    month('2026-06', 20),
  ]
  await renderPart(<MonthsPicture figures={{ from: '2026-01', to: '2026-06', months }} />)
  const picture = page.getByRole('img').element()
  await expect.element(page.getByText(t('figures.months.applied', { most: '40' }))).toBeVisible()
  const heights = [...picture.querySelectorAll('rect')].map((column) => column.getBoundingClientRect().height)
  expect(heights.map((height) => Math.round((height / Math.max(...heights)) * 40))).toEqual([10, 40, 20])
  expect(picture.querySelectorAll('circle')).toHaveLength(3)
  // The floor, and the line between January and February.
  expect(picture.querySelectorAll('line')).toHaveLength(2)
  expect([...picture.querySelectorAll('title')].map(({ textContent }) => textContent)).toContain(
    t('figures.months.gap', { count: 3 }),
  )
  await expectAccessible()
})

test.each([
  ['no month', []],
  ['one month', [month('2026-01', 1)]],
  ['ten years', monthsBetween('2017-01', '2026-12').map((of, at) => month(of, 1000 - at, at % 3))],
])('PIC-01 the picture of %s fits a phone', async (_, months) => {
  await page.viewport(360, 740)
  onTestFinished(() => page.viewport(1280, 800))
  await renderPart(<MonthsPicture figures={{ from: '2017-01', to: '2026-12', months }} />)
  await expect.element(page.getByRole('img')).toBeVisible()
  expect(document.querySelectorAll('[role="img"] rect')).toHaveLength(months.length)
  expect(document.documentElement.scrollWidth).toBe(360)
  await expectAccessible()
})

test('PIC-01 each person in process is a dot at their days, and those without news for too long are counted', async () => {
  const days = [
    { days: 0, count: 3, late: 0 },
    { days: 9, count: 2, late: 1 },
    { days: 90, count: 1, late: 1 },
  ]
  await renderPart(<WaitingPicture waiting={waiting({ makeTest: days })} />)
  await expect.element(page.getByText(t('figures.waiting_without_news', { late: '2', term: 7 }), { exact: false })).toBeVisible()
  const dots = [...document.querySelectorAll<SVGElement>('[data-dots]')].map(({ dataset }) => Number(dataset.dots))
  expect(dots.reduce((sum, count) => sum + count, 0)).toBe(6)
  await page.getByText(t('figures.all_numbers')).click()
  const row = page
    .getByRole('table')
    .getByRole('row')
    .filter({ hasText: t('board.stage.makeTest') })
  expect(
    row
      .getByRole('cell')
      .all()
      .map((cell) => cell.element().textContent),
  ).toEqual(['3', '0', '2', '0', '1', '2'])
  await expectAccessible()
})

test('PIC-01 a thousand people in one stage on one day stay within the picture', async () => {
  await renderPart(<WaitingPicture waiting={waiting({ apply: [{ days: lastDay, count: 1000, late: 1000 }] })} />)
  await expect.element(page.getByText(t('figures.waiting_dots', { most: '125' }), { exact: false })).toBeVisible()
  const lines = document.querySelectorAll<SVGElement>('[data-dots]')
  expect([...lines].map(({ dataset }) => dataset.dots)).toEqual(['8'])
  await expectAccessible()
})
