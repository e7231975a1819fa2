import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Figures as Shown } from '#domain/desk/figures/figures.contract.ts'
import { formatMonth } from '#domain/kernel/dates.ts'
import { textIn } from '../../../platform/i18n/catalog.ts'
import { expectAccessible } from '../../../testing/accessibility.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import Figures from './figures.tsx'

const t = textIn('es')
afterEach(() => vi.restoreAllMocks())

const figures: Shown = {
  from: '2026-03',
  to: '2026-04',
  first_month: '2025-11',
  updating: false,
  funnel: [
    { step: 'apply', count: 1240 },
    { step: 'makeTest', count: 310 },
    { step: 'firstInterview', count: 90 },
    { step: 'secondInterview', count: 40 },
    { step: 'approved', count: 22 },
    { step: 'hired', count: 18 },
  ],
  outcomes: [
    { outcome: 'hired', count: 18 },
    { outcome: 'rejected', count: 700 },
    { outcome: 'withdrawn', count: 60 },
    { outcome: 'removed', count: 0 },
    { outcome: 'open', count: 462 },
  ],
  losses: [
    { step: 'apply', outcome: 'rejected', reason: { uuid: 'r', name: 'Sin experiencia' }, count: 500 },
    { step: 'apply', outcome: 'withdrawn', reason: null, count: 60 },
    { step: 'makeTest', outcome: 'rejected', reason: { uuid: null, name: '' }, count: 200 },
  ],
  stays: [
    { stage: 'apply', median: 3, most: 9, finished: 800, running: 440 },
    { stage: 'makeTest', median: 1, most: 5, finished: 300, running: 10 },
    { stage: 'firstInterview', median: null, most: null, finished: 0, running: 90 },
    { stage: 'secondInterview', median: 4, most: 6, finished: 40, running: 0 },
    { stage: 'approved', median: 5, most: 12, finished: 18, running: 4 },
  ],
  to_hire: { median: 24, most: 41 },
  sources: [
    { kind: 'link', name: 'linkedin', count: 800, interviewed: 60, hired: 12 },
    { kind: 'staff', name: '', count: 440, interviewed: 30, hired: 6 },
  ],
  tests: [{ uuid: 'a', name: 'Excel', asked: 1240, taken: 300, passed: 120 }],
  reasons: [],
  months: [
    { month: '2026-03', applied: 700, hired: 8, rejected: 300 },
    { month: '2026-04', applied: 540, hired: 10, rejected: 400 },
  ],
}
const choices = {
  vacancies: [{ uuid: 'v', name: 'Auxiliar contable', language: 'es' }],
  clients: [{ uuid: 'c', name: 'Andina S.A.' }],
  owners: [{ uuid: 'o', name: 'Olga Dueña' }],
}

/** Answers with these figures; returns the queries of the calls for figures. */
function serve(shown: Shown) {
  const asked: URLSearchParams[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const { pathname, searchParams } = new URL(String(address), location.href)
    if (pathname.endsWith('/choices')) return Response.json({ data: choices })
    if (pathname.endsWith('/scorecards')) return Response.json({ data: [] })
    if (pathname.endsWith('/waiting')) return Response.json({ data: { term: 7, stages: [] } })
    asked.push(searchParams)
    return Response.json({ data: shown })
  })
  return asked
}
const card = (part: 'funnel' | 'time' | 'sources' | 'months') =>
  page.getByRole('region', { name: t(`figures.part.${part}`), exact: true })
const table = (part: Parameters<typeof card>[0]) => card(part).getByRole('table')
/** Unfolds all numbers of a part. */
const openNumbers = (part: Parameters<typeof card>[0]) => card(part).getByText(t('figures.all_numbers')).click()
const cellsOf = (part: Parameters<typeof table>[0], row: string) =>
  table(part)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: row, exact: true }) })
    .getByRole('cell')
    .all()
    .map((cell) => cell.element().textContent)

test('REP-01 SPEC-77 four numbers come first, then bars that carry their number as a link to the people', async () => {
  serve(figures)
  await renderPart(<Figures />)
  await expect.element(card('funnel')).toBeVisible()
  await expect.element(page.getByText(/No cuentan las de quienes todavía no dan su consentimiento\./)).toBeVisible()
  await expect.element(page.getByText(/Los plazos de más de 60 días van redondeados hacia abajo\./)).toBeVisible()
  const headlines = [...document.querySelectorAll('dl dd')].map(({ textContent }) => textContent)
  expect(headlines).toEqual(['1.240', '462', '18', '24 días'])
  for (const part of ['funnel', 'sources', 'months'] as const) await openNumbers(part)
  expect(cellsOf('funnel', 'Pruebas')).toEqual(['310', '25 %', '200', '65 %'])
  expect(cellsOf('funnel', t('figures.word.hired')).slice(0, 2)).toEqual(['18', '1 %'])
  expect(cellsOf('time', 'Postulación')).toEqual(['3', '9'])
  expect(cellsOf('time', 'Primera entrevista')).toEqual(['–sin dato', '–sin dato'])
  expect(cellsOf('sources', 'Enlace «linkedin»')).toEqual(['800', '60', '8 %', '12', '2 %'])
  expect(cellsOf('months', formatMonth('2026-04-01', 'es'))).toEqual(['540', '10', '400'])
  const people = '/vacancies/admin/figures/people?from=2026-03&to=2026-04&figure='
  const link = card('funnel')
    .getByRole('list')
    .getByRole('link', { name: /^Pruebas, Postulaciones: 310/ })
  await expect.element(link).toHaveAttribute('href', `${people}reached%3AmakeTest`)
  await expect
    .element(page.getByRole('link', { name: /^Total, Contrataciones: 18/ }))
    .toHaveAttribute('href', `${people}outcome%3Ahired`)
  await expect.element(page.getByText(t('figures.empty.reasons'))).toBeVisible()
  await expectAccessible()
})

test('REP-01 all numbers of a part are folded', async () => {
  serve(figures)
  await renderPart(<Figures />)
  await expect.element(card('funnel')).toBeVisible()
  const all = page.getByRole('table', { name: t('figures.all_numbers_of', { part: t('figures.part.time') }) })
  await expect.element(all).not.toBeInTheDocument()
  await openNumbers('time')
  await expect.element(all.getByRole('row', { name: /^Postulación/ })).toHaveTextContent('Postulación39800440')
})

test('REP-01 at 1280 px a year of figures takes at most 1,600 px', async () => {
  await page.viewport(1280, 800)
  document.body.dataset.frame = 'workplace'
  onTestFinished(() => void delete document.body.dataset.frame)
  const months = Array.from({ length: 12 }, (_, at) => ({
    month: `2026-${String(at + 1).padStart(2, '0')}`,
    applied: 70 + at,
    hired: at,
    rejected: 30,
  }))
  const tests = Array.from({ length: 12 }, (_, at) => ({
    uuid: String(at),
    name: `Habilidad ${at}`,
    asked: 90,
    taken: 30,
    passed: 12,
  }))
  const reasons = Array.from({ length: 12 }, (_, at) => ({ uuid: String(at), name: `Motivo ${at}`, count: 12 - at }))
  serve({ ...figures, months, tests, reasons })
  await renderPart(<Figures />)
  await expect.element(card('months')).toBeVisible()
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(1600)
})

test('REP-01 filters ask for other figures, and the later choice of a month wins', async () => {
  const asked = serve(figures)
  await renderPart(<Figures />)
  await expect.element(card('funnel')).toBeVisible()
  const last = () => Object.fromEntries(asked.at(-1) ?? [])
  await page.getByLabelText(t('figures.client')).selectOptions('Andina S.A.')
  await expect.poll(last).toEqual({ client: 'c' })
  await page.getByLabelText(t('figures.to')).selectOptions('2025-12')
  await expect.poll(last).toEqual({ client: 'c', from: '2025-12', to: '2025-12' })
  await page.getByRole('button', { name: t('figures.clear') }).click()
  await expect.poll(last).toEqual({})
})

test('REP-01 a new site says what will be here, and a period without applications says so', async () => {
  const none = {
    ...figures,
    first_month: null,
    funnel: figures.funnel.map(({ step }) => ({ step, count: 0 })),
    months: figures.months.map(({ month }) => ({ month, applied: 0, hired: 0, rejected: 0 })),
  }
  serve(none)
  const first = await renderPart(<Figures />)
  await expect.element(page.getByText(t('figures.new_site'))).toBeVisible()
  await expect.element(page.getByRole('search')).not.toBeInTheDocument()
  first.unmount()
  serve({ ...none, first_month: '2025-11', updating: true })
  await renderPart(<Figures />)
  await expect.element(page.getByText(t('figures.nothing'))).toBeVisible()
  await expect.element(page.getByText(t('figures.updating'))).toBeVisible()
})

test('REP-01 a phone shows whole names, bars and numbers without a wider page', async () => {
  await page.viewport(360, 740)
  onTestFinished(() => page.viewport(1280, 800))
  serve(figures)
  await renderPart(<Figures />)
  await expect.element(card('months')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(360)
  for (const name of document.querySelectorAll<HTMLElement>('tbody th'))
    expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth)
})
